import * as calls from './calls';
import { callSchemas } from './call-schemas';

const endpoints = new Map(
  Object.entries(callSchemas).map(([id, { method, path }]) => [id, { method, path }] as const),
);

describe('the calls of the browser', () => {
  it.each(Object.values(calls))('$id has the method and the path of its schema', ({ id, method, path }) => {
    expect({ method, path }).toEqual(endpoints.get(id));
  });

  it('are named after their id', () => {
    expect(Object.entries(calls).filter(([name, { id }]) => name !== `${id}Call`)).toEqual([]);
  });

  it('have a path with exactly the parameters of their schema', () => {
    for (const [id, call] of Object.entries(callSchemas)) {
      const named = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      const params = 'params' in call ? Object.keys(call.params.properties) : [];
      expect([id, named]).toEqual([id, params]);
    }
  });
});

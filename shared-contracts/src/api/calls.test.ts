import * as calls from './calls';
import { callSchemas } from './call-schemas';

describe('the calls of the browser', () => {
  it('match the schemas in method and path', () => {
    const light = Object.fromEntries(
      Object.values(calls).map(({ id, method, path }) => [id, { method, path }]),
    );
    const full = Object.fromEntries(
      Object.entries(callSchemas).map(([id, { method, path }]) => [id, { method, path }]),
    );
    expect(light).toEqual(full);
  });

  it('are named after their id', () => {
    expect(Object.entries(calls).filter(([name, { id }]) => name !== `${id}Call`)).toEqual([]);
  });

  it('name exactly the members of their params in the path', () => {
    for (const [id, call] of Object.entries(callSchemas)) {
      const named = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      const params = 'params' in call ? Object.keys(call.params.properties) : [];
      expect([id, named]).toEqual([id, params]);
    }
  });
});

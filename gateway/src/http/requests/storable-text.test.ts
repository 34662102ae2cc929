import { callSchemas } from '@detour/shared-contracts/schemas';
import type { FastifyInstance } from 'fastify';
import { openSharedDatabase } from '../../../test/databases/shared-cluster';
import { openTestApp } from '../../../test/test-app';
import type { OpenDatabase } from '../../database/open-database';
import { findUnstorable } from './storable-text';

const half = '\ud83d';

describe('findUnstorable', () => {
  it('accepts every well-formed text, emoji and right-to-left marks included', () => {
    const value = { a: ['é', '😀', '👩‍👩‍👧', '\u202eabc', '\u0001', ''], b: { c: null, d: 1, e: true } };
    expect(findUnstorable(value, 'body')).toBeNull();
  });

  it.each([
    [{ a: [{ b: 'x\0' }] }, 'body/a/0/b'],
    [{ a: half }, 'body/a'],
    [{ a: '\udc00\ud800' }, 'body/a'],
    [{ a: { [`x${half}`]: 1 } }, 'body/a'],
    [{ '\0': 1 }, 'body'],
    ['\0', 'body'],
  ])('finds %j', (value, path) => {
    expect(findUnstorable(value, 'body')?.path).toBe(path);
  });

  it('handles the deepest body', () => {
    const deep = JSON.parse(`${'['.repeat(30_000)}"\\u0000"${']'.repeat(30_000)}`) as unknown;
    expect(findUnstorable(deep, 'body')?.message).toContain('NUL');
  });
});

describe('texts that the database cannot store', () => {
  let database: OpenDatabase;
  let app: FastifyInstance;
  beforeAll(async () => {
    database = await openSharedDatabase();
    ({ app } = await openTestApp(database.db));
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const log = { locale: 'fr_FR', location: 'home', message: 'x' };

  it.each([
    [
      'NUL in a body',
      { method: 'POST', url: '/api/log', payload: { ...log, message: 'a\0' } },
      'body/message',
    ],
    [
      'half a pair in a body',
      { method: 'POST', url: '/api/log', payload: `{"message":"\\ud83d"}` },
      'body/message',
    ],
    ['NUL in a query', { method: 'GET', url: '/error?locale=fr_FR&uri=%00' }, 'query/uri'],
    ['NUL in a path', { method: 'GET', url: '/api/front/purchase/vouchers/%00?locale=fr_FR' }, 'params/code'],
    [
      'NUL in a search',
      { method: 'GET', url: `${callSchemas.autocomplete.path}?locale=fr_FR&term=a%00` },
      'query/term',
    ],
  ] as const)('are rejected with the name of their member: %s', async (_name, request, path) => {
    const answer = await app.inject({ ...request, headers: { 'content-type': 'application/json' } });
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, path]);
  });

  it.each(['/api/%zz', '/api/hotels/%c0%af/detail.json', `/api/hotels/${'x'.repeat(300)}/detail.json`])(
    'returns a problem document for a path that cannot be routed: %s',
    async (url) => {
      const answer = await app.inject(url);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      expect(answer.json()).toMatchObject({
        status: answer.statusCode,
        code: expect.stringMatching(/INVALID_REQUEST|PATH_TOO_LONG/),
      });
    },
  );
});

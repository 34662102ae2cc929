/** @jest-environment node */
import Fastify from 'fastify';
import { sendPage } from './send-page';

const etag = 'W/"abc-1"';

const serve = (status = 200, isShared = true) => {
  const page = { status, headers: { 'x-composition-id': 'c1' }, html: '<p>page</p>', etag, renderedAt: 0 };
  const app = Fastify();
  app.get('/', (request, reply) => sendPage(request, reply, { page, isShared, now: 1_795_550_400_001 }));
  return (headers: Readonly<Record<string, string>> = {}) => app.inject({ url: '/', headers });
};

describe('a page that a browser has', () => {
  it.each([etag, '"abc-1"', '"old", W/"abc-1"'])('is answered with 304 for %s', async (asked) => {
    const answer = await serve()({ 'if-none-match': asked });
    expect([answer.statusCode, answer.body]).toEqual([304, '']);
    expect(answer.headers).toMatchObject({
      etag,
      vary: 'Accept-Encoding, Cookie',
      'cache-control': 'private, no-cache',
      'x-composition-id': 'c1',
      'server-timing': 'now;desc="1795550400001"',
    });
  });

  it.each(['"abc-2"', 'W/"abc"', 'abc', ''])('is sent whole for %j', async (asked) => {
    const answer = await serve()({ 'if-none-match': asked });
    expect([answer.statusCode, answer.body]).toEqual([200, '<p>page</p>']);
    expect(answer.headers).toMatchObject({ etag, 'server-timing': 'now;desc="1795550400001"' });
  });

  it('is sent whole with any other status than 200', async () => {
    expect((await serve(404)({ 'if-none-match': etag })).statusCode).toBe(404);
  });

  it('is not kept when it is of one visitor', async () => {
    expect((await serve(200, false)()).headers['cache-control']).toBe('no-store');
  });
});

/** @jest-environment node */
import { connect, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { readConfig } from '../settings/config';
import { registerDevelopmentEvents } from '../development/development-events';
import { createFrontServer } from '../http/front-server';
import { headerTrouble } from './testing/answer-headers.fixture';
import { ask, type Answer } from './fuzz/ask.fixture';
import { openFuzzWorld, type FuzzWorld } from './fuzz/world.fixture';

let world: FuzzWorld;

beforeAll(async () => {
  world = await openFuzzWorld();
});

afterAll(() => world?.close());

const answerTo = async (port: number, text: string): Promise<Answer> => {
  const outcome = await ask(port, Buffer.from(text, 'latin1'));
  if (typeof outcome === 'string') throw new Error(`The response is: ${outcome}`);
  return outcome;
};

const host = 'host: fr.localhost\r\nconnection: close\r\n';
const get = (path: string, more = ''): string => `GET ${path} HTTP/1.1\r\n${host}${more}\r\n`;
const post = (path: string, more = '', body = ''): string =>
  `POST ${path} HTTP/1.1\r\n${host}${more}content-length: ${body.length}\r\n\r\n${body}`;
const font = '/_shell/fonts/figtree-1.woff2';
const own = 'origin: https://fr.localhost\r\n';

const kinds: readonly (readonly [name: string, status: number, request: string])[] = [
  ['a page', 200, get('/recherche')],
  ['a page without its body', 200, get('/recherche').replace('GET', 'HEAD')],
  ['a page that is not there', 404, get('/inexistant')],
  ['a page whose remote is away', 503, get('/cadeau')],
  ['a redirect to a page', 301, get('/recherche/')],
  ['a redirect of customer care', 302, get('/care').replace('fr.localhost', 'fr.care.localhost')],
  ['a redirect to a file', 302, get('/favicon.ico')],
  ['a file of a release', 200, get('/_r/shell/1/entry.js')],
  ['a file that no release has', 404, get('/_r/shell/1/none.js')],
  ['a font', 200, get(font)],
  ['a part of a font', 206, get(font, 'range: bytes=0-9\r\n')],
  ['a range that a font does not have', 416, get(font, 'range: bytes=99999999-\r\n')],
  ['a font that is not there', 404, get('/_shell/fonts/none.woff2')],
  ['the icon', 200, get('/_shell/icon.svg')],
  ['robots.txt', 200, get('/robots.txt')],
  ['health', 200, get('/_shell/health')],
  ['readiness', 200, get('/_shell/ready')],
  ['measurements without the password', 401, get('/metrics')],
  ['a page of the staff without the password', 401, get('/_shell/status')],
  ['a form of another site', 403, post('/_shell/observations', 'origin: https://evil.example\r\n')],
  [
    'a report that is none',
    400,
    post('/_shell/observations', `${own}content-type: application/json\r\n`, '{"a":'),
  ],
  ['a body of another type', 415, post('/_shell/observations', `${own}content-type: a/b\r\n`, 'x')],
  ['a body that is too large', 413, post('/api/x', '', 'x'.repeat(70_000))],
  ['a method that a page does not have', 404, post('/recherche?token=a')],
  ['an answer of the gateway', 200, get('/api/offers.json')],
  ['a refusal of the gateway', 404, get('/api/odd')],
  ['a prefix in unusual writing', 400, get('/%61pi/x')],
  ['a path that cannot be decoded', 400, get('/%zz')],
  ['a method that is not supported', 405, `PROPFIND / HTTP/1.1\r\n${host}\r\n`],
  ['a tunnel', 405, `CONNECT fr.localhost:443 HTTP/1.1\r\n${host}\r\n`],
  ['a host that is not served', 421, get('/').replace('fr.localhost', 'evil.example')],
  ['a compressed body', 415, post('/api/x', 'content-encoding: gzip\r\n', 'x')],
  ['an expectation', 417, post('/api/x', 'expect: 100-continue\r\n', 'x')],
  ['what is no HTTP', 400, 'hello\r\n\r\n'],
  ['headers that are too large', 431, get('/', `x: ${'x'.repeat(20_000)}\r\n`)],
  ['a request that never ends', 408, post('/api/x').replace('length: 0', 'length: 9')],
  ['a body that is broken', 400, `POST /api/x HTTP/1.1\r\n${host}transfer-encoding: chunked\r\n\r\nhello`],
];

describe('the shell server', () => {
  it.each(kinds)('sends %s with the headers of each response (%i)', async (_, status, request) => {
    const answer = await answerTo(world.port, request);
    expect([answer.status, headerTrouble(answer.headers)]).toEqual([status, null]);
  });

  it('lets other origins show a picture of a mail, as the gateway says', async () => {
    const { status, headers } = await answerTo(world.port, get('/images/brand/wordmark.png'));
    expect([status, headers.get('cross-origin-resource-policy')]).toEqual([200, 'cross-origin']);
    expect(headerTrouble(new Map([...headers, ['cross-origin-resource-policy', 'same-origin']]))).toBeNull();
  });

  it('sends 304 with the headers of each response', async () => {
    const { headers } = await answerTo(world.port, get(font));
    const answer = await answerTo(world.port, get(font, `if-none-match: ${headers.get('etag') ?? ''}\r\n`));
    expect([answer.status, headerTrouble(answer.headers)]).toEqual([304, null]);
  });

  it('sends development events with them, except those for https', async () => {
    const app = Fastify();
    const compositions = { current: () => ({ composition: { id: 'c', remotes: {}, integrity: {} } }) };
    const development = { current: () => ({ releases: {}, problem: null, savedAt: 0 }) };
    registerDevelopmentEvents(app, { compositions, development } as never);
    const leave = new AbortController();
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    const answer = await fetch(`${origin}/_shell/dev/events`, { signal: leave.signal });
    expect(headerTrouble(new Map(answer.headers))).toBe('strict-transport-security is missing');
    leave.abort();
    await app.close();
  });

  it('omits the query from the response to a path without such a method', async () => {
    const { body } = await answerTo(world.port, post('/recherche?token=not-hexadecimal'));
    expect(JSON.parse(body)).toMatchObject({ status: 404, code: 'NOT_FOUND', instance: '/recherche' });
    expect(body).not.toContain('not-hexadecimal');
  });

  it('rejects an address with too many connections with the headers of each response', async () => {
    const config = readConfig({ SECURE: '1', CONNECTIONS_PER_ADDRESS: '1' }, '/nowhere');
    const server = createFrontServer(config)((_, response) => void response.end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const first = connect({ port, host: '127.0.0.1' });
    await new Promise((resolve) => server.once('connection', resolve));
    const answer = await answerTo(port, get('/'));
    first.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    expect([answer.status, answer.headers.get('retry-after'), headerTrouble(answer.headers)]).toEqual([
      503,
      '10',
      null,
    ]);
  });
});

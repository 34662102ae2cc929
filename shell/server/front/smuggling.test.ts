import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { talk } from './testing/raw-client.fixture';
import { startRecordingGateway, type RecordingGateway } from './testing/recording-gateway.fixture';
import { createTestShell } from './testing/shop.fixture';

const host = 'Host: fr.localhost\r\n';
const honest = (id: string): string => `GET /api/honest?id=${id} HTTP/1.1\r\n${host}\r\n`;
const inner = `GET /api/smuggled HTTP/1.1\r\n${host}\r\n`;
const post = (headers: string, body = ''): string =>
  `POST /api/outer HTTP/1.1\r\n${host}${headers}\r\n\r\n${body}`;

let folder: string;
let gateway: RecordingGateway;
let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'detour-door-'));
  gateway = await startRecordingGateway();
  app = await createTestShell(folder, { GATEWAY_ORIGIN: gateway.origin });
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});

beforeEach(() => gateway.forget());

afterAll(async () => {
  app.server.closeAllConnections();
  await app.close();
  await gateway.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The next visitors get the correct responses, each over a connection that is still in sync. */
const expectHealthy = async (): Promise<void> => {
  for (const id of ['a', 'b', 'c']) {
    const { answers } = await talk(port, honest(id), 1);
    expect(answers[0]?.body).toContain(`"url":"/api/honest?id=${id}"`);
    expect(answers[0]?.head).toContain(`of=${encodeURIComponent(`/api/honest?id=${id}`)}`);
  }
  expect(gateway.malformed).toEqual([]);
  expect(gateway.begun.filter((line) => line.includes('smuggled'))).toEqual([]);
};

describe('an ambiguous request', () => {
  it('is never split: a compressed body is rejected, neither decompressed nor forwarded', async () => {
    // After decompression, the compressed length covers only padding, and the rest forms a second request.
    let body = gzipSync(inner);
    while (body.length !== gzipSync('x'.repeat(body.length) + inner).length)
      body = gzipSync('x'.repeat(body.length) + inner);
    body = gzipSync('x'.repeat(body.length) + inner);
    const head = post(`Content-Encoding: gzip\r\nContent-Length: ${body.length}`);
    const { answers } = await talk(port, Buffer.concat([Buffer.from(head), body]), 1);
    await expectHealthy();
    expect(gateway.begun).toHaveLength(3);
    expect(answers[0]?.status).toBe(415);
    expect(answers[0]?.head.toLowerCase()).toContain('connection: close');
    expect(answers[0]?.head).toContain('application/problem+json');
  });

  it.each(['gzip', 'x-gzip', 'deflate', 'br', 'identity', 'gzip, gzip', 'zstd'])(
    'is rejected with Content-Encoding: %s, whatever the bytes are',
    async (encoding) => {
      const text = post(`Content-Encoding: ${encoding}\r\nContent-Length: ${inner.length}`, inner);
      const { answers, closed } = await talk(port, text);
      expect([answers[0]?.status, closed]).toEqual([415, true]);
      await expectHealthy();
    },
  );

  it.each(['GET', 'HEAD'])('is rejected when it is a %s with a body', async (method) => {
    for (const framing of [
      `Content-Length: ${inner.length}\r\n\r\n${inner}`,
      `Transfer-Encoding: chunked\r\n\r\n${inner.length.toString(16)}\r\n${inner}\r\n0\r\n\r\n`,
      'Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ]) {
      const { status, closed } = await talk(port, `${method} /api/outer HTTP/1.1\r\n${host}${framing}`);
      expect([status, closed]).toEqual([400, true]);
    }
    await expectHealthy();
  });

  it.each([
    [
      'Content-Length before Transfer-Encoding',
      'Content-Length: 5\r\nTransfer-Encoding: chunked',
      '0\r\n\r\n',
    ],
    [
      'Transfer-Encoding before Content-Length',
      'Transfer-Encoding: chunked\r\nContent-Length: 5',
      '0\r\n\r\n',
    ],
    ['two lengths', 'Content-Length: 2\r\nContent-Length: 60', `ab${inner}`],
    ['the same length twice', 'Content-Length: 2\r\nContent-Length: 2', 'ab'],
    ['a list of lengths', 'Content-Length: 2, 2', 'ab'],
    ['a length with a sign', 'Content-Length: +2', 'ab'],
    ['a length in hexadecimal', 'Content-Length: 0x2', 'ab'],
    ['a negative length', 'Content-Length: -1', 'ab'],
    ['an empty length', 'Content-Length: ', 'ab'],
    ['a space before the colon', 'Content-Length : 2', 'ab'],
    ['an unknown transfer coding', 'Transfer-Encoding: xchunked', '0\r\n\r\n'],
    ['the coding identity', 'Transfer-Encoding: identity', inner],
    ['a coding before chunked', 'Transfer-Encoding: gzip, chunked', '0\r\n\r\n'],
    ['a coding after chunked', 'Transfer-Encoding: chunked, gzip', '0\r\n\r\n'],
    ['chunked twice', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked', '0\r\n\r\n'],
    ['a folded header', `X-A: b\r\n Content-Length: 60`, inner],
    ['a folded coding', 'Transfer-Encoding:\r\n chunked', '0\r\n\r\n'],
    ['a bare LF', 'X-A: b\nContent-Length: 0', ''],
    ['a bare CR', 'X-A: b\rContent-Length: 60', inner],
    ['a NUL byte', 'X-A: a\0b', ''],
    ['two hosts', 'Host: es.localhost', ''],
  ])('is rejected with %s, and its connection closed', async (_, headers, body) => {
    const { answers, closed } = await talk(port, post(headers, body) + honest('pipelined'));
    expect(closed).toBe(true);
    expect(answers.map(({ status }) => status).slice(1)).toEqual([]);
    expect(answers[0]?.status ?? 400).toBe(400);
    await expectHealthy();
    expect(gateway.begun).toHaveLength(3);
  });

  it.each([
    ['a size with a sign', '+2\r\nab\r\n0\r\n\r\n'],
    ['a size with a space', '2 \r\nab\r\n0\r\n\r\n'],
    ['a size that is too large for a number', `fffffffffffffffff\r\n${inner}`],
    ['no CRLF after the data', '2\r\nabX0\r\n\r\n'],
    ['a bare LF after the size', '2\nab\r\n0\r\n\r\n'],
    ['a bare LF in an extension', `2;a\n${inner}`],
    ['a length in the trailer', '0\r\nContent-Length: 60\r\n\r\n'],
  ])('is rejected when a chunk has %s, without a byte to the gateway', async (_, body) => {
    const { closed } = await talk(port, post('Transfer-Encoding: chunked', body) + honest('pipelined'));
    expect(closed).toBe(true);
    await expectHealthy();
    expect(gateway.begun).toHaveLength(3);
  });

  it('is rejected with chunks under HTTP/1.0, which does not support them', async () => {
    const text = `POST /api/outer HTTP/1.0\r\n${host}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n`;
    expect((await talk(port, text)).answers[0]?.status).toBe(400);
    await expectHealthy();
  });

  it.each([
    [
      'Upgrade',
      `GET /api/x HTTP/1.1\r\n${host}Connection: upgrade\r\nUpgrade: websocket\r\n\r\n${inner}`,
      400,
    ],
    ['an upgrade to h2c', `GET /api/x HTTP/1.1\r\n${host}Connection: upgrade\r\nUpgrade: h2c\r\n\r\n`, 400],
    ['Expect', post('Expect: 100-continue\r\nContent-Length: 2', 'ab'), 417],
    ['an unknown expectation', post('Expect: 200-maybe\r\nContent-Length: 2', 'ab'), 417],
    ['TRACE', `TRACE /api/x HTTP/1.1\r\n${host}\r\n`, 405],
    ['CONNECT', `CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n${inner}`, 405],
    ['a method of WebDAV', `PROPFIND /api/x HTTP/1.1\r\n${host}\r\n`, 405],
  ])('is rejected when it requests %s, and nothing after it is read', async (_, text, status) => {
    const { answers, closed } = await talk(port, text + honest('pipelined'));
    expect([answers.map((answer) => answer.status), closed]).toEqual([[status], true]);
    await expectHealthy();
    expect(gateway.begun).toHaveLength(3);
  });
});

describe('a request with a body', () => {
  it('reaches the gateway complete with its own length, however it was chunked', async () => {
    const text = post('Transfer-Encoding: chunked', `2;a="b\\"";c\r\nab\r\n3\r\ncde\r\n0\r\nX-T: 1\r\n\r\n`);
    const { answers } = await talk(port, text, 1);
    expect(JSON.parse(answers[0]?.body ?? '')).toMatchObject({ method: 'POST', body: 'abcde' });
    expect(gateway.seen[0]?.headers).toMatchObject({ 'content-length': '5' });
    expect(gateway.seen[0]?.headers).not.toHaveProperty('transfer-encoding');
    expect(gateway.seen[0]?.headers).not.toHaveProperty('x-t');
    await expectHealthy();
  });

  it('keeps its bytes and its content type', async () => {
    const body = '{"a":1,\r\n "b":"\xe9"}';
    const type = 'application/json; charset=latin1';
    const text = post(`Content-Type: ${type}\r\nContent-Length: ${body.length}`, body);
    const { answers } = await talk(port, Buffer.from(text, 'latin1'), 1);
    expect(answers[0]?.status).toBe(200);
    expect(gateway.seen[0]).toMatchObject({ body, headers: { 'content-type': type } });
  });

  it('of 64 KiB is accepted, and one byte more is rejected with 413', async () => {
    const most = 'x'.repeat(65_536);
    const { answers } = await talk(port, post(`Content-Length: ${most.length}`, most), 1);
    expect(answers[0]?.status).toBe(200);
    const more = await talk(port, post(`Content-Length: ${most.length + 1}`, `${most}x`));
    expect([more.answers[0]?.status ?? 413, more.closed]).toEqual([413, true]);
    const size = (most.length + 1).toString(16);
    const chunks = await talk(port, post('Transfer-Encoding: chunked', `${size}\r\n${most}x\r\n0\r\n\r\n`));
    expect([chunks.answers[0]?.status ?? 413, chunks.closed]).toEqual([413, true]);
    expect(gateway.begun).toHaveLength(1);
    await expectHealthy();
  });

  it('that is incomplete never reaches the gateway', async () => {
    for (const half of [
      post('Content-Length: 100', inner),
      post('Transfer-Encoding: chunked', `40\r\n${inner}`),
    ]) {
      await new Promise<void>((resolve) => {
        const socket = connect({ port, host: '127.0.0.1' }, () => socket.end(half, () => resolve()));
        socket.on('error', () => undefined);
      });
    }
    await expectHealthy();
    expect(gateway.begun).toHaveLength(3);
  });
});

describe('a connection', () => {
  it('responds to pipelined requests in order', async () => {
    const { answers } = await talk(port, honest('1') + post('Content-Length: 2', 'ab') + honest('2'), 3);
    expect(answers.map(({ body }) => JSON.parse(body).url)).toEqual([
      '/api/honest?id=1',
      '/api/outer',
      '/api/honest?id=2',
    ]);
  });

  it('never sends a rejection in place of a pending response', async () => {
    const { answers, closed } = await talk(port, `${honest('1')}rubbish\r\n\r\n`);
    expect(closed).toBe(true);
    for (const { status } of answers) expect(status).toBe(200);
  });

  it('that the visitor closed ends the call to the gateway', async () => {
    const socket = connect({ port, host: '127.0.0.1' }, () =>
      socket.write(`GET /api/held HTTP/1.1\r\n${host}\r\n`),
    );
    while (gateway.seen.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    socket.destroy();
    while (gateway.left() === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await expectHealthy();
  });

  it('does not forward hop-by-hop headers or those listed in Connection', async () => {
    const headers =
      'Connection: keep-alive, X-Own, Cookie\r\nKeep-Alive: timeout=5\r\nTE: trailers\r\nX-Own: 1';
    const { answers } = await talk(
      port,
      `GET /api/x HTTP/1.1\r\n${host}${headers}\r\nCookie: a=b\r\nProxy-Connection: close\r\nX-Kept: 1\r\n\r\n`,
      1,
    );
    const names = Object.keys(gateway.seen[0]?.headers ?? {});
    expect(names).toEqual(expect.arrayContaining(['x-kept', 'x-forwarded-for', 'x-request-id']));
    for (const name of ['x-own', 'cookie', 'te', 'keep-alive', 'proxy-connection'])
      expect(names).not.toContain(name);
    expect(answers[0]?.head.toLowerCase()).not.toContain('x-inner');
  });
});

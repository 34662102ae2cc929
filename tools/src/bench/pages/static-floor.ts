import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

export interface Floor {
  readonly origin: string;
  close(): void;
}

/** A document with the same content, styles, fonts and pictures, and no code. */
export const withoutScripts = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\bas="(?:script|fetch)"[^>]*>/g, '')
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '');

const isDocument = ({ headers }: IncomingMessage): boolean => (headers.accept ?? '').includes('text/html');

/**
 * The floor of a page: the shop's own document without its scripts, prepared before the visit, compressed once and sent by a plain server.
 * Pictures and fonts come from the shop.
 */
export const startFloor = (shop: URL, read: (path: string) => Promise<string>): Promise<Floor> => {
  const documents = new Map<string, Promise<Buffer>>();
  const documentOf = (path: string): Promise<Buffer> => {
    const known = documents.get(path);
    if (known) return known;
    const made = read(path).then((html) => brotliCompressSync(withoutScripts(html)));
    documents.set(path, made);
    return made;
  };
  const forward = (request: IncomingMessage, response: ServerResponse): void => {
    const sent = ask(
      {
        host: '127.0.0.1',
        port: shop.port,
        path: request.url,
        headers: { ...request.headers, host: shop.host },
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    sent.on('error', () => response.writeHead(502).end());
    sent.end();
  };
  const server = createServer((request, response) => {
    if (!isDocument(request)) return forward(request, response);
    documentOf(request.url ?? '/').then(
      (body) =>
        response
          .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
          .end(body),
      (error: Error) => response.writeHead(502).end(error.message),
    );
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({
        origin: `http://floor.localhost:${port}`,
        close: () => {
          server.closeAllConnections();
          server.close();
        },
      });
    }),
  );
};

import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

interface SeenRequest {
  /** Number of the connection, in the order of connecting. */
  readonly connection: number;
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  /** False when the connection closed before the body was complete. */
  readonly whole: boolean;
}

export interface RecordingGateway {
  readonly origin: string;
  readonly seen: readonly SeenRequest[];
  /** Requests whose head arrived. */
  readonly begun: readonly string[];
  /** Data that was not valid HTTP, which reveals a desynchronised connection. */
  readonly malformed: readonly string[];
  /** Forgets what it saw. */
  forget(): void;
  /** Calls of `/api/held` whose client disconnected. */
  left(): number;
  close(): Promise<void>;
}

/** The shell server's own calls: for its frame, and for the running experiments. */
const isOwnCall = (url: string): boolean =>
  /^\/(?:api\/(?:cms|front|marketing)|content)\/|^\/api\/flags\?/.test(url);

/** A real HTTP server in place of the gateway. Responds with the received request, and never responds to `/api/held`. */
export const startRecordingGateway = async (): Promise<RecordingGateway> => {
  const seen: SeenRequest[] = [];
  const begun: string[] = [];
  const malformed: string[] = [];
  const connections = new Map<Socket, number>();
  let left = 0;
  const server = createServer((request, response) => {
    const { method = '', url = '', headers, socket } = request;
    if (isOwnCall(url)) return void response.writeHead(503).end();
    const connection = connections.get(socket) ?? -1;
    const chunks: Buffer[] = [];
    begun.push(`${method} ${url}`);
    request.on('error', () => undefined);
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('close', () => {
      const body = Buffer.concat(chunks).toString('latin1');
      if (!request.complete) seen.push({ connection, method, url, headers, body, whole: false });
    });
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('latin1');
      seen.push({ connection, method, url, headers, body, whole: true });
      if (url.startsWith('/api/held')) {
        response.on('close', () => (left += 1));
        return;
      }
      const text = JSON.stringify({ method, url, body });
      response.writeHead(200, {
        'content-type': 'text/plain',
        'content-length': Buffer.byteLength(text),
        'set-cookie': `of=${encodeURIComponent(url)}; Path=/`,
        connection: 'keep-alive, x-inner',
        'x-inner': 'of this connection only',
      });
      response.end(text);
    });
  });
  server.keepAliveTimeout = 60_000;
  server.on('connection', (socket) => connections.set(socket, connections.size));
  server.on('clientError', (error, socket) => {
    malformed.push(error.message);
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    begun,
    malformed,
    left: () => left,
    forget: () => {
      for (const list of [seen, begun, malformed]) list.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { createServer, request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** Self-signed certificate for any host. Only tests accept it. */
export const createCertificate = (folder: string): Certificate => {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=balancer.test', '-days', '2'];
  const files = ['-keyout', key, '-out', cert];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', ...files, ...subject],
    { stdio: 'ignore' },
  );
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
};

export interface Balancer {
  readonly port: number;
  close(): Promise<void>;
}

interface BalancerOptions extends Certificate {
  /** Client address that the next hop sees: a loopback address. */
  readonly address: string;
  /** `https://127.0.0.1:4443`, or http for the last hop. */
  readonly next: string;
}

const appended = (header: IncomingHttpHeaders[string], peer: string): string =>
  header === undefined ? peer : `${String(header)}, ${peer}`;

/** Terminates TLS and appends the client's address to `X-Forwarded-For`. Passes everything else on, like many balancers do. */
export const startBalancer = async ({ key, cert, address, next }: BalancerOptions): Promise<Balancer> => {
  const target = new URL(next);
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  const server = createServer({ key, cert }, (request, reply) => {
    const peer = request.socket.remoteAddress ?? '';
    const upstream = send(
      {
        host: target.hostname,
        port: target.port,
        localAddress: address,
        rejectUnauthorized: false,
        method: request.method,
        path: request.url,
        agent: false,
        headers: {
          ...request.headers,
          'x-forwarded-for': appended(request.headers['x-forwarded-for'], peer),
        },
      },
      (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
      },
    );
    upstream.on('error', () => reply.destroy());
    request.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

export interface Call {
  readonly port: number;
  /** Address of the visitor. */
  readonly from: string;
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Strings are sent verbatim, other values as JSON. */
  readonly body?: unknown;
  /** Without TLS, bypassing the balancers. */
  readonly plain?: boolean;
}

export interface CallAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** A visitor's call over a new connection from a separate address. */
export const call = ({ port, from, method = 'GET', path, headers, body, plain }: Call): Promise<CallAnswer> =>
  new Promise((resolve, reject) => {
    const payload = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    const request = (plain ? httpRequest : httpsRequest)(
      {
        host: '127.0.0.1',
        port,
        localAddress: from,
        rejectUnauthorized: false,
        method,
        path,
        agent: false,
        headers: {
          host: 'fr.shop.test',
          ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => (text += part));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
      },
    );
    request.on('error', reject);
    request.end(payload);
  });

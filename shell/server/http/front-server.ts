import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limitConnections } from './limits/connection-limit';
import type { ServerCertificate } from '../settings/transport-settings';
import { refusalOf } from './limits/message-policy';
import { sendProblem } from './problem';
import { createRawRefusals, type RawRefusal } from './limits/raw-refusal';

const refusalOfError: Readonly<Record<string, RawRefusal>> = {
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'tooSlow',
};

export interface ServerLimits {
  readonly headMs: number;
  readonly requestMs: number;
  readonly idleMs: number;
  readonly answerMs: number;
  readonly connectionsPerAddress: number;
  readonly trustedHops: readonly string[];
  /** True behind https. */
  readonly secure: boolean;
  /** Certificate for TLS. Without it, the server speaks plain HTTP. */
  readonly certificate?: ServerCertificate | null;
}

const maxConnections = 10_000;

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** True when the handler already has the request, but Node failed to read the rest. The server then responds with the refusal. */
const isBroken = (exchange: Exchange | undefined): boolean =>
  exchange !== undefined && !exchange.request.complete && !exchange.response.headersSent;

/** Listens for requests. Closes connections that send invalid HTTP, are too slow, or are too many. */
export const createFrontServer =
  (limits: ServerLimits) =>
  (handler: RequestListener): Server => {
    const { headMs, requestMs, idleMs, connectionsPerAddress: perAddress, trustedHops } = limits;
    /** Unanswered requests, by connection. */
    const open = new WeakMap<Duplex, number>();
    const newest = new WeakMap<Duplex, Exchange>();
    const options = {
      headersTimeout: headMs,
      requestTimeout: requestMs,
      keepAliveTimeout: idleMs,
      connectionsCheckingInterval: Math.max(50, Math.min(2000, headMs / 4)),
      maxHeaderSize: 16 * 1024,
    };
    const answer = (request: IncomingMessage, response: ServerResponse): void => {
      const { socket } = request;
      open.set(socket, (open.get(socket) ?? 0) + 1);
      newest.set(socket, { request, response });
      response.on('close', () => open.set(socket, (open.get(socket) ?? 1) - 1));
      handler(request, response);
    };
    const { certificate } = limits;
    const server = certificate
      ? createSecureServer(
          { ...options, ...certificate, minVersion: 'TLSv1.2', handshakeTimeout: headMs },
          answer,
        )
      : createServer(options, answer);
    // Maximum time without activity on a connection, for example while its response is read.
    server.timeout = limits.answerMs;
    server.maxRequestsPerSocket = 1000;
    server.maxConnections = maxConnections;
    const refusals = createRawRefusals(limits);
    limitConnections(server, { perAddress, trustedHops, refusal: refusals.tooMany });
    // Without a listener Node closes the connection on CONNECT without a response.
    server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
      if (socket.writable && !open.get(socket)) socket.write(refusals.noMethod);
      socket.destroy();
    });
    // Without a listener Node itself sends `100 Continue` or 417 before the policy has seen the request.
    for (const event of ['checkContinue', 'checkExpectation'])
      server.on(event, (request: IncomingMessage, response: ServerResponse) =>
        server.emit('request', request, response),
      );
    server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
      // Another refusal now would be mistaken for the pending response.
      const isOnlyOne = open.get(socket) === 1 && isBroken(newest.get(socket));
      if (socket.writable && (isOnlyOne || !open.get(socket)) && error.code !== 'ECONNRESET')
        socket.write(refusals[refusalOfError[error.code ?? ''] ?? 'noRequest']);
      socket.destroy();
    });
    return server;
  };

/**
 * Rejects requests by the message policy, for every path. Ignores everything that follows a rejected request on its connection.
 */
export const guardRequests = (app: FastifyInstance): void => {
  const refused = new WeakSet<Duplex>();
  app.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, next) => {
    const { socket } = request.raw;
    if (refused.has(socket)) return void reply.hijack();
    const refusal = refusalOf(request.raw);
    if (!refusal) return next();
    refused.add(socket);
    void sendProblem(reply.header('connection', 'close'), refusal);
  });
};

import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { gatewayClientHeader } from '@detour/shared-contracts/platform';
import { openChild, traceHeaders } from '@detour/shared-contracts/tracing';
import { forwardedHeaders, isForwardedClaim } from './forwarded';
import type { GatewayLink } from './gateway-link';
import { endToEnd } from './hop-by-hop';
import { sendProblem, type Problem } from '../problem';
import { createSemaphore } from '../limits/semaphore';
import { createUpstream, leaving } from './upstream';

/** Paths that belong to the gateway on the site's origin (api.md). Everything else is a page. */
const prefixes = ['/api', '/content', '/images', '/error'] as const;
const beneficiaryCalls = [
  'GET /beneficiary/boxes/offers',
  'GET /beneficiary/boxes/facets',
  'GET /beneficiary/single-vouchers/offers',
  'GET /beneficiary/single-vouchers/facets',
  'POST /beneficiary/login',
  'POST /beneficiary/logout',
];

/** Maximum body size in bytes, equal to the gateway's limit. Bodies are read completely before the gateway is called. */
const bodyLimit = 64 * 1024;

/** Calls of staff that carry a part of a photo. The gateway has the same limit for them. */
const partCalls = '/api/care/photo-uploads/*';
const partLimit = 352 * 1024;

interface ProxyOptions {
  readonly gateway: GatewayLink;
  /** Timeout (ms) until the gateway starts its response, and between two parts of it. */
  readonly timeout: number;
  /** True when the shop is served over TLS. */
  readonly secure: boolean;
  /** Time limit (ms) for a visitor to read the response: a slow reader occupies a gateway connection. */
  readonly answerMs: number;
  /** Concurrent calls, and the length of the queue. */
  readonly calls: number;
  readonly queue: number;
  compositionId(): string;
  /** True for a `Host` of customer care. */
  isCareHost(host: string | undefined): boolean;
}

const unavailable: Problem = {
  status: 502,
  code: 'GATEWAY_UNAVAILABLE',
  title: 'The gateway does not answer',
};

const busy: Problem = {
  status: 503,
  code: 'BUSY',
  title: 'Too many calls are waiting; ask again in a moment',
};

const missing: Problem = { status: 404, code: 'NOT_FOUND', title: 'There is no such call' };

/** Calls of customer care, however their path is written. A path that cannot be decoded is not such a call. */
const isCareCall = (target: string): boolean => {
  try {
    return /^\/+api\/+care(?:\/|$)/i.test(decodeURIComponent(target.split('?', 1)[0] ?? ''));
  } catch {
    return false;
  }
};

const codes: Readonly<Record<number, string>> = {
  413: 'BODY_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
};

/** Aborts when the visitor disconnects before the response is sent, or reads too slowly. */
const signalOf = (reply: FastifyReply, answerMs: number): AbortSignal => {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), answerMs).unref();
  reply.raw.on('close', () => {
    clearTimeout(timer);
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
};

/** Headers that only this server may send to the gateway. */
const isOurWord = (name: string): boolean =>
  [gatewayClientHeader, 'traceparent', 'tracestate', 'baggage'].includes(name.toLowerCase()) ||
  isForwardedClaim(name);

type RequestHeaders = FastifyRequest['headers'];

const createForward = ({ gateway, timeout, secure, answerMs, compositionId }: ProxyOptions) => {
  const { host, protocol } = new URL(gateway.origin);
  const isSecure = protocol === 'https:';
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    // Fastify also routes `/%61pi` to `/api`. The forwarded path must be the routed one.
    const path = request.raw.url?.split('?', 1)[0] ?? '';
    if (!path.startsWith((request.routeOptions.url ?? '').replace(/\*$/, '')))
      return sendProblem(reply, {
        status: 400,
        code: 'INVALID_REQUEST',
        title: 'The path is written in an unusual way',
      });
    // The client has disconnected, and its origin is no longer known.
    if (request.socket.destroyed) return reply.hijack();
    const asking = openChild('ask gateway', {
      role: 'client',
      notes: { 'http.request.method': request.method },
    });
    // The visitor left before the gateway answered.
    if (asking) reply.raw.once('close', () => asking.end());
    const body = request.body instanceof Buffer ? request.body : null;
    const rewriteRequestHeaders = (): RequestHeaders => {
      // undici computes the length from the buffered body.
      const { 'content-length': _, ...headers } = endToEnd(request.headers);
      for (const name of Object.keys(headers)) if (isOurWord(name)) delete headers[name];
      return {
        ...headers,
        ...forwardedHeaders(request, secure),
        // This header sets the TLS server name. `x-forwarded-host` carries the visitor's host.
        ...(isSecure ? { host } : {}),
        ...gateway.headers(),
        ...(asking ? asking.run(traceHeaders) : traceHeaders()),
        'x-request-id': request.id,
        'x-composition-id': request.headers['x-composition-id'] ?? compositionId(),
        [leaving]: signalOf(reply, answerMs),
      };
    };
    return reply.from('', {
      timeout,
      rewriteRequestHeaders,
      rewriteHeaders: (headers) => {
        asking?.end();
        return endToEnd(headers);
      },
      // Never retried here: the connection pool knows which connections were stale.
      retryDelay: () => null,
      onError: (_, { error }) => {
        asking?.end({}, error);
        if (reply.raw.destroyed || reply.sent) return;
        request.log.warn({ error: error.message }, 'the gateway did not respond');
        void sendProblem(reply, unavailable);
      },
      ...(body ? { body, contentType: 'application/octet-stream' } : {}),
    });
  };
};

/**
 * Forwards calls to the gateway and streams responses back. Responds with 502 as problem+json when the gateway is unavailable.
 */
export const registerProxy = (app: FastifyInstance, options: ProxyOptions): void => {
  const { gateway } = options;
  void app.register(async (scope) => {
    await scope.register(replyFrom, {
      base: gateway.origin,
      undici: createUpstream(options.calls, gateway.ca),
      destroyAgent: true,
      disableCache: true,
      disableRequestLogging: true,
    });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, parsed) =>
      parsed(null, body.length > 0 ? body : null),
    );
    scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) request.log.error({ error }, 'the proxy failed');
      const code = codes[status] ?? (status < 500 ? 'INVALID_REQUEST' : 'INTERNAL');
      return sendProblem(reply, { status, code, title: status < 500 ? error.message : 'The proxy failed' });
    });
    const forward = createForward(options);
    const semaphore = createSemaphore(options.calls, options.queue);
    const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      if (isCareCall(request.raw.url ?? '') && !options.isCareHost(request.headers.host))
        return sendProblem(reply.header('cache-control', 'no-store'), missing);
      const waiting = semaphore.acquire();
      if (!waiting) return sendProblem(reply.header('retry-after', '2'), busy);
      const release = await waiting;
      if (reply.raw.closed) release();
      else for (const event of ['finish', 'close']) reply.raw.on(event, release);
      return forward(request, reply);
    };
    // On public hosts they do not exist, and no body of them is read.
    scope.put(partCalls, {
      bodyLimit: partLimit,
      onRequest: async (request, reply) =>
        options.isCareHost(request.headers.host)
          ? undefined
          : sendProblem(reply.header('cache-control', 'no-store'), missing),
      handler,
    });
    for (const prefix of prefixes) {
      scope.all(prefix, handler);
      scope.all(`${prefix}/*`, handler);
    }
    for (const call of beneficiaryCalls) {
      const [method, url] = call.split(' ') as ['GET' | 'POST', string];
      scope.route({ method, url, handler });
    }
  });
};

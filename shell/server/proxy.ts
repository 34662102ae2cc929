import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { forwardedHeaders, isForwardedClaim } from './forwarded';
import { Agent, request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';

/** Paths that the gateway answers on the site's own origin (api.md); everything else is a page. */
const prefixes = ['/api', '/content', '/images', '/error'] as const;
const beneficiaryCalls = [
  'GET /beneficiary/boxes/offers',
  'GET /beneficiary/boxes/facets',
  'GET /beneficiary/single-vouchers/offers',
  'GET /beneficiary/single-vouchers/facets',
  'POST /beneficiary/login',
  'POST /beneficiary/logout',
];

export const isProxied = (method: string, path: string): boolean =>
  prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)) ||
  beneficiaryCalls.includes(`${method} ${path}`);

/** Belong to one connection only, not to the message (RFC 9110, 7.6.1). */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'proxy-connection',
]);

const endToEnd = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name, value]) => value !== undefined && !hopByHop.has(name) && !isForwardedClaim(name),
    ),
  );

/** The gateway closed an idle connection in the moment in which it was used again: nothing was asked yet, so a reading call is asked once more. */
const isStale = (method: string, upstream: ClientRequest, error: NodeJS.ErrnoException): boolean =>
  upstream.reusedSocket && error.code === 'ECONNRESET' && (method === 'GET' || method === 'HEAD');

interface ProxyOptions {
  readonly gatewayOrigin: string;
  /** Milliseconds until the gateway must have begun to answer. */
  readonly timeout: number;
  /** The shop is served over TLS. */
  readonly secure: boolean;
  compositionId(): string;
}

/** Streams a request to the gateway and its answer back; a gateway that is away answers 502 as problem+json. */
export const createProxy = ({ gatewayOrigin, timeout, secure, compositionId }: ProxyOptions) => {
  const target = new URL(gatewayOrigin);
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const forward = (
    request: FastifyRequest,
    reply: FastifyReply,
    pool: Agent | false = agent,
  ): Promise<void> =>
    new Promise((resolve) => {
      const upstream = httpRequest(
        {
          agent: pool,
          host: target.hostname,
          port: target.port,
          method: request.method,
          path: request.raw.url,
          timeout,
          headers: {
            ...endToEnd(request.headers),
            ...forwardedHeaders(request, secure),
            'x-request-id': request.id,
            'x-composition-id': request.headers['x-composition-id'] ?? compositionId(),
          },
        },
        (answer) => {
          void reply
            .code(answer.statusCode ?? 502)
            .headers(endToEnd(answer.headers))
            .send(answer);
          answer.on('close', resolve);
        },
      );
      upstream.on('timeout', () => upstream.destroy(new Error('no answer in time')));
      upstream.on('error', (error) => {
        if (reply.raw.destroyed) return resolve();
        // Over a connection of its own: the others that idled may be as stale.
        if (!reply.sent && isStale(request.method, upstream, error))
          return resolve(forward(request, reply, false));
        request.log.warn({ error: error.message }, 'the gateway did not answer');
        if (!reply.sent) void reply.code(502).type('application/problem+json').send(unavailable(request.url));
        resolve();
      });
      // A visitor who leaves ends the call; a body that broke off must not hang the gateway.
      reply.raw.on('close', () => {
        if (!reply.raw.writableFinished) upstream.destroy();
      });
      const body = request.body as Readable | null | undefined;
      if (body instanceof Readable) body.pipe(upstream);
      else upstream.end();
    });
  return { forward, close: () => agent.destroy() };
};

const unavailable = (instance: string): string =>
  JSON.stringify({
    type: 'about:blank',
    title: 'The gateway does not answer',
    status: 502,
    instance,
    code: 'GATEWAY_UNAVAILABLE',
  });

/** In a scope of its own: bodies pass through unread. */
export const registerProxy = (app: FastifyInstance, options: ProxyOptions): void => {
  const proxy = createProxy(options);
  void app.register((scope, _, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, parsed) => parsed(null, payload));
    const handler = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
      void proxy.forward(request, reply);
      return reply;
    };
    for (const prefix of prefixes) {
      scope.all(prefix, handler);
      scope.all(`${prefix}/*`, handler);
    }
    for (const call of beneficiaryCalls) {
      const [method, url] = call.split(' ') as ['GET' | 'POST', string];
      scope.route({ method, url, handler });
    }
    scope.addHook('onClose', () => proxy.close());
    done();
  });
};

import { randomUUID } from 'node:crypto';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import { createHostTable } from '../page/sites';
import type { ShellConfig } from '../settings/config';
import { createFrontServer, guardRequests } from './front-server';
import { guardHosts } from './limits/host-guard';
import { logSerializers, placeOf } from './log-options';
import { observeRequests, type ShellMetrics } from './metrics';
import { sendProblem, type Problem } from './problem';
import { securityHeaders } from './security-headers';

const refuseAddress = (error: FastifyError, reply: FastifyReply, { secure }: ShellConfig): FastifyReply =>
  reply
    .code(error.statusCode ?? 400)
    .headers(securityHeaders({ secure }))
    .type('text/plain; charset=utf-8')
    .send(String(error.statusCode ?? 400));

const createInstance = (config: ShellConfig): FastifyInstance =>
  Fastify({
    serverFactory: createFrontServer(config),
    bodyLimit: 64 * 1024,
    logger: { level: config.logLevel, serializers: logSerializers },
    // URLs that Fastify rejects before any hook runs, such as /%zz.
    frameworkErrors: (error, _, reply) => void refuseAddress(error, reply as FastifyReply, config),
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
    trustProxy: config.trustedHops.length > 0 && [...config.trustedHops],
    // On a busy machine render processes may need longer to start than Fastify's default timeout.
    pluginTimeout: 60_000,
    routerOptions: { maxParamLength: 2000 },
    logController: new LogController({ disableRequestLogging: true }),
  });

const noRoute: Problem = {
  status: 404,
  code: 'NOT_FOUND',
  title: 'There is nothing of this name and method',
};

/** Headers, logging and error handling of every response. */
const addHooks = (app: FastifyInstance, config: ShellConfig): void => {
  const extra = securityHeaders({ secure: config.secure, stripe: config.stripeKey !== null });
  app.addHook('onSend', async (_, reply) => {
    for (const [name, value] of Object.entries(extra)) if (!reply.hasHeader(name)) reply.header(name, value);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        ...placeOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        composition: reply.getHeader('x-composition-id'),
      },
      'answered',
    );
  });
  // Fastify's default response repeats the query, which may contain private data.
  app.setNotFoundHandler((_, reply) => sendProblem(reply, noRoute));
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ error, ...placeOf(request) }, 'the shell server failed');
    return reply.code(status).type('text/plain; charset=utf-8').send(String(status));
  });
};

/** A server without routes: connection limits, message policy, known hosts, compression, and headers of every response. */
export const createServer = (config: ShellConfig, metrics: ShellMetrics): FastifyInstance => {
  const app = createInstance(config);
  guardRequests(app);
  const hostOf = createHostTable(config);
  guardHosts(app, (host) => hostOf(host) !== null);
  void app.register(fastifyCookie);
  // Development builds are large and not precompressed. A developer's browser takes them uncompressed.
  void app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    global: config.developmentDir === null,
    // A decompressed body no longer matches the declared content length: decision 0701.
    globalDecompression: false,
  });
  addHooks(app, config);
  observeRequests(app, metrics);
  return app;
};

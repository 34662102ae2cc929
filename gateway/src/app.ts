import cookie from '@fastify/cookie';
import etag from '@fastify/etag';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { GatewayContext } from './context';
import { registerHealth } from './http/health.routes';
import { registerMetrics } from './http/metrics';
import { registerOpenApi } from './http/open-api';
import { registerOriginCheck } from './http/origin-check';
import { registerProblems } from './http/problem-plugin';
import { registerRateLimits } from './http/rate-limits';
import { registerRequestIds, requestIdOf } from './http/request-ids';
import { registerValidation } from './http/validation';

const registerHttp = async (app: FastifyInstance, context: GatewayContext): Promise<void> => {
  registerProblems(app);
  registerValidation(app);
  registerRequestIds(app);
  registerOriginCheck(app, context.config);
  await app.register(helmet, { contentSecurityPolicy: { directives: { defaultSrc: ["'none'"] } } });
  await app.register(cookie);
  await app.register(etag);
  await registerRateLimits(app, context.config);
  await registerOpenApi(app);
};

/** All calls of the gateway, each module registered by name. Tests use it with `inject`; `server.ts` listens with it. */
export const createApp = async (
  context: GatewayContext,
  options: Pick<FastifyServerOptions, 'loggerInstance' | 'logger'> = {},
): Promise<FastifyInstance> => {
  const app = Fastify({
    ...options,
    genReqId: requestIdOf,
    trustProxy: context.config.trustProxy,
    bodyLimit: 64 * 1024,
    routerOptions: { maxParamLength: 200 },
  });
  await registerHttp(app, context);
  registerHealth(app, context);
  registerMetrics(app, context.metrics);
  return app;
};

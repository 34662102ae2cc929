import { addressGroupOf } from '@detour/shared-contracts/platform';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../settings/settings';
import { HttpProblem } from './problem';
import { createHopCheck } from './requests/trusted-hops';

declare module 'fastify' {
  interface FastifyContextConfig {
    rate?: 'read' | 'purchase' | 'report';
    anyOrigin?: boolean;
    /** Served without a client key; see `registerClientKeys`. */
    anyClient?: boolean;
  }
}

type Limits = Pick<
  Config,
  'trustedHops' | 'readsPerMinute' | 'purchasesPerMinute' | 'reportsPerMinute' | 'renderingsPerMinute'
>;

/** Maximum number of counted addresses: more than a /48 of IPv6 can use, so that it cannot evict the others. */
const kept = 100_000;

/**
 * Budgets per address group and minute, by kind of call. Kept in memory, so each instance counts separately. Nobody is exempt.
 * Reads that a trusted hop makes on its own, to render pages, have a separate budget; a visitor's call always names the visitor.
 */
export const registerRateLimits = async (app: FastifyInstance, config: Limits): Promise<void> => {
  const isHop = createHopCheck(config.trustedHops);
  const isOfHopItself = (request: FastifyRequest): boolean =>
    request.headers['x-forwarded-for'] === undefined && isHop(request.socket.remoteAddress ?? '');
  await app.register(rateLimit, { global: false, cache: kept });
  const limiter = (max: number) =>
    app.createRateLimit({ max, timeWindow: 60_000, keyGenerator: ({ ip }) => addressGroupOf(ip) });
  const limiters = {
    read: limiter(config.readsPerMinute),
    rendering: limiter(config.renderingsPerMinute),
    purchase: limiter(config.purchasesPerMinute),
    report: limiter(config.reportsPerMinute),
  };
  app.addHook('onRequest', async (request) => {
    const { rate } = request.routeOptions.config;
    const kind = rate === 'read' && isOfHopItself(request) ? 'rendering' : rate;
    const outcome = kind && (await limiters[kind](request));
    if (!outcome || outcome.isAllowed || !outcome.isExceeded) return;
    throw new HttpProblem({
      status: 429,
      code: 'RATE_LIMITED',
      detail: `Too many calls from this address; the next may come in ${outcome.ttlInSeconds} seconds.`,
      headers: { 'retry-after': String(outcome.ttlInSeconds) },
    });
  });
};

import { addressGroupOf } from '@detour/shared-contracts/platform';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../settings/settings';
import type { SharedCounts } from './limits/shared-counts';
import { HttpProblem } from './problem';
import { createHopCheck } from './requests/trusted-hops';
import { sha256 } from './signing';

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

interface RateLimitOptions {
  readonly config: Limits;
  /** Counts over all gateways. Null with one gateway: then it counts alone. */
  readonly shared: SharedCounts | null;
}

const refuse = (seconds: number): never => {
  throw new HttpProblem({
    status: 429,
    code: 'RATE_LIMITED',
    detail: `Too many calls from this address; the next may come in ${seconds} seconds.`,
    headers: { 'retry-after': String(seconds) },
  });
};

/**
 * Budgets per address group and minute, by kind of call. Each gateway counts in memory first, then with the others (record 0980). Nobody is
 * exempt. Reads that a trusted hop makes on its own, to render pages, have a separate budget, which each gateway counts alone: it protects
 * one gateway from a shell server. A visitor's call always names the visitor.
 */
export const registerRateLimits = async (
  app: FastifyInstance,
  { config, shared }: RateLimitOptions,
): Promise<void> => {
  const isHop = createHopCheck(config.trustedHops);
  const isOfHopItself = (request: FastifyRequest): boolean =>
    request.headers['x-forwarded-for'] === undefined && isHop(request.socket.remoteAddress ?? '');
  await app.register(rateLimit, { global: false, cache: kept });
  const limiter = (max: number) => ({
    max,
    count: app.createRateLimit({
      max,
      timeWindow: 60_000,
      keyGenerator: ({ ip }) => addressGroupOf(ip),
    }),
  });
  const limiters = {
    read: limiter(config.readsPerMinute),
    rendering: limiter(config.renderingsPerMinute),
    purchase: limiter(config.purchasesPerMinute),
    report: limiter(config.reportsPerMinute),
  };
  app.addHook('onRequest', async (request) => {
    const { rate } = request.routeOptions.config;
    const kind = rate === 'read' && isOfHopItself(request) ? 'rendering' : rate;
    if (!kind) return;
    const { max, count } = limiters[kind];
    const outcome = await count(request);
    if (outcome.isAllowed) return;
    if (outcome.isExceeded) refuse(outcome.ttlInSeconds);
    if (!shared || kind === 'rendering') return;
    // A hash, as in the counts of attempts: the table holds no address.
    const left = await shared.take(sha256(`calls ${kind}\n${addressGroupOf(request.ip)}`), max);
    if (left > 0) refuse(Math.ceil(left / 1000));
  });
};

import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BlockList, isIPv6 } from 'node:net';
import type { GatewayContext } from '../context';
import { HttpProblem } from './problem';

const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** True for an address of `config.trustProxy`: our own shell server, which renders pages for everybody. */
export const createTrustedAddresses = (trustProxy: string): ((address: string) => boolean) => {
  const nets = new BlockList();
  for (const entry of trustProxy.split(',').flatMap((word) => named[word.trim()] ?? [word.trim()])) {
    const [address = '', prefix] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    nets.addSubnet(address, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return (address) => nets.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
};

declare module 'fastify' {
  interface FastifyContextConfig {
    rate?: 'read' | 'purchase' | 'report';
    anyOrigin?: boolean;
  }
}

/** Budgets per address and minute, by the kind of call; kept in memory, so each instance counts for itself. */
export const registerRateLimits = async (
  app: FastifyInstance,
  { config, isTrustedAddress }: Pick<GatewayContext, 'config' | 'isTrustedAddress'>,
): Promise<void> => {
  const allowList = (request: FastifyRequest): boolean => isTrustedAddress(request.ip);
  await app.register(rateLimit, { global: false });
  // One limiter per kind, not per route: ten purchase calls are ten, whichever they are.
  const limiter = (max: number) => app.createRateLimit({ max, timeWindow: 60_000, allowList });
  const limiters = {
    read: limiter(config.readsPerMinute),
    purchase: limiter(config.purchasesPerMinute),
    report: limiter(config.reportsPerMinute),
  };
  app.addHook('onRequest', async (request) => {
    const { rate } = request.routeOptions.config;
    const outcome = rate && (await limiters[rate](request));
    if (!outcome || outcome.isAllowed || !outcome.isExceeded) return;
    throw new HttpProblem({
      status: 429,
      code: 'RATE_LIMITED',
      detail: `Too many calls from this address; the next may come in ${outcome.ttlInSeconds} seconds.`,
      headers: { 'retry-after': String(outcome.ttlInSeconds) },
    });
  });
};

import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { BlockList, isIPv6 } from 'node:net';
import type { GatewayContext } from '../context';

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
  const budgets = {
    read: config.readsPerMinute,
    purchase: config.purchasesPerMinute,
    report: config.reportsPerMinute,
  };
  // Before the plugin, whose own hook reads what this one writes.
  app.addHook('onRoute', (route) => {
    const rate = route.config?.rate;
    if (!rate) return;
    // One bucket per kind, not per route: ten purchase calls are ten, whichever they are.
    route.config = {
      ...route.config,
      rateLimit: { max: budgets[rate], timeWindow: 60_000, groupId: rate },
    };
  });
  await app.register(rateLimit, { global: false, allowList: (request) => isTrustedAddress(request.ip) });
};

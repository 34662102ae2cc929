import { addressGroupOf, isIpAddress } from '@detour/shared-contracts/platform';
import type { FastifyRequest } from 'fastify';

/**
 * Headers about a request's origin and route. Only our own values are forwarded, because a load balancer may pass on what a
 * visitor wrote.
 */
const claims =
  /^(?:forwarded|x-forwarded(?:-.+)?|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip|x-original-(?:for|host|proto|url)|x-rewrite-url|via)$/;

/** A header that visitors may send but the gateway must not receive. */
export const isForwardedClaim = (name: string): boolean => claims.test(name.toLowerCase());

/** The visitor's address: Fastify reads `X-Forwarded-For` from the right, through `TRUSTED_HOPS` only. */
const clientOf = (ip: string): string => (isIpAddress(ip) ? ip : addressGroupOf(ip));

/**
 * `X-Forwarded-*` for the gateway: the visitor's address as determined by this server, the configured scheme, and the requested
 * host. Always set, so that a visitor's call never counts as the server's own.
 */
export const forwardedHeaders = (
  request: Pick<FastifyRequest, 'ip' | 'headers'>,
  secure: boolean,
): Readonly<Record<'x-forwarded-for' | 'x-forwarded-proto' | 'x-forwarded-host', string>> => ({
  'x-forwarded-for': clientOf(request.ip),
  'x-forwarded-proto': secure ? 'https' : 'http',
  'x-forwarded-host': request.headers.host ?? '',
});

import { addressGroupOf, isIpAddress } from '@detour/shared-contracts';
import type { FastifyRequest } from 'fastify';

/**
 * What says where a request came from and by which way. Only our own word about it goes on: a balancer in front may let through
 * whatever a visitor wrote there.
 */
const claims =
  /^(?:forwarded|x-forwarded(?:-.+)?|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip|x-original-(?:for|host|proto|url)|x-rewrite-url|via)$/;

/** A header that a visitor wrote and the gateway must not see. */
export const isForwardedClaim = (name: string): boolean => claims.test(name.toLowerCase());

/** The visitor's address: fastify walked `X-Forwarded-For` from the right, over `TRUSTED_HOPS` only. */
const clientOf = (ip: string): string => (isIpAddress(ip) ? ip : addressGroupOf(ip));

/**
 * `X-Forwarded-*` for the gateway: the one address that this server holds to be the visitor's, the scheme of the configuration, and
 * the host that the visitor asked for. Always set, so that a visitor's call never counts as one of this server.
 */
export const forwardedHeaders = (
  request: Pick<FastifyRequest, 'ip' | 'headers'>,
  secure: boolean,
): Readonly<Record<'x-forwarded-for' | 'x-forwarded-proto' | 'x-forwarded-host', string>> => ({
  'x-forwarded-for': clientOf(request.ip),
  'x-forwarded-proto': secure ? 'https' : 'http',
  'x-forwarded-host': request.headers.host ?? '',
});

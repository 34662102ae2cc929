import { createHash } from 'node:crypto';
import { visitorCookie, visitorForm } from '@detour/shared-contracts/platform';
import type { FastifyRequest } from 'fastify';
import { readCookie } from '../http/cookies';

/** Random id of a visitor who agreed to statistics. Null for all others. */
export const visitorOf = (request: FastifyRequest): string | null => {
  const value = readCookie(request, visitorCookie);
  return value !== null && visitorForm.test(value) ? value : null;
};

/** Names a visitor within one experiment. The cookie cannot be computed from it, nor another experiment's key. */
export const visitorKey = (experimentId: number, visitor: string): string =>
  createHash('sha256').update(`experiment ${experimentId} ${visitor}`).digest('base64url').slice(0, 27);

import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from './cookies';
import { sha256, sign } from './signing';

/** Class "needed"; set when an order is begun, per host; 30 days, so that the buyer can come back to the confirmation. */
export const sessionCookie = 'detour_session';
const maxAgeSeconds = 30 * 24 * 3600;
const form = /^[\w-]{43}$/;

/** The stored id of the visitor's session: a hash, so that a copy of the database opens nobody's orders. null without one. */
export const readSession = (request: FastifyRequest): string | null => {
  const secret = readCookie(request, sessionCookie);
  return secret && form.test(secret) ? sha256(secret) : null;
};

interface NewSession {
  readonly secret: string;
  /** `Idempotency-Key` and body: a first request that is sent twice, or whose answer was lost, gets the same session again. */
  readonly seed: string | null;
}

/** The visitor's session, begun here when there is none. */
export const ensureSession = (
  request: FastifyRequest,
  reply: FastifyReply,
  { secret, seed }: NewSession,
): string => {
  const known = readSession(request);
  if (known) return known;
  const value = seed ? sign(secret, 'session', seed) : randomBytes(32).toString('base64url');
  setCookie(reply, { name: sessionCookie, value, maxAgeSeconds, secure: request.protocol === 'https' });
  return sha256(value);
};

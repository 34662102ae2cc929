import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from './cookies';
import { sha256 } from './signing';

/**
 * Class "needed"; set when an order is begun, per host, until the browser closes (docs/contracts/storage-and-cookies.md). Later, and
 * on other devices, the signed link of the confirmation mail opens the order.
 */
export const sessionCookie = 'session';
const form = /^[\w-]{43}$/;

/** The stored id of the visitor's session: a hash, so that a copy of the database opens nobody's orders. null without one. */
export const readSession = (request: FastifyRequest): string | null => {
  const secret = readCookie(request, sessionCookie);
  return secret && form.test(secret) ? sha256(secret) : null;
};

const createValue = (): string => randomBytes(32).toString('base64url');

/** The visitor's session, begun here when there is none: with a random value, unless one is given. */
export const ensureSession = (
  request: FastifyRequest,
  reply: FastifyReply,
  value: string = createValue(),
): string => {
  const known = readSession(request);
  if (known) return known;
  setCookie(reply, { name: sessionCookie, value });
  return sha256(value);
};

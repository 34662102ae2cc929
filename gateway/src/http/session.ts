import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from './cookies';
import type { Keyring } from '../settings/keyring';
import { isSigned, sha256, signText } from './signing';

/**
 * Class "needed"; set when an order is begun, per host, until the browser closes (docs/contracts/storage-and-cookies.md). Later, and
 * on other devices, the signed link of the confirmation mail opens the order.
 */
export const sessionCookie = 'session';
const purpose = 'session-cookie';
const form = /^[\w-]{43}$/;

const keysOf = (request: FastifyRequest): Keyring => request.server.gateway.secret;

/**
 * Stored id of the visitor's session: a hash, so that a copy of the database opens no orders. Null without a session and for a
 * value that we did not sign, so that nobody can choose another visitor's session.
 */
export const readSession = (request: FastifyRequest): string | null => {
  const [secret = '', signature = ''] = (readCookie(request, sessionCookie) ?? '').split('.', 2);
  const isOurs = form.test(secret) && isSigned(keysOf(request), { purpose, text: secret }, signature);
  return isOurs ? sha256(secret) : null;
};

const createSecret = (): string => randomBytes(32).toString('base64url');

/** Returns the visitor's session. Starts one when there is none, with a random secret unless one is given. */
export const ensureSession = (
  request: FastifyRequest,
  reply: FastifyReply,
  secret: string = createSecret(),
): string => {
  const known = readSession(request);
  if (known) return known;
  const signature = signText(keysOf(request), purpose, secret);
  setCookie(reply, { name: sessionCookie, value: `${secret}.${signature}` });
  return sha256(secret);
};

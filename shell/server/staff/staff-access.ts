import { createHash, timingSafeEqual } from 'node:crypto';
import { addressGroupOf } from '@detour/shared-contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { careCookieOf, type CareSessions } from '../care-session';

export interface StaffAccess {
  /** Who asks, by the operator's password; null after the request was answered with 401 or 429. */
  operator(request: FastifyRequest, reply: FastifyReply): Promise<string | null>;
  /** The same, and customer care by its open session. */
  staff(request: FastifyRequest, reply: FastifyReply): Promise<string | null>;
}

interface StaffAccessOptions {
  readonly password: string;
  /** Cookies go over TLS only. */
  readonly secure: boolean;
  readonly care: CareSessions;
  now(): number;
}

/** Wrong passwords that one address may try in a minute. */
const triesPerMinute = 10;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Name and password of `Authorization: Basic …`; null without. */
const basicOf = (header: string | undefined): { readonly name: string; readonly password: string } | null => {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(header ?? '')?.[1];
  if (encoded === undefined) return null;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return colon < 0 ? null : { name: text.slice(0, colon), password: text.slice(colon + 1) };
};

/** Letters, digits and a few signs of the name that somebody typed: it goes into a log. */
const plainName = (name: string): string =>
  name.replace(/[^\p{L}\p{N}@._ -]/gu, '').slice(0, 60) || 'operator';

export const createStaffAccess = ({ password, secure, care, now }: StaffAccessOptions): StaffAccess => {
  const failures = new Map<string, { count: number; since: number }>();
  const expected = digest(password);
  const isBarred = (address: string): boolean => {
    const entry = failures.get(address);
    if (entry && now() - entry.since > 60_000) failures.delete(address);
    return (failures.get(address)?.count ?? 0) >= triesPerMinute;
  };
  const countFailure = (address: string): void => {
    if (failures.size > 10_000) failures.clear();
    const entry = failures.get(address) ?? { count: 0, since: now() };
    failures.set(address, { ...entry, count: entry.count + 1 });
  };
  const operator: StaffAccess['operator'] = async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const given = basicOf(request.headers.authorization);
    const place = addressGroupOf(request.ip);
    if (given && isBarred(place)) {
      await reply.code(429).header('retry-after', '60').type('text/plain').send('Too many wrong passwords.');
      return null;
    }
    if (given && timingSafeEqual(digest(given.password), expected)) return plainName(given.name);
    if (given) countFailure(place);
    await reply
      .code(401)
      .header('www-authenticate', 'Basic realm="Detour operations", charset="UTF-8"')
      .type('text/plain')
      .send('The password of the operator, please.');
    return null;
  };
  return {
    operator,
    async staff(request, reply) {
      const member = await care.memberOf(request.cookies[careCookieOf(secure)]);
      return member === null ? operator(request, reply) : plainName(`care ${member}`);
    },
  };
};

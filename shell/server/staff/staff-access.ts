import { createHash, timingSafeEqual } from 'node:crypto';
import { addressGroupOf } from '@detour/shared-contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { careCookieOf, type CareSessions } from '../visitor/care-session';

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
  /** Waits; `ms` in milliseconds. */
  pause?(ms: number): Promise<unknown>;
}

/** Milliseconds until a wrong password is answered: twice as long with each of an address, and longer for all while there are many. */
const delays = { first: 125, longest: 8000, many: 1000 } as const;
/** Wrong passwords of all addresses within a minute that count as many. */
const many = 100;
/** Wrong answers that may wait at once; more are given at once, so that nobody fills this server with waiting. */
const mostWaiting = 200;

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

const minute = 60_000;

/** Wrong passwords of the last minute, by address group and of all. */
const createFailures = (now: () => number) => {
  let counts = new Map<string, number>();
  let [all, since] = [0, now()];
  return {
    /** Counts one more; gives the milliseconds that its answer waits. */
    count(place: string): number {
      if (now() - since > minute || counts.size > 10_000) [counts, all, since] = [new Map(), 0, now()];
      const before = counts.get(place) ?? 0;
      counts.set(place, before + 1);
      all += 1;
      const own = Math.min(delays.longest, delays.first * 2 ** before);
      return all > many ? Math.max(own, delays.many) : own;
    },
  };
};

export const createStaffAccess = ({
  password,
  secure,
  care,
  now,
  pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms).unref()),
}: StaffAccessOptions): StaffAccess => {
  const failures = createFailures(now);
  const expected = digest(password);
  let waiting = 0;
  /** Slows whoever guesses; it never bars whoever knows the password, from the same address or another. */
  const slowDown = async (place: string): Promise<void> => {
    const delay = failures.count(place);
    if (waiting >= mostWaiting) return;
    waiting += 1;
    await pause(delay);
    waiting -= 1;
  };
  const operator: StaffAccess['operator'] = async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const given = basicOf(request.headers.authorization);
    if (given && timingSafeEqual(digest(given.password), expected)) return plainName(given.name);
    if (given) await slowDown(addressGroupOf(request.ip));
    await reply
      .code(401)
      .header('www-authenticate', 'Basic realm="Detour operations", charset="UTF-8"')
      .type('text/plain; charset=utf-8')
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

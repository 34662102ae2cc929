import { createHash, timingSafeEqual } from 'node:crypto';
import { addressGroupOf } from '@detour/shared-contracts/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { careCookieOf, type CareSessions } from '../visitor/care-session';

export interface StaffAccess {
  /** Identity by operator password. Null after the request was answered with 401 or 429. */
  operator(request: FastifyRequest, reply: FastifyReply): Promise<string | null>;
  /** The same check, which also accepts customer care with an open session. */
  staff(request: FastifyRequest, reply: FastifyReply): Promise<string | null>;
}

interface StaffAccessOptions {
  readonly password: string;
  /** Cookies require TLS. */
  readonly secure: boolean;
  readonly care: CareSessions;
  now(): number;
  /** Waits for `ms` milliseconds. */
  pause?(ms: number): Promise<unknown>;
}

/** Delay (ms) of a response to a wrong password. It doubles per address, and grows for all addresses during many failures. */
const delays = { first: 125, longest: 8000, many: 1000 } as const;
/** Number of wrong passwords of all addresses per minute that counts as many. */
const many = 100;
/** Maximum delayed responses. More are answered at once, so that delays cannot exhaust the server. */
const mostWaiting = 200;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Name and password of `Authorization: Basic …`. Null when absent. */
const basicOf = (header: string | undefined): { readonly name: string; readonly password: string } | null => {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(header ?? '')?.[1];
  if (encoded === undefined) return null;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return colon < 0 ? null : { name: text.slice(0, colon), password: text.slice(colon + 1) };
};

/** Sanitises the typed name for the log: letters, digits and a few symbols. */
const plainName = (name: string): string =>
  name.replace(/[^\p{L}\p{N}@._ -]/gu, '').slice(0, 60) || 'operator';

const minute = 60_000;

/** Wrong passwords of the last minute, per address group and in total. */
const createFailures = (now: () => number) => {
  let counts = new Map<string, number>();
  let [all, since] = [0, now()];
  return {
    /** Counts a failure and returns the delay in milliseconds. */
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
  /** Slows down guessing. Never locks out a person with the correct password, from the same address or another. */
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

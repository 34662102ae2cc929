import type { FastifyRequest } from 'fastify';
import type { GatewayContext } from '../context';
import { countAttempt, forgetAttempts } from '../http/attempts.repository';
import { HttpProblem } from '../http/problem';

type Context = Pick<GatewayContext, 'db' | 'clock' | 'isTrustedAddress'>;

const tooMany = (seconds: number): HttpProblem =>
  new HttpProblem({
    status: 429,
    code: 'TOO_MANY_ATTEMPTS',
    detail: `Too many attempts; the next may come in ${seconds} seconds.`,
    headers: { 'retry-after': String(seconds) },
    extra: { retryAfterSeconds: seconds },
  });

const passwordAttempt = (request: FastifyRequest, email: string) => ({
  what: 'password',
  who: `${email}\n${request.ip}`,
});

/**
 * Ten wrong passwords for an address from one place in a quarter of an hour, 100 from everywhere in an hour. The second number is
 * high, because whoever wants to lock somebody out must not be able to do it from one place.
 */
export const countPasswordAttempt = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  request: FastifyRequest,
  email: string,
): Promise<void> => {
  const now = clock.now();
  const waits = [
    await countAttempt(db, { ...passwordAttempt(request, email), most: 10, minutes: 15 }, now),
    await countAttempt(db, { what: 'password-anywhere', who: email, most: 100, minutes: 60 }, now),
  ];
  const wait = Math.max(...waits);
  if (wait > 0) throw tooMany(wait);
};

export const forgetPasswordAttempts = (
  { db }: Pick<Context, 'db'>,
  request: FastifyRequest,
  email: string,
): Promise<void> => forgetAttempts(db, passwordAttempt(request, email));

/**
 * False when this address got three mails of an account within a quarter of an hour: the visitor is not told, but nobody's box is
 * filled. 30 asked for from one place in an hour answer 429.
 */
export const mayMail = async (
  { db, clock, isTrustedAddress }: Context,
  request: FastifyRequest,
  email: string,
): Promise<boolean> => {
  const now = clock.now();
  if (!isTrustedAddress(request.ip)) {
    const wait = await countAttempt(db, { what: 'mail-from', who: request.ip, most: 30, minutes: 60 }, now);
    if (wait > 0) throw tooMany(wait);
  }
  return (await countAttempt(db, { what: 'mail-to', who: email, most: 3, minutes: 15 }, now)) === 0;
};

/** Ten tries for one number in an hour from everywhere, and 30 from one place: numbers are short, addresses are known. */
export const countLookup = async (
  { db, clock, isTrustedAddress }: Context,
  request: FastifyRequest,
  orderNumber: string,
): Promise<void> => {
  const now = clock.now();
  const limits = [
    { what: 'lookup', who: orderNumber, most: 10, minutes: 60 },
    ...(isTrustedAddress(request.ip)
      ? []
      : [{ what: 'lookup-from', who: request.ip, most: 30, minutes: 60 }]),
  ];
  for (const limit of limits) {
    const wait = await countAttempt(db, limit, now);
    if (wait > 0) throw tooMany(wait);
  }
};

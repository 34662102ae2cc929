import type { MailSent } from '@detour/shared-contracts/api';
import { addressGroupOf } from '@detour/shared-contracts/platform';
import type { FastifyRequest } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import type { GatewayContext } from '../../context/context';
import { countAll, countAttempt, forgetAttempts } from '../../http/attempts.repository';
import { HttpProblem } from '../../http/problem';

type Context = Pick<GatewayContext, 'db' | 'clock' | 'config'>;

/** A 429 with the seconds until the next attempt. */
export const tooMany = (seconds: number): HttpProblem =>
  new HttpProblem({
    status: 429,
    code: 'TOO_MANY_ATTEMPTS',
    detail: `Too many attempts; try again in ${seconds} seconds.`,
    headers: { 'retry-after': String(seconds) },
    extra: { retryAfterSeconds: seconds },
  });

const placeOf = (request: FastifyRequest): string => addressGroupOf(request.ip);

/** Counts an attempt of `what` per network address and hour; throws 429 above the limit. */
export const countFromPlace = async (
  { db, clock, config }: Context,
  request: FastifyRequest,
  what: string,
): Promise<void> => {
  const limit = { what, who: placeOf(request), most: config.attemptsPerAddress, minutes: 60 };
  const wait = await countAttempt(db, limit, clock.now());
  if (wait > 0) throw tooMany(wait);
};

/** A mail that a visitor requests about an account. Each kind has its own limit: a sign-up does not use up a forgotten password. */
export type AccountMail = 'confirm' | 'reset' | 'email-change';

/**
 * Returns 0 when a mail may be sent, otherwise the seconds until the next one: three mails of a kind per quarter of an hour
 * to one mailbox from one network address, 20 of all kinds per hour from all. Counts before the account is looked up, so the
 * result reveals nothing about it. The owner is not locked out, because the links of the received mails work.
 */
export const waitForMail = async (
  context: Context,
  request: FastifyRequest,
  { email, kind }: { readonly email: string; readonly kind: AccountMail },
): Promise<number> => {
  const { db, clock } = context;
  const now = clock.now();
  await countFromPlace(context, request, 'mail-from');
  const who = `${kind}\n${email}\n${placeOf(request)}`;
  const waits = [
    await countAttempt(db, { what: 'mail-to', who, most: 3, minutes: 15 }, now),
    await countAttempt(db, { what: 'mail-to-anywhere', who: email, most: 20, minutes: 60 }, now),
  ];
  return Math.max(...waits);
};

/** Response to a request for a mail: whether it was sent or limited. */
export const toMailSent = (wait: number): MailSent =>
  wait === 0
    ? { status: 'mail_sent', mailed: 'sent' }
    : { status: 'mail_sent', mailed: 'limited', retryAfterSeconds: wait };

const lookupAttempt = (request: FastifyRequest, orderNumber: string) => ({
  what: 'lookup',
  who: `${orderNumber}\n${placeOf(request)}`,
});

/** Attempts per booking number and hour, from all addresses, that get a response without delay. */
const freeLookups = 50;
const longestDelay = 4000;

/** Delay (ms) of the `count`th attempt. It doubles every ten, so that a distributed search takes years. */
export const lookupDelayOf = (count: number): number =>
  count <= freeLookups ? 0 : Math.min(longestDelay, 125 * 2 ** Math.floor((count - freeLookups - 1) / 10));

/**
 * Limits attempts to ten per hour for one number and network address, and 30 for a network address: numbers are short and
 * e-mail addresses are known. The total of all addresses only delays the response, so that strangers cannot lock the owner
 * out.
 */
export const countLookup = async (
  context: Context,
  request: FastifyRequest,
  orderNumber: string,
): Promise<void> => {
  const { db, clock } = context;
  const now = clock.now();
  const wait = await countAttempt(db, { ...lookupAttempt(request, orderNumber), most: 10, minutes: 60 }, now);
  if (wait > 0) throw tooMany(wait);
  await countFromPlace(context, request, 'lookup-from');
  const count = await countAll(db, { what: 'lookup-anywhere', who: orderNumber, minutes: 60 }, now);
  await pause(lookupDelayOf(count));
};

/** Forgets the earlier attempts of this network address after a successful one. */
export const forgetLookups = (
  { db }: Pick<Context, 'db'>,
  request: FastifyRequest,
  orderNumber: string,
): Promise<void> => forgetAttempts(db, lookupAttempt(request, orderNumber));

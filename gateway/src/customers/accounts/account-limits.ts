import { addressGroupOf } from '@detour/shared-contracts/platform';
import type { FastifyRequest } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import type { GatewayContext } from '../../context/context';
import { countAll, countAttempt, forgetAttempts } from '../../http/attempts.repository';
import { HttpProblem } from '../../http/problem';

type Context = Pick<GatewayContext, 'db' | 'clock' | 'config'>;

/** 429 with the seconds until the next attempt. */
export const tooMany = (seconds: number): HttpProblem =>
  new HttpProblem({
    status: 429,
    code: 'TOO_MANY_ATTEMPTS',
    detail: `Too many attempts; the next may come in ${seconds} seconds.`,
    headers: { 'retry-after': String(seconds) },
    extra: { retryAfterSeconds: seconds },
  });

const placeOf = (request: FastifyRequest): string => addressGroupOf(request.ip);

/** `what` within an hour from one place, whoever it is about; more answers 429. */
export const countFromPlace = async (
  { db, clock, config }: Context,
  request: FastifyRequest,
  what: string,
): Promise<void> => {
  const limit = { what, who: placeOf(request), most: config.attemptsPerAddress, minutes: 60 };
  const wait = await countAttempt(db, limit, clock.now());
  if (wait > 0) throw tooMany(wait);
};

/**
 * False when a mail box got enough: three mails within a quarter of an hour for one place, 20 within an hour for everybody. The
 * visitor is not told, but nobody's box is filled; and its owner is not locked out, for the mails that came hold links that work.
 */
export const mayMail = async (context: Context, request: FastifyRequest, email: string): Promise<boolean> => {
  const { db, clock } = context;
  const now = clock.now();
  await countFromPlace(context, request, 'mail-from');
  const who = `${email}\n${placeOf(request)}`;
  const waits = [
    await countAttempt(db, { what: 'mail-to', who, most: 3, minutes: 15 }, now),
    await countAttempt(db, { what: 'mail-to-anywhere', who: email, most: 20, minutes: 60 }, now),
  ];
  return Math.max(...waits) === 0;
};

const lookupAttempt = (request: FastifyRequest, orderNumber: string) => ({
  what: 'lookup',
  who: `${orderNumber}\n${placeOf(request)}`,
});

/** Tries for one number from everywhere in an hour that are answered at once. */
const freeLookups = 50;
const longestDelay = 4000;

/** Milliseconds for the `count`th try: doubles every ten, so that a search by many machines takes years. */
export const lookupDelayOf = (count: number): number =>
  count <= freeLookups ? 0 : Math.min(longestDelay, 125 * 2 ** Math.floor((count - freeLookups - 1) / 10));

/**
 * Ten tries for one number from one place in an hour, and 30 from one place for all: numbers are short, addresses are known. Tries from
 * everywhere together only make the answer slower: nobody can take an order from its owner.
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

/** The number and the address were right: what this place tried before no longer counts. */
export const forgetLookups = (
  { db }: Pick<Context, 'db'>,
  request: FastifyRequest,
  orderNumber: string,
): Promise<void> => forgetAttempts(db, lookupAttempt(request, orderNumber));

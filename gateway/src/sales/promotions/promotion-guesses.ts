import { addressGroupOf } from '@detour/shared-contracts/platform';
import type { FastifyRequest } from 'fastify';
import type { GatewayContext } from '../../context/context';
import { countAttempt, uncountAttempt } from '../../http/attempts.repository';
import { HttpProblem } from '../../http/problem';
import { readSession } from '../../http/session';

type Context = Pick<GatewayContext, 'db' | 'clock' | 'config'>;

/** Wrong codes within an hour in one session. */
const perSession = 10;
const minutes = 60;

/**
 * Runs what tries a promotion code, and counts it as a guess unless it answers true: ten an hour for a session, as many for a place as
 * `ATTEMPTS_PER_ADDRESS` says, then 429. The count comes first, so that many at once are all counted; a right code gives it back.
 */
export const countGuess = async (
  { db, clock, config }: Context,
  request: FastifyRequest,
): Promise<{ right(): Promise<void> }> => {
  const session = readSession(request);
  const limits = [
    { what: 'promotion-from', who: addressGroupOf(request.ip), most: config.attemptsPerAddress, minutes },
    ...(session ? [{ what: 'promotion', who: session, most: perSession, minutes }] : []),
  ];
  const waits: number[] = [];
  for (const limit of limits) waits.push(await countAttempt(db, limit, clock.now()));
  const wait = Math.max(...waits);
  if (wait > 0) {
    throw new HttpProblem({
      status: 429,
      code: 'TOO_MANY_ATTEMPTS',
      detail: `Too many codes were tried; the next may come in ${wait} seconds.`,
      headers: { 'retry-after': String(wait) },
      extra: { retryAfterSeconds: wait },
    });
  }
  return {
    async right() {
      for (const limit of limits) await uncountAttempt(db, limit);
    },
  };
};

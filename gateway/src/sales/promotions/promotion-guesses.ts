import { addressGroupOf } from '@detour/shared-contracts/platform';
import type { FastifyRequest } from 'fastify';
import type { GatewayContext } from '../../context/context';
import { countAttempt, uncountAttempt } from '../../http/attempts.repository';
import { HttpProblem } from '../../http/problem';
import { readSession } from '../../http/session';

type Context = Pick<GatewayContext, 'db' | 'clock' | 'config'>;

/** Wrong codes per hour and session. */
const perSession = 10;
const minutes = 60;

/**
 * Counts an attempt with a promotion code before it is checked, so that concurrent attempts count too; `forgive()` removes it again. Ten
 * per hour for a session and `ATTEMPTS_PER_ADDRESS` for a network address, then 429.
 */
export const countPromotionGuess = async (
  { db, clock, config }: Context,
  request: FastifyRequest,
): Promise<{ forgive(): Promise<void> }> => {
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
      detail: `Too many codes were tried; try again in ${wait} seconds.`,
      headers: { 'retry-after': String(wait) },
      extra: { retryAfterSeconds: wait },
    });
  }
  return {
    async forgive() {
      for (const limit of limits) await uncountAttempt(db, limit);
    },
  };
};

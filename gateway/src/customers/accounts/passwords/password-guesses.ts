import { addressGroupOf } from '@detour/shared-contracts/platform';
import type { FastifyRequest } from 'fastify';
import type { GatewayContext } from '../../../context/context';
import { findKnownDevice } from '../security/account-device';
import { tooMany } from '../account-limits';
import { countGuess, forgetGuesses, uncountGuess, type GuessLimit } from './password-guess.repository';

type Context = Pick<GatewayContext, 'db' | 'clock'>;

/** Wrong passwords before the delay starts, for each counter. */
const freeGuesses = { device: 10, accountAndPlace: 5, place: 30 } as const;

export interface Guess {
  /** Removes the guess, because the password was right. */
  forgive(): Promise<void>;
  /** True when a wrong password starts the delay: this guess is the last free one. */
  readonly startsWait: boolean;
}

/**
 * Counts a guess before the password is verified. Throws 429 with the remaining seconds during a delay. A known device of the account has
 * its own counter. Other guesses count twice: per account and address group, and per address group over all accounts. No counter is per
 * account alone, so guesses from other networks never lock the owner out.
 */
export const beginGuess = async (
  { db, clock }: Context,
  request: FastifyRequest,
  email: string,
): Promise<Guess> => {
  const now = clock.now();
  const device = await findKnownDevice({ db, clock }, request, email);
  const place = addressGroupOf(request.ip);
  const own: GuessLimit = device
    ? { what: 'device', who: `${email}\n${device}`, free: freeGuesses.device }
    : { what: 'account-place', who: `${email}\n${place}`, free: freeGuesses.accountAndPlace };
  const shared: GuessLimit | null = device ? null : { what: 'place', who: place, free: freeGuesses.place };
  const counted = await countGuess(db, own, now);
  if (counted.wait > 0) throw tooMany(counted.wait);
  const ofPlace = shared ? await countGuess(db, shared, now) : { wait: 0 };
  if (ofPlace.wait > 0) {
    await uncountGuess(db, own, now);
    throw tooMany(ofPlace.wait);
  }
  return {
    startsWait: counted.count === own.free,
    async forgive() {
      await forgetGuesses(db, own);
      if (shared) await uncountGuess(db, shared, now);
    },
  };
};

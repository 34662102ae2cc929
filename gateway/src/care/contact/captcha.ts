import type { CaptchaChallenge } from '@detour/shared-contracts/api';
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import type { GatewayContext } from '../../context/context';
import type { SigningKey } from '../../settings/keyring';
import { keyedHash } from '../../http/signing';

/** Captcha without interaction. @spec CONTACT-035 */
export interface Captcha {
  challenge(): Promise<CaptchaChallenge>;
  /** True when a solution is right, not expired and not used before. */
  verify(solution: string): Promise<boolean>;
}

interface Payload {
  readonly algorithm: 'SHA-256';
  readonly challenge: string;
  readonly number: number;
  readonly salt: string;
  readonly signature: string;
}

const lifeMs = 20 * 60_000;

const readPayload = (solution: string): Payload | null => {
  try {
    const value = JSON.parse(Buffer.from(solution, 'base64').toString('utf8')) as Record<
      keyof Payload,
      unknown
    > | null;
    if (!value) return null;
    const { algorithm, challenge, number, salt, signature } = value;
    if (algorithm !== 'SHA-256' || typeof number !== 'number' || !Number.isSafeInteger(number)) return null;
    if (typeof challenge !== 'string' || typeof salt !== 'string' || typeof signature !== 'string')
      return null;
    return { algorithm, challenge, number, salt, signature };
  } catch {
    return null;
  }
};

/** ALTCHA: proof of work without cookies or third parties. */
export const createAltcha = ({
  db,
  clock,
  config,
  secret,
}: Pick<GatewayContext, 'db' | 'clock' | 'config' | 'secret'>): Captcha => {
  const hmacKeyOf = (key: SigningKey): string => keyedHash(key, 'captcha', '');
  const isSolved = async (payload: Payload): Promise<boolean> => {
    for (const key of secret.all) if (await verifySolution(payload, hmacKeyOf(key), false)) return true;
    return false;
  };
  return {
    async challenge() {
      const { challenge, salt, signature } = await createChallenge({
        algorithm: 'SHA-256',
        hmacKey: hmacKeyOf(secret.first),
        maxnumber: config.captchaMaxNumber,
        expires: new Date(clock.now() + lifeMs),
      });
      return { algorithm: 'SHA-256', challenge, maxnumber: config.captchaMaxNumber, salt, signature };
    },
    async verify(solution) {
      const payload = readPayload(solution);
      if (!payload) return false;
      const expires = Number(extractParams(payload)['expires']) * 1000;
      // The library uses the machine's clock; the shop's may differ.
      if (!(expires > clock.now()) || !(await isSolved(payload))) return false;
      const first = await db
        .insertInto('captcha_solution')
        .values({ challenge: payload.challenge, expires_at: new Date(expires) })
        .onConflict((conflict) => conflict.column('challenge').doNothing())
        .returning('challenge')
        .executeTakeFirst();
      return first !== undefined;
    },
  };
};

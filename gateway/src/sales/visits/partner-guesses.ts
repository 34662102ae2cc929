import { addressGroupOf } from '@detour/shared-contracts/platform';
import type { FastifyRequest } from 'fastify';
import type { GatewayContext } from '../../context/context';
import { countAttempt, uncountAttempt } from '../../http/attempts.repository';
import { HttpProblem } from '../../http/problem';
import { readVoucherCode } from '../vouchers/codes/voucher-code';

type Context = Pick<GatewayContext, 'db' | 'clock' | 'config'>;

const minutes = 60;
/** Wrong PINs per hour for one voucher, from anywhere. */
const perVoucher = 20;

/**
 * Counts an attempt to redeem before it is checked, so that concurrent attempts count too; `forgive()` removes it again. Twenty per hour for a
 * voucher and `ATTEMPTS_PER_ADDRESS` for a network address, then 429, whether the code exists or not.
 */
export const countPartnerGuess = async (
  { db, clock, config }: Context,
  request: FastifyRequest,
  code: string,
): Promise<{ forgive(): Promise<void> }> => {
  const from = {
    what: 'partner-from',
    who: addressGroupOf(request.ip),
    most: config.attemptsPerAddress,
    minutes,
  };
  const about = { what: 'partner-voucher', who: readVoucherCode(code) ?? '', most: perVoucher, minutes };
  const limits = about.who === '' ? [from] : [from, about];
  const waits: number[] = [];
  for (const limit of limits) waits.push(await countAttempt(db, limit, clock.now()));
  const wait = Math.max(...waits);
  if (wait > 0) {
    throw new HttpProblem({
      status: 429,
      code: 'TOO_MANY_ATTEMPTS',
      detail: `Too many PINs were tried; try again in ${wait} seconds.`,
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

import type { GatewayContext } from '../../context/context';
import { countAttempt } from '../../http/attempts.repository';
import { HttpProblem } from '../../http/problem';

const day = 24 * 60;

/** Requests of one kind per order and day. Above the limit: 429 with the seconds until the next one. */
export const countPaper = async (
  { db, clock }: Pick<GatewayContext, 'db' | 'clock'>,
  { what, orderUuid, most }: { readonly what: string; readonly orderUuid: string; readonly most: number },
): Promise<void> => {
  const seconds = await countAttempt(db, { what, who: orderUuid, most, minutes: day }, clock.now());
  if (seconds === 0) return;
  throw new HttpProblem({
    status: 429,
    code: 'TOO_MANY_ATTEMPTS',
    detail: `Too many requests of "${what}" for order ${orderUuid}; try again in ${seconds} seconds.`,
    headers: { 'retry-after': String(seconds) },
    extra: { retryAfterSeconds: seconds },
  });
};

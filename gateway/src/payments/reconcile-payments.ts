import type { Clock } from '@detour/shared-contracts';
import type { Database } from '../database/open-database';
import type { PaymentProvider } from './payment-provider';
import { settlePayment } from './settle-payment';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly provider: PaymentProvider;
  readonly secret: string;
}

// Long enough for an ordinary answer, so that the job never races a request that is alive.
const staleMs = 30_000;

/**
 * Heals what a crash left between the provider's answer and ours: the provider is asked where the money is, and the order follows.
 * Resolves with how many orders it looked at.
 */
export const reconcilePayments = async ({ db, clock, provider, secret }: Deps): Promise<number> => {
  const stale = await db
    .selectFrom('orders')
    .innerJoin('payment', 'payment.order_uuid', 'orders.uuid')
    .select(['orders.uuid', 'payment.intent_id'])
    .where('payment.updated_at', '<=', new Date(clock.now() - staleMs))
    .where(({ and, eb, or }) =>
      or([
        and([eb('orders.status', '=', 'paying'), eb('payment.status', '=', 'processing')]),
        // Closed while the provider had not answered: what it promised must be given back.
        and([
          eb('orders.status', 'in', ['expired', 'cancelled']),
          eb('payment.status', 'in', ['processing', 'requires_action']),
        ]),
      ]),
    )
    .limit(50)
    .execute();
  for (const { uuid, intent_id: intentId } of stale) {
    const state = await provider.retrieve(intentId);
    await settlePayment({ db, clock, secret }, { orderUuid: uuid, intentId, state });
  }
  return stale.length;
};

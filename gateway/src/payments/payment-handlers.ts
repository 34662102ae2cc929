import type { Clock } from '@detour/shared-contracts';
import type { Database } from '../database/open-database';
import { transact } from '../database/transaction';
import { findOrder } from '../orders/order.repository';
import type { PaymentProvider } from './payment-provider';
import { writeLedger } from './settle-payment';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly provider: PaymentProvider;
}

interface Payload {
  readonly orderUuid: string;
  readonly intentId: string;
}

/** Takes the money of a confirmed order. Of one that was cancelled meanwhile nothing is taken. */
export const capturePayment = async (
  { db, clock, provider }: Deps,
  { orderUuid, intentId }: Payload,
): Promise<void> => {
  const order = await findOrder(db, orderUuid);
  if (order?.status !== 'confirmed') return;
  const { status } = await provider.capture(intentId);
  if (status !== 'captured') return;
  const at = new Date(clock.now());
  await transact(db, async (trx) => {
    await trx
      .updateTable('payment')
      .set({ captured: true, updated_at: at })
      .where('intent_id', '=', intentId)
      .execute();
    await writeLedger(trx, {
      order_uuid: orderUuid,
      kind: 'captured',
      amount: order.amount,
      intent_id: intentId,
      at,
    });
  });
};

/** Gives money back, promised or taken; what was taken is written as refunded, if the cancellation did not know yet. */
export const releasePayment = async (
  { db, clock, provider }: Deps,
  { orderUuid, intentId }: Payload,
): Promise<void> => {
  const order = await findOrder(db, orderUuid);
  const { status } = await provider.release(intentId);
  if (!order || status !== 'refunded') return;
  const at = new Date(clock.now());
  await transact(db, (trx) =>
    writeLedger(trx, {
      order_uuid: orderUuid,
      kind: 'refunded',
      amount: -order.amount,
      intent_id: intentId,
      at,
    }),
  );
};

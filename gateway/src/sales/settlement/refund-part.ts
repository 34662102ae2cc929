import type { Clock } from '@detour/shared-contracts/base';
import type { PaymentProvider } from '../../context/payment-provider';
import type { Database } from '../../database/open-database';
import { findOrder, findPayment } from '../records/order.repository';
import { findKept, findRefund } from '../refunds/refund.repository';
import { bookState, capturePayment, noteFailure } from './capture-and-release';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly provider: PaymentProvider;
}

interface Payload {
  readonly orderUuid: string;
  readonly refundId: string;
}

/**
 * Refunds a part of an order's payment under the key of its refund row; captures the payment first if that has not happened yet. Does
 * nothing once the refund is on its way, and nothing for an order whose whole payment is released. Throws, for a retry, when the
 * provider has not accepted the refund.
 */
export const refundPart = async (deps: Deps, { orderUuid, refundId }: Payload): Promise<void> => {
  const { db, provider } = deps;
  const refund = await findRefund(db, refundId);
  const order = await findOrder(db, orderUuid);
  if (!refund || !order || refund.state === 'settled' || (await findKept(db, order)) <= 0) return;
  const { intent_id: intentId, amount } = refund;
  if (!(await findPayment(db, orderUuid))?.captured) await capturePayment(deps, { orderUuid, intentId });
  const state = await provider.refund(intentId, { amount, key: refundId }).catch(async (error: unknown) => {
    const text = `The refund of ${amount} cents failed: ${String(error)}`;
    await noteFailure(deps, { orderUuid, intentId }, { kind: 'refund-failed', text, isFinal: false });
    throw error;
  });
  await bookState(deps, { orderUuid, intentId }, state);
  const after = await findRefund(db, refundId);
  if (after?.state !== 'pending' && after?.state !== 'settled')
    throw new Error(`Order ${orderUuid}: the refund ${refundId} is ${after?.state ?? 'gone'}.`);
};

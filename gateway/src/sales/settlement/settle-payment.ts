import type { Clock } from '@detour/shared-contracts/base';
import type { Database } from '../../database/open-database';
import type { Keyring } from '../../settings/keyring';
import { transact, type Trx } from '../../database/transaction';
import { findPayment, lockOrder } from '../records/order.repository';
import { findPaymentMismatch } from './payment-mismatch';
import type { ProviderState } from '../../context/payment-provider';
import {
  abandon,
  bookOnly,
  confirm,
  decline,
  isGoingBack,
  isOnItsWay,
  isOpen,
  refuseMoney,
  wait,
  watch,
  type SettledPayment,
  type Settlement,
} from './payment-outcomes';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  /** Key that seals the codes of vouchers. */
  readonly secret: Keyring;
}

export type { SettledPayment };

const settle = async (trx: Trx, settlement: Settlement): Promise<SettledPayment> => {
  const { order, payment, state } = settlement;
  const isPaid = order.confirmed_at !== null;
  if (isPaid || (!isOpen(order) && isGoingBack(state))) return bookOnly(trx, settlement);
  const wrong = findPaymentMismatch(state, { ...payment, ...order });
  if (wrong) return refuseMoney(trx, settlement, wrong);
  switch (state.status) {
    case 'authorised':
    case 'captured':
      return confirm(trx, settlement);
    case 'requires_action':
    case 'processing':
      if (isOpen(order)) return wait(trx, settlement, state.status);
      return isOnItsWay(settlement) ? watch(settlement) : abandon(trx, settlement);
    case 'open':
    case 'declined':
      return isOpen(order) ? decline(trx, settlement) : abandon(trx, settlement);
    case 'voided':
    case 'refunding':
    case 'refunded':
      return abandon(trx, settlement);
  }
};

/**
 * Applies the provider's state to an order. Its callers are the card call, the return from 3-D Secure, webhooks and the
 * reconciliation job; only the first call changes something. Confirms only when order, currency and amount match. `before` runs
 * in the same transaction; its `false` means that there is nothing to do.
 */
export const settlePayment = (
  { db, clock, secret }: Deps,
  {
    orderUuid,
    intentId,
    state,
  }: { readonly orderUuid: string; readonly intentId: string; readonly state: ProviderState },
  before: (trx: Trx) => Promise<boolean> = async () => true,
): Promise<SettledPayment> =>
  transact(db, async (trx) => {
    if (!(await before(trx))) return { status: 'pending' };
    const order = await lockOrder(trx, orderUuid);
    const payment = await findPayment(trx, orderUuid);
    if (!order || payment?.intent_id !== intentId)
      throw new Error(`The intent ${intentId} does not belong to order ${orderUuid}.`);
    return settle(trx, { order, payment, intentId, state, now: new Date(clock.now()), secret });
  });

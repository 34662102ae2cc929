import type { Clock } from '@detour/shared-contracts/base';
import type { Database } from '../../database/open-database';
import { transact } from '../../database/transaction';
import { lockOrder, type OrderRow } from '../records/order.repository';
import { findPayable, type Payable } from '../records/payable.repository';
import type { IntentWish, PaymentIntent, PaymentProvider } from '../../context/payment-provider';
import { findSavedCard } from './saved-card';
import { requestRelease } from './request-release';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly provider: PaymentProvider;
}

const columnsOf = ({ clock, provider }: Deps, intent: PaymentIntent) => ({
  intent_id: intent.id,
  client_secret: intent.clientSecret,
  provider: provider.name,
  updated_at: new Date(clock.now()),
});

type AttachedIntent = Pick<Payable, 'intent_id' | 'client_secret'>;

/** Attaches the intent to the payment of an open order, in one statement. Undefined when the order is closed or has an intent. */
const attachOpen = (deps: Deps, uuid: string, intent: PaymentIntent): Promise<AttachedIntent | undefined> =>
  deps.db
    .with('open', (db) =>
      db
        .selectFrom('orders')
        .select('uuid')
        .where('uuid', '=', uuid)
        .where('status', 'in', ['held', 'paying'])
        .forUpdate(),
    )
    .updateTable('payment')
    .from('open')
    .set(columnsOf(deps, intent))
    .whereRef('payment.order_uuid', '=', 'open.uuid')
    .where('payment.intent_id', 'is', null)
    .returning(['payment.intent_id', 'payment.client_secret'])
    .executeTakeFirst();

/** Attaches the intent to an order in any state. Returns the payment, or undefined when another call attached an intent before. */
const attach = (deps: Deps, uuid: string, intent: PaymentIntent): Promise<AttachedIntent | undefined> =>
  transact(deps.db, async (trx) => {
    const columns = columnsOf(deps, intent);
    const order = await lockOrder(trx, uuid);
    const attached = await trx
      .updateTable('payment')
      .set(columns)
      .where('order_uuid', '=', uuid)
      .where('intent_id', 'is', null)
      .returning(['intent_id', 'client_secret'])
      .executeTakeFirst();
    // The order was closed during the call to the provider: it must no longer be paid.
    if (order?.status === 'cancelled' || order?.status === 'expired')
      await requestRelease(trx, uuid, columns.updated_at);
    return attached;
  });

/** An order with a plan saves its card; one of a later part belongs to the buyer of the saved card. */
const savingOf = async (
  db: Database,
  { uuid, plan, part }: Pick<OrderRow, 'uuid' | 'plan' | 'part'>,
): Promise<Partial<IntentWish>> => {
  if (plan !== null) return { savesCard: true };
  const savedBy = part === null ? null : await findSavedCard(db, uuid);
  return savedBy === null ? {} : { savesCard: true, savedBy };
};

/**
 * Returns an order with its intent, and opens the intent under the order's own key. An order never has two intents: after a crash or a
 * lost response the next call finds the same one. An order without an amount has none. `written` is the order as its own transaction left
 * it; it may have been closed since. Throws a `ProviderError`.
 */
export const openPayment = async (deps: Deps, uuid: string, written?: Payable): Promise<Payable> => {
  const order = written ?? (await findPayable(deps.db, uuid));
  if (!order) throw new Error(`Order ${uuid} has no payment.`);
  const isOpen = order.status === 'held' || order.status === 'paying';
  if (order.intent_id || order.amount === 0 || !isOpen) return order;
  const intent = await deps.provider.openIntent({
    orderUuid: uuid,
    amount: order.amount,
    currency: order.currency,
    key: `order:${uuid}`,
    ...(await savingOf(deps.db, order)),
  });
  const attached =
    (await attachOpen(deps, uuid, intent)) ??
    (await attach(deps, uuid, intent)) ??
    (await findPayable(deps.db, uuid));
  return {
    ...order,
    ...(attached && { intent_id: attached.intent_id, client_secret: attached.client_secret }),
  };
};

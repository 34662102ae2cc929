import type { CareFile } from '@detour/shared-contracts/api';
import type { Database } from '../../database/open-database';
import type { Keyring } from '../../settings/keyring';
import type { OrderRow } from '../../sales/records/order.repository';
import { findDeliveries, toKeptDelivery } from '../../sales/vouchers/deliveries/delivery.repository';
import { findSnapshots } from '../../sales/vouchers/gift-snapshots';
import { voucherNameOf } from '../../sales/refunds/order-money';
import { findRefunds } from '../../sales/refunds/refund.repository';

const paymentOf = async (db: Database, order: OrderRow): Promise<CareFile['payments'][number] | null> => {
  const payment = await db
    .selectFrom('payment')
    .selectAll()
    .where('order_uuid', '=', order.uuid)
    .orderBy('updated_at', 'desc')
    .executeTakeFirst();
  if (!payment) return null;
  const entries = await db
    .selectFrom('ledger')
    .select(['kind', 'amount', 'movement', 'at'])
    .where('order_uuid', '=', order.uuid)
    .orderBy('id')
    .execute();
  const refunds = await findRefunds(db, order.uuid);
  return {
    changeNumber: order.amends === null ? null : order.number,
    ...(order.part !== null && { part: order.part + 1 }),
    provider: payment.provider,
    intentId: payment.intent_id,
    status: payment.status,
    method: payment.method,
    last4: payment.last4,
    captured: payment.captured,
    updatedAt: payment.updated_at.toISOString(),
    ledger: entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
    refunds: refunds.map(
      ({ amount, cause, state, failures, planned_at: plannedAt, settled_at: settledAt }) => ({
        amount,
        cause,
        state,
        failures,
        plannedAt: plannedAt.toISOString(),
        settledAt: settledAt?.toISOString() ?? null,
      }),
    ),
  };
};

/** Payments of an order and of its changes, with their books. */
export const findFilePayments = async (
  db: Database,
  orders: readonly OrderRow[],
): Promise<CareFile['payments']> => {
  const payments: CareFile['payments'] = [];
  for (const order of orders) {
    const payment = await paymentOf(db, order);
    if (payment) payments.push(payment);
  }
  return payments;
};

/** Vouchers that an order has sold, with their books. */
export const findFileVouchers = async (
  db: Database,
  secret: Keyring,
  order: OrderRow,
): Promise<CareFile['vouchers']> => {
  const rows = await db
    .selectFrom('voucher')
    .selectAll()
    .where('order_uuid', '=', order.uuid)
    .orderBy('position')
    .execute();
  const snapshots = await findSnapshots(db, order);
  const deliveries = await findDeliveries(db, [order.uuid]);
  const vouchers: CareFile['vouchers'] = [];
  for (const row of rows) {
    const ledger = await db
      .selectFrom('voucher_ledger as entry')
      .leftJoin('orders', 'orders.uuid', 'entry.order_uuid')
      .select(['entry.kind', 'entry.amount', 'entry.at', 'entry.valid_until', 'orders.number'])
      .where('entry.voucher_id', '=', row.id)
      .orderBy('entry.id')
      .execute();
    const delivery = deliveries.find(({ position }) => position === row.position);
    vouchers.push({
      id: row.id,
      position: row.position,
      ...voucherNameOf(secret, row),
      label: snapshots[row.position]?.label ?? '',
      state: row.state,
      value: row.value,
      remaining: row.remaining,
      validUntil: row.valid_until,
      issuedAt: row.issued_at.toISOString(),
      openedAt: row.opened_at?.toISOString() ?? null,
      extendedAt: row.extended_at?.toISOString() ?? null,
      delivery: delivery ? toKeptDelivery(delivery) : null,
      ledger: ledger.map(({ at, number, valid_until: validUntil, ...entry }) => ({
        ...entry,
        at: at.toISOString(),
        orderNumber: number,
        validUntil,
      })),
    });
  }
  return vouchers;
};

/** Vouchers of other orders that have paid for these. */
export const findUsedVouchers = async (
  db: Database,
  secret: Keyring,
  orders: readonly OrderRow[],
): Promise<CareFile['usedVouchers']> => {
  const rows = await db
    .selectFrom('voucher_use as use')
    .innerJoin('voucher', 'voucher.id', 'use.voucher_id')
    .innerJoin('orders as seller', 'seller.uuid', 'voucher.order_uuid')
    .selectAll('voucher')
    .select(['use.amount as paid', 'use.returned as back', 'use.state as use_state', 'seller.number'])
    .where(
      'use.order_uuid',
      'in',
      orders.map(({ uuid }) => uuid),
    )
    .orderBy('voucher.id')
    .execute();
  return rows.map(({ paid, back, use_state: state, number, ...voucher }) => ({
    ...voucherNameOf(secret, voucher),
    state,
    amount: paid,
    returned: back,
    orderNumber: number,
  }));
};

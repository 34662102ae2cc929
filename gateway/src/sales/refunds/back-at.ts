import type { Order } from '@detour/shared-contracts/api';
import type { GatewayContext } from '../../context/context';
import type { OrderRow } from '../records/order.repository';
import { findOrderMoney, voucherNameOf } from './order-money';

type Refund = NonNullable<Order['money']>['refunds'][number];

/** Refunds of one event of an order, found by its instant, because one transaction dates all of them alike. */
export const findBackAt = async (
  { db, secret }: Pick<GatewayContext, 'db' | 'secret'>,
  order: OrderRow,
  instant: Date,
): Promise<readonly Refund[]> => {
  const { payments } = await findOrderMoney(db, order);
  const at = instant.toISOString();
  const cards = payments.flatMap(({ last4, refunds }) =>
    refunds
      .filter(({ planned_at: plannedAt }) => plannedAt.toISOString() === at)
      .map(({ amount }) => ({
        to: 'card' as const,
        codeEnd: null,
        last4,
        amount,
        state: 'pending' as const,
        at,
      })),
  );
  const returned = await db
    .selectFrom('voucher_ledger')
    .innerJoin('voucher', 'voucher.id', 'voucher_ledger.voucher_id')
    .selectAll('voucher')
    .select('voucher_ledger.amount as back')
    .where('voucher_ledger.kind', '=', 'returned')
    .where('voucher_ledger.order_uuid', '=', order.uuid)
    .where('voucher_ledger.at', '=', instant)
    .orderBy('voucher_ledger.id')
    .execute();
  return [
    ...cards,
    ...returned.map(({ back: amount, ...voucher }) => {
      const { kind, codeEnd } = voucherNameOf(secret, voucher);
      return { to: kind, codeEnd, last4: null, amount, state: 'settled' as const, at };
    }),
  ];
};

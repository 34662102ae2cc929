import type { OrderMoney as OrderMoneyView } from '@detour/shared-contracts/api';
import type { Keyring } from '../../../settings/keyring';
import type { OrderRow, PaymentRow } from '../../records/order.repository';
import { voucherNameOf, type OrderMoney } from '../../refunds/order-money';
import { keptOf } from '../../refunds/refund.repository';

interface Parts {
  readonly order: OrderRow;
  readonly payment: PaymentRow | undefined;
  readonly money: OrderMoney;
  readonly secret: Keyring;
}

/** The buyer's view of an order's money. Null until it is confirmed. */
export const toMoneyView = ({ order, payment, money, secret }: Parts): OrderMoneyView | null => {
  if (!order.confirmed_at) return null;
  const { refunds, vouchers } = money;
  const at = (order.closed_at ?? order.confirmed_at).toISOString();
  const named = vouchers.map((one) => ({ ...one, name: voucherNameOf(secret, one.voucher) }));
  return {
    paidByCard: money.paidByCard,
    paidByVouchers: named.map(({ name, paid, voucher }) => ({
      ...name,
      amount: paid,
      rest: voucher.remaining,
      validUntil: voucher.valid_until,
    })),
    refunds: [
      ...refunds.map(({ amount, state, settled_at: settledAt, planned_at: plannedAt }) => ({
        to: 'card' as const,
        codeEnd: null,
        last4: payment?.last4 ?? null,
        amount,
        state: state === 'planned' ? ('pending' as const) : state,
        at: (settledAt ?? plannedAt).toISOString(),
      })),
      ...named.flatMap(({ name: { kind, codeEnd }, returned: amount }) =>
        amount > 0 ? [{ to: kind, codeEnd, last4: null, amount, state: 'settled' as const, at }] : [],
      ),
    ],
    kept: vouchers.reduce((sum, { paid, returned }) => sum + paid - returned, keptOf(order, refunds)),
  };
};

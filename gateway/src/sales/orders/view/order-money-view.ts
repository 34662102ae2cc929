import type { OrderMoney as OrderMoneyView } from '@detour/shared-contracts/api';
import type { Keyring } from '../../../settings/keyring';
import type { OrderRow } from '../../records/order.repository';
import { byVoucher, netOf, partsOf, voucherNameOf, type OrderMoney } from '../../refunds/order-money';

interface Parts {
  readonly order: OrderRow;
  readonly money: OrderMoney;
  readonly secret: Keyring;
}

/** The buyer's view of an order's money, that of its changes included. Null until it is confirmed. */
export const toMoneyView = ({ order, money, secret }: Parts): OrderMoneyView | null => {
  if (!order.confirmed_at) return null;
  const { payments } = money;
  const at = (order.closed_at ?? order.confirmed_at).toISOString();
  const named = byVoucher(money.vouchers).map((one) => ({
    ...one,
    name: voucherNameOf(secret, one.voucher),
  }));
  return {
    paidByCard: payments.reduce((sum, { paid }) => sum + paid, 0),
    paidByVouchers: named.map(({ name, paid, voucher }) => ({
      ...name,
      amount: paid,
      rest: voucher.remaining,
      validUntil: voucher.valid_until,
    })),
    refunds: [
      ...payments.flatMap(({ last4, refunds }) =>
        refunds.map(({ amount, state, settled_at: settledAt, planned_at: plannedAt }) => ({
          to: 'card' as const,
          codeEnd: null,
          last4,
          amount,
          state: state === 'planned' ? ('pending' as const) : state,
          at: (settledAt ?? plannedAt).toISOString(),
        })),
      ),
      ...named.flatMap(({ name: { kind, codeEnd }, returned: amount }) =>
        amount > 0 ? [{ to: kind, codeEnd, last4: null, amount, state: 'settled' as const, at }] : [],
      ),
    ],
    kept: netOf(partsOf(money)),
  };
};

import type { Cancellation } from '@detour/shared-contracts/api';
import type { Keyring } from '../../settings/keyring';
import { voucherNameOf, type OrderMoney } from './order-money';
import type { RefundPart } from './split-refund';

type Back = Pick<Cancellation['now'], 'card' | 'vouchers'>;

/** The parts of a refund as pages show them: one sum for the card, one for each voucher. Cents. */
export const toBack = (secret: Keyring, { vouchers }: OrderMoney, parts: readonly RefundPart[]): Back => {
  const sumOf = (wanted: readonly RefundPart[]): number =>
    wanted.reduce((sum, { amount }) => sum + amount, 0);
  const ids = new Set(parts.flatMap(({ to, ref }) => (to === 'card' ? [] : [ref])));
  return {
    card: sumOf(parts.filter(({ to }) => to === 'card')),
    vouchers: [...ids].flatMap((id) => {
      const used = vouchers.find(({ voucher }) => voucher.id === id);
      const amount = sumOf(parts.filter(({ to, ref }) => to !== 'card' && ref === id));
      return used ? [{ ...voucherNameOf(secret, used.voucher), amount }] : [];
    }),
  };
};

import type { OrderVoucher } from '@detour/shared-contracts/api';
import type { Speech } from './speech';

/** Nights and guests, or the value of a card. */
export const scopeOf = (
  { nights, adults, value }: Pick<OrderVoucher, 'nights' | 'adults' | 'value'>,
  { t, format }: Speech,
): string => {
  if (value !== null) return t('voucher.worth', { amount: format.price(value) });
  return nights === null ? t('voucher.people', { adults }) : t('voucher.nightsFor', { nights, adults });
};

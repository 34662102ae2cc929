import type { OrderVoucher } from '@detour/shared-contracts/api';
import type { Translate } from './message-catalogue';
import type { Speech } from './speech';

/** Nights and guests, or the value of a card. */
export const scopeOf = (
  { nights, adults, value }: Pick<OrderVoucher, 'nights' | 'adults' | 'value'>,
  { t, format }: Speech,
): string => {
  if (value !== null) return t('voucher.worth', { amount: format.price(value) });
  return nights === null ? t('voucher.people', { adults }) : t('voucher.nightsFor', { nights, adults });
};

/** Name, street, town, phone and mail of who holds an activity; empty for another voucher. */
export const partnerLines = (
  { partner }: Pick<OrderVoucher, 'partner'>,
  { format }: Pick<Speech, 'format'>,
): readonly string[] => {
  if (!partner) return [];
  const { name, address, zip, town, phone, email } = partner;
  return [name, address, `${zip} ${town}`, format.phone(phone), email];
};

/** What to do with a voucher once its page is open. */
export const stepsOf = (
  { kind, venue }: Pick<OrderVoucher, 'kind' | 'venue'>,
  t: Translate,
): readonly string[] => {
  switch (kind) {
    case 'gift_stay':
      return [t('voucher.stepDates'), t('voucher.stepHotel')];
    case 'box':
      return [t('voucher.stepStay'), t('voucher.stepHotel')];
    case 'activity':
      return [t('voucher.stepPartner', { venue: venue ?? '' }), t('voucher.stepBring')];
    case 'gift_card':
      return [t('voucher.stepPay'), t('voucher.stepRest')];
  }
};

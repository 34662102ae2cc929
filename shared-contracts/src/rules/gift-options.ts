import { addMonths, type IsoDate } from '../iso-date';
import { countryOf, type Country, type Locale } from '../sites/locale';
import { giftFormats, voucherMonths, type GiftFormat, type VoucherKind } from './gift';

export interface GiftFormatOption {
  readonly format: GiftFormat;
  /** How it arrives: at once by e-mail, or by post in `postalDays`. */
  readonly delivery: 'instant-email' | 'post';
  /** The tag beside it; free delivery only where it costs nothing. */
  readonly tag: 'ecological' | 'free-delivery';
}

const details: Readonly<Record<GiftFormat, Omit<GiftFormatOption, 'format'>>> = {
  digital: { delivery: 'instant-email', tag: 'ecological' },
  physical: { delivery: 'post', tag: 'free-delivery' },
};

/** The formats as they are offered, digital first. @spec GIFT-005 GIFT-011 GIFT-012 */
export const giftFormatOptions: readonly GiftFormatOption[] = giftFormats.map((format) => ({
  format,
  ...details[format],
}));

/** Last day of a voucher that is paid on a day of the market's calendar. */
export const voucherEndOf = (kind: VoucherKind, paid: IsoDate): IsoDate =>
  addMonths(paid, voucherMonths[kind]);

const postCountries: readonly Country[] = ['FR', 'BE', 'ES', 'IT', 'NL'];

/** Whether the point of sale of a locale sends gifts by post. @spec GIFT-010 */
export const postsGifts = (locale: Locale): boolean => postCountries.includes(countryOf(locale));

/** The drawn cover of every gift card. */
export const giftCardScene = 'garden-path-day';

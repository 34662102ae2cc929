import { addMonths } from '@detour/shared-contracts/base';
import type { IsoDate } from '@detour/shared-contracts/base';
import {
  giftFormats,
  voucherMonths,
  type GiftFormat,
  type VoucherKind,
} from '@detour/shared-contracts/rules';

export interface GiftFormatOption {
  readonly format: GiftFormat;
  /** Delivery: at once by e-mail, or by post in `postalDays` working days. */
  readonly delivery: 'instant-email' | 'post';
  /** The tag of the format. Free delivery only when it costs nothing. */
  readonly tag: 'ecological' | 'free-delivery';
}

const details: Readonly<Record<GiftFormat, Omit<GiftFormatOption, 'format'>>> = {
  digital: { delivery: 'instant-email', tag: 'ecological' },
  physical: { delivery: 'post', tag: 'free-delivery' },
};

/** The offered formats, digital first. @spec GIFT-005 GIFT-011 GIFT-012 */
export const giftFormatOptions: readonly GiftFormatOption[] = giftFormats.map((format) => ({
  format,
  ...details[format],
}));

/** Last valid day of a voucher paid on a given day of the market's calendar. */
export const voucherEndOf = (kind: VoucherKind, paid: IsoDate): IsoDate =>
  addMonths(paid, voucherMonths[kind]);

/** The generated cover of every gift card. */
export const giftCardScene = 'garden-path-day';

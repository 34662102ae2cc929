import { giftFormats, type GiftFormat } from '@detour/shared-contracts/rules';

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

/** The generated cover of every gift card. */
export const giftCardScene = 'garden-path-day';

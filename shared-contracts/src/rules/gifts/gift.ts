import { addMonths, type IsoDate } from '../../base/iso-date';
import { countryOf, type Country, type Locale } from '../../sites/locale';

/** Gift formats: by e-mail or by post. @spec GIFT-005 GIFT-032 */
export const giftFormats = ['digital', 'physical'] as const;

export type GiftFormat = (typeof giftFormats)[number];

/** Undated products. An activity may also be bought for oneself. */
export const voucherKinds = ['gift_stay', 'box', 'gift_card', 'activity'] as const;

export type VoucherKind = (typeof voucherKinds)[number];

/** Maximum characters of the two customisation fields, and of the recipient's name. @spec GIFT-033 GIFT-034 */
export const giftTextLimits = { fromName: 40, message: 180, toName: 40 } as const;

/** Cents. A gift card has any value between the bounds, in steps. */
export const giftCardValues = { least: 2500, most: 50_000, step: 500 } as const;

/** Gifts in one order, at most. Each has its own voucher. */
export const giftsPerOrder = 10;

/** Postal delivery in working days. @spec GIFT-012 */
export const postalDays = { least: 2, most: 4 } as const;

/** Days of the right of withdrawal (2011/83/EU, art. 9). */
export const withdrawalDays = 14;

/** Validity of a voucher from the day of payment, in months. @spec GIFT-051 */
export const voucherMonths: Readonly<Record<VoucherKind, number>> = {
  gift_stay: 18,
  box: 12,
  gift_card: 12,
  activity: 12,
};

/** Last day of a voucher that is paid on `paid`, until 23:59 in the market's zone. @spec GIFT-049 ACT-021 */
export const voucherEndOf = (kind: VoucherKind, paid: IsoDate): IsoDate =>
  addMonths(paid, voucherMonths[kind]);

/** @spec GIFT-053 */
export const giftProductTypes = ['SINGLEVOUCHER', 'BOX', 'GIFTCARD', 'DIGITAL_ACTIVITY_ONLY'] as const;

export type GiftProductType = (typeof giftProductTypes)[number];

const aliases: ReadonlyMap<string, GiftProductType> = new Map([
  ['PHYSICAL_SINGLE_VOUCHER', 'SINGLEVOUCHER'],
  ['EBOX', 'BOX'],
]);

/** A product type by name or alias. Null for any other word. @spec GIFT-053 GIFT-054 */
export const giftProductTypeOf = (word: string): GiftProductType | null =>
  giftProductTypes.find((type) => type === word) ?? aliases.get(word) ?? null;

/** @spec GIFT-055 */
export const isBoxCode = (code: string): boolean => code.endsWith('EBOX');

/**
 * Placeholder for a voucher code in the path of a call. The code itself is sent percent-encoded in the header `X-Gift-Code`,
 * because servers and load balancers log paths. Box codes are public and stay in the path.
 */
export const codeInHeader = 'current';

const formatParts: Readonly<Record<GiftFormat, string>> = { digital: 'D', physical: 'P' };

/** The format in the second part of a code (`SEA-D-EBOX`). Null when the code names none. @spec GIFT-056 */
export const formatOfCode = (code: string): GiftFormat | null => {
  const part = code.split('-')[1];
  return giftFormats.find((format) => formatParts[format] === part) ?? null;
};

/** The same product's code in another format. A code without a format covers both. @spec GIFT-007 GIFT-056 */
export const codeInFormat = (code: string, format: GiftFormat): string =>
  formatOfCode(code) === null
    ? code
    : code
        .split('-')
        .map((part, index) => (index === 1 ? formatParts[format] : part))
        .join('-');

export const isGiftCardValue = (cents: number): boolean =>
  Number.isInteger(cents) &&
  cents >= giftCardValues.least &&
  cents <= giftCardValues.most &&
  cents % giftCardValues.step === 0;

const postCountries: readonly Country[] = ['FR', 'BE', 'ES', 'IT', 'NL'];

/** Whether a locale's point of sale sends gifts by post. @spec GIFT-010 */
export const postsGifts = (locale: Locale): boolean => postCountries.includes(countryOf(locale));

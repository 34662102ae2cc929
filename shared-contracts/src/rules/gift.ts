/** A gift goes by e-mail or by post, nothing else. @spec GIFT-005 GIFT-032 */
export const giftFormats = ['digital', 'physical'] as const;

export type GiftFormat = (typeof giftFormats)[number];

/** What is sold without a date. An activity may also be bought for oneself. */
export const voucherKinds = ['gift_stay', 'box', 'gift_card', 'activity'] as const;

export type VoucherKind = (typeof voucherKinds)[number];

/** Characters that the two fields of a customisation hold. @spec GIFT-033 GIFT-034 */
export const giftTextLimits = { fromName: 40, message: 180 } as const;

/** Cents; a gift card is worth any step between. */
export const giftCardValues = { least: 2500, most: 50_000, step: 500 } as const;

/** Working days that the post takes. @spec GIFT-012 */
export const postalDays = { least: 2, most: 4 } as const;

/** Days in which a voucher may be given back without a reason (2011/83, art. 9). */
export const withdrawalDays = 14;

/** Life of a voucher from the day of its payment, in months. @spec GIFT-051 */
export const voucherMonths: Readonly<Record<VoucherKind, number>> = {
  gift_stay: 18,
  box: 12,
  gift_card: 12,
  activity: 12,
};

/** @spec GIFT-053 */
export const giftProductTypes = ['SINGLEVOUCHER', 'BOX', 'GIFTCARD', 'DIGITAL_ACTIVITY_ONLY'] as const;

export type GiftProductType = (typeof giftProductTypes)[number];

const aliases: ReadonlyMap<string, GiftProductType> = new Map([
  ['PHYSICAL_SINGLE_VOUCHER', 'SINGLEVOUCHER'],
  ['EBOX', 'BOX'],
]);

/** A product type by its name or its alias; null for any other word. @spec GIFT-053 GIFT-054 */
export const giftProductTypeOf = (word: string): GiftProductType | null =>
  giftProductTypes.find((type) => type === word) ?? aliases.get(word) ?? null;

/** @spec GIFT-055 */
export const isBoxCode = (code: string): boolean => code.endsWith('EBOX');

/**
 * Stands in the path of a call for the code of a voucher, which then comes in the header `X-Gift-Code`, percent-encoded: servers and
 * load balancers log paths. Codes of boxes are public and stay in the path.
 */
export const codeInHeader = 'current';

const formatParts: Readonly<Record<GiftFormat, string>> = { digital: 'D', physical: 'P' };

/** The format that a code names in its second dash part (`SEA-D-EBOX`); null where it names none. @spec GIFT-056 */
export const formatOfCode = (code: string): GiftFormat | null => {
  const part = code.split('-')[1];
  return giftFormats.find((format) => formatParts[format] === part) ?? null;
};

/** The same product's code in a format; a code that names no format stands for both. @spec GIFT-007 GIFT-056 */
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

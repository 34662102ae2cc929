import {
  codeInFormat,
  giftFormats,
  giftProductTypeOf,
  isGiftCardValue,
  type GiftFormat,
  type GiftProductType,
  type VoucherKind,
} from '../../rules/gifts/gift';
import { confirmationPath } from './links';
import type { Locale } from '../locale';
import { printAddress } from '../print-path';
import type { LinksTo } from './links-to';

/** Parameters of the gift checkout. */
export type GiftWish =
  | {
      readonly kind: 'gift_stay';
      /** Package id. */
      readonly productId: string;
      readonly nights: number;
      /** Null selects the recommended bucket. */
      readonly bucket: string | null;
      readonly format: GiftFormat;
    }
  /** Box code of the chosen format. */
  | { readonly kind: 'box'; readonly productId: string; readonly format: GiftFormat }
  | {
      readonly kind: 'activity';
      readonly productId: string;
      readonly adults: number;
      readonly ownUse: boolean;
      readonly format: GiftFormat;
    }
  /** `value` in cents. */
  | { readonly kind: 'gift_card'; readonly value: number; readonly format: GiftFormat };

const withQuery = (path: string, query: string): string => `${path}${path.includes('?') ? '&' : '?'}${query}`;

/** Payment page of an order, for any product. */
export const paymentAddress = <_N extends LinksTo<'payment'> = LinksTo<'payment'>>(
  locale: Locale,
  orderUUID: string,
): string => withQuery(printAddress('payment', locale), `order=${orderUUID}`);

/** Confirmation page of a paid order. @spec WALLET-013 */
export const confirmationAddress = <_N extends LinksTo<'confirmation'> = LinksTo<'confirmation'>>(
  locale: Locale,
  orderUUID: string,
): string => {
  const query = confirmationPath(locale, orderUUID).split('?')[1] ?? '';
  return withQuery(printAddress('confirmation', locale, { orderUUID }), query);
};

/** Element of a gift on the page of its order. `position`: 0 for the first gift. */
export const giftAnchor = (position: number): string => `gift-${position + 1}`;

/** Page that changes a booking. With `done`, the id of a change, it confirms this change. */
export const changeAddress = <_N extends LinksTo<'order-change'> = LinksTo<'order-change'>>(
  locale: Locale,
  orderUUID: string,
  done?: string,
): string => {
  const address = printAddress('order-change', locale, { orderUUID });
  return done === undefined ? address : withQuery(address, `done=${done}`);
};

/** Page of a voucher. The code is in the fragment, which browsers never send to a server. '' opens the form for a code. */
export const voucherAddress = <_N extends LinksTo<'voucher'> = LinksTo<'voucher'>>(
  locale: Locale,
  code: string,
): string =>
  printAddress('voucher', locale) + (code && `#${new URLSearchParams({ token: code }).toString()}`);

const queryOf = (wish: GiftWish): Readonly<Record<string, string>> => {
  switch (wish.kind) {
    case 'gift_stay':
      return {
        kind: 'single-voucher',
        id: wish.productId,
        flow: 'gifting',
        giftNights: String(wish.nights),
        ...(wish.bucket !== null && { bucket: wish.bucket }),
      };
    case 'box':
      return { code: wish.productId };
    case 'activity':
      return {
        kind: 'activity',
        id: wish.productId,
        a: String(wish.adults),
        ...(wish.ownUse && { own: '1' }),
      };
    case 'gift_card':
      return { kind: 'gift-card', amount: String(wish.value) };
  }
};

/** URL of the gift checkout for a gift. `parseGiftWish` parses it. @spec GIFT-019 BOX-012 */
export const giftCheckoutAddress = <_N extends LinksTo<'gift-checkout'> = LinksTo<'gift-checkout'>>(
  locale: Locale,
  wish: GiftWish,
): string =>
  withQuery(
    printAddress('gift-checkout', locale),
    new URLSearchParams({ ...queryOf(wish), giftFormat: wish.format }).toString(),
  );

const idForm = /^[A-Za-z0-9_-]{1,64}$/;

const integerIn = (text: string | null, least: number, most: number): number | null => {
  const value = text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
  return value !== null && value >= least && value <= most ? value : null;
};

const kindsOfTypes: Readonly<Record<GiftProductType, VoucherKind>> = {
  SINGLEVOUCHER: 'gift_stay',
  BOX: 'box',
  GIFTCARD: 'gift_card',
  DIGITAL_ACTIVITY_ONLY: 'activity',
};

const kindsOfWords: ReadonlyMap<string, VoucherKind> = new Map([
  ['single-voucher', 'gift_stay'],
  ['box', 'box'],
  ['gift-card', 'gift_card'],
  ['activity', 'activity'],
]);

/** Our word, or a product type of partners' links with its aliases. No word is a box. */
const kindIn = (word: string | null): VoucherKind | null => {
  if (word === null) return 'box';
  const type = giftProductTypeOf(word);
  return type === null ? (kindsOfWords.get(word) ?? null) : kindsOfTypes[type];
};

/**
 * Parses the query of a gift checkout, with or without `?`. Total: null when the query names no gift. An invalid format counts as
 * digital, out-of-range numbers count as missing.
 * @spec GIFT-005 GIFT-032 GIFT-053 GIFT-054
 */
export const parseGiftWish = (search: string): GiftWish | null => {
  const query = new URLSearchParams(search);
  const format = giftFormats.find((word) => word === query.get('giftFormat')) ?? 'digital';
  const read = (name: string): string | null => {
    const text = query.get(name);
    return text !== null && idForm.test(text) ? text : null;
  };
  const [id, code] = [read('id'), read('code')];
  switch (kindIn(query.get('kind'))) {
    case 'gift_stay': {
      const nights = integerIn(query.get('giftNights'), 1, 14) ?? 1;
      return id === null
        ? null
        : { kind: 'gift_stay', productId: id, nights, bucket: read('bucket'), format };
    }
    case 'activity': {
      const adults = integerIn(query.get('a'), 1, 20) ?? 2;
      const ownUse = query.get('own') === '1';
      return id === null ? null : { kind: 'activity', productId: id, adults, ownUse, format };
    }
    case 'gift_card': {
      const value = integerIn(query.get('amount'), 0, 999_999);
      return value !== null && isGiftCardValue(value) ? { kind: 'gift_card', value, format } : null;
    }
    case 'box':
      return code === null ? null : { kind: 'box', productId: codeInFormat(code, format), format };
    case null:
      return null;
  }
};

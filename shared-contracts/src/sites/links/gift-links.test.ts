import fc from 'fast-check';
import {
  confirmationAddress,
  giftCheckoutAddress,
  parseGiftWish,
  paymentAddress,
  voucherAddress,
  type GiftWish,
} from './gift-links';
import { locales } from '../locale';
import { alternatesOf, printAddress } from '../print-path';
import { routeTable } from '../route-table';

const uuid = '0193f0a0-0000-7000-8000-000000000001';

const wishes: readonly (readonly [GiftWish, string])[] = [
  [
    { kind: 'gift_stay', productId: '123', nights: 2, bucket: 'comfort', format: 'digital' },
    'kind=single-voucher&id=123&flow=gifting&giftNights=2&bucket=comfort&giftFormat=digital',
  ],
  [{ kind: 'box', productId: 'SEA-P-EBOX', format: 'physical' }, 'code=SEA-P-EBOX&giftFormat=physical'],
  [
    { kind: 'activity', productId: '77', adults: 2, ownUse: true, format: 'digital' },
    'kind=activity&id=77&a=2&own=1&giftFormat=digital',
  ],
  [{ kind: 'gift_card', value: 10_000, format: 'digital' }, 'kind=gift-card&amount=10000&giftFormat=digital'],
];

describe('giftCheckoutAddress', () => {
  it.each(wishes)('prints %j [BOX-012] [GIFT-019]', (wish, query) => {
    expect(giftCheckoutAddress('fr_FR', wish)).toBe(`/gift/checkout?${query}`);
  });

  it('includes the language when two languages share the path', () => {
    expect(giftCheckoutAddress('nl_BE', { kind: 'box', productId: 'SEA-D-EBOX', format: 'digital' })).toBe(
      '/gift/checkout?locale=nl_BE&code=SEA-D-EBOX&giftFormat=digital',
    );
  });
});

describe('parseGiftWish', () => {
  it('parses what was printed, in each locale', () => {
    for (const locale of locales)
      for (const [wish] of wishes)
        expect(parseGiftWish(giftCheckoutAddress(locale, wish).split('?')[1] ?? '')).toEqual(wish);
  });

  it('defaults to digital and rejects any other format [GIFT-005] [GIFT-032]', () => {
    for (const query of ['code=SEA-D-EBOX', 'code=SEA-D-EBOX&giftFormat=pigeon'])
      expect(parseGiftWish(query)).toEqual({ kind: 'box', productId: 'SEA-D-EBOX', format: 'digital' });
  });

  it('converts a code of another format to the chosen one [GIFT-056]', () => {
    expect(parseGiftWish('?code=SEA-D-EBOX&giftFormat=physical')).toMatchObject({ productId: 'SEA-P-EBOX' });
  });

  it.each([
    ['kind=SINGLEVOUCHER&id=7', 'gift_stay'],
    ['kind=PHYSICAL_SINGLE_VOUCHER&id=7', 'gift_stay'],
    ['kind=BOX&code=SEA-D-EBOX', 'box'],
    ['kind=EBOX&code=SEA-D-EBOX', 'box'],
    ['kind=GIFTCARD&amount=5000', 'gift_card'],
    ['kind=DIGITAL_ACTIVITY_ONLY&id=7', 'activity'],
  ])('reads the product type in "%s" as %s [GIFT-053] [GIFT-054]', (query, kind) => {
    expect(parseGiftWish(query)).toMatchObject({ kind });
  });

  it.each([
    '',
    'kind=singlevoucher&id=7',
    '?kind=single-voucher',
    'kind=gift-card&amount=2501',
    'kind=gift-card&amount=1e4',
    'kind=x&id=1',
  ])('finds no gift in "%s"', (query) => {
    expect(parseGiftWish(query)).toBeNull();
  });

  it('accepts any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => parseGiftWish(text) !== undefined));
    fc.assert(
      fc.property(fc.webQueryParameters(), (text) => parseGiftWish(`?kind=activity&${text}`) !== undefined),
    );
  });
});

describe('paymentAddress', () => {
  it('contains the order', () => {
    expect(paymentAddress('fr_FR', uuid)).toBe(`/booking/payment?order=${uuid}`);
    expect(paymentAddress('nl_BE', uuid)).toBe(`/booking/payment?locale=nl_BE&order=${uuid}`);
  });
});

describe('confirmationAddress', () => {
  it('contains the order, and the language when two languages share the path [WALLET-013]', () => {
    expect(confirmationAddress('it_IT', uuid)).toBe(`/confirmation/${uuid}?status=success&gaId=`);
    expect(confirmationAddress('fr_BE', uuid)).toBe(
      `/confirmation/${uuid}?locale=fr_BE&status=success&gaId=`,
    );
  });
});

describe('voucherAddress', () => {
  it('has the code in the fragment, escaped, and the language when two languages share the path', () => {
    expect(voucherAddress('es_ES', 'DTR-A1&B=2')).toBe('/gift#token=DTR-A1%26B%3D2');
    expect(voucherAddress('fr_BE', 'DTR-A1')).toBe('/gift?locale=fr_BE#token=DTR-A1');
  });

  it('opens the form without a code', () => {
    expect(voucherAddress('fr_FR', '')).toBe('/gift');
  });
});

describe('printAddress', () => {
  it('is the address of the page in each locale that has it', () => {
    for (const { page } of routeTable)
      for (const { locale, path } of alternatesOf({ page, params: {} }))
        expect(printAddress(page, locale)).toBe(path);
  });

  it('is the home page of the locale when a parameter is missing', () => {
    expect(printAddress('confirmation', 'nl_BE')).toBe('/nl/');
    expect(printAddress('confirmation', 'it_IT')).toBe('/');
  });
});

import { isoDate } from '../../base/iso-date';
import {
  codeInFormat,
  formatOfCode,
  giftProductTypeOf,
  giftProductTypes,
  isBoxCode,
  isGiftCardValue,
  voucherEndOf,
} from './gift';

describe('gifts', () => {
  it.each([
    [2500, true],
    [50_000, true],
    [10_500, true],
    [2499, false],
    [50_500, false],
    [2600, false],
    [2500.5, false],
  ])('accept %d cents as the value of a card: %s', (cents, expected) => {
    expect(isGiftCardValue(cents)).toBe(expected);
  });
});

describe('product types', () => {
  it('are four, two of them with an alias [GIFT-053] [GIFT-054]', () => {
    expect(giftProductTypes).toEqual(['SINGLEVOUCHER', 'BOX', 'GIFTCARD', 'DIGITAL_ACTIVITY_ONLY']);
    expect(giftProductTypes.map(giftProductTypeOf)).toEqual(giftProductTypes);
    expect(giftProductTypeOf('PHYSICAL_SINGLE_VOUCHER')).toBe('SINGLEVOUCHER');
    expect(giftProductTypeOf('EBOX')).toBe('BOX');
    expect(giftProductTypeOf('toString')).toBeNull();
  });
});

describe('codes', () => {
  it.each([
    ['SEA-D-EBOX', true],
    ['EBOX-CARD', false],
    ['SEAEBOX', true],
    ['sea-d-ebox', false],
  ])('show whether %s is a box: %s [GIFT-055]', (code, expected) => {
    expect(isBoxCode(code)).toBe(expected);
  });

  it.each([
    ['SEA-D-EBOX', 'digital'],
    ['SEA-P-EBOX', 'physical'],
    ['SEA1NEBOX', null],
    ['D-SEA', null],
    ['', null],
  ])('contain the format of %s in the second part: %s [GIFT-056]', (code, format) => {
    expect(formatOfCode(code)).toBe(format);
  });

  it('change only in the part that names the format [GIFT-056]', () => {
    expect(codeInFormat('SEA-D-EBOX', 'physical')).toBe('SEA-P-EBOX');
    expect(codeInFormat('SEA-P-EBOX', 'digital')).toBe('SEA-D-EBOX');
    expect(codeInFormat('D-D-D', 'physical')).toBe('D-P-D');
    expect(codeInFormat('SEA1NEBOX', 'physical')).toBe('SEA1NEBOX');
  });
});

describe('the last day of a voucher', () => {
  it.each([
    ['gift_stay', '2026-11-21', '2028-05-21'],
    ['gift_stay', '2026-08-31', '2028-02-29'],
    ['box', '2028-02-29', '2029-02-28'],
    ['activity', '2026-11-21', '2027-11-21'],
    ['gift_card', '2026-03-31', '2027-03-31'],
  ] as const)('of a %s paid on %s is %s [GIFT-049] [ACT-021]', (kind, paid, last) => {
    expect(voucherEndOf(kind, isoDate(paid))).toBe(last);
  });
});

import { isoDate } from '../../base/iso-date';
import { exchangeOf, extensionOf } from './terms';

describe('the extension of a voucher', () => {
  it.each([
    ['2028-05-21', '2028-03-22', '2028-06-20', '2028-11-21'],
    ['2027-02-28', '2026-12-30', '2027-03-30', '2027-08-28'],
    ['2027-08-31', '2027-07-02', '2027-09-30', '2028-02-29'],
  ])('of %s is open from %s to %s and ends on %s', (lastDay, from, until, newLastDay) => {
    expect(extensionOf(isoDate(lastDay))).toEqual({ from, until, newLastDay });
  });
});

describe('the exchange of a voucher', () => {
  it.each([
    ['a dearer one', 27_900, 23_900, { due: 4000, worth: 27_900, added: 0 }],
    ['one of the same price', 23_900, 23_900, { due: 0, worth: 23_900, added: 0 }],
    ['a cheaper one, whose worth grows by the rest', 19_000, 23_900, { due: 0, worth: 23_900, added: 4900 }],
  ])('for %s', (_, price, rest, expected) => {
    expect(exchangeOf(price, rest)).toEqual(expected);
  });
});

import { isoDate } from '../../base/iso-date';
import { extensionOf } from './terms';

describe('the extension of a voucher', () => {
  it.each([
    ['2028-05-21', '2028-03-22', '2028-06-20', '2028-11-21'],
    ['2027-02-28', '2026-12-30', '2027-03-30', '2027-08-28'],
    ['2027-08-31', '2027-07-02', '2027-09-30', '2028-02-29'],
  ])('of %s is open from %s to %s and ends on %s', (lastDay, from, until, newLastDay) => {
    expect(extensionOf(isoDate(lastDay))).toEqual({ from, until, newLastDay });
  });
});

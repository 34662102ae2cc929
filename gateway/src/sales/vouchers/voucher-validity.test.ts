import { isoDate } from '@detour/shared-contracts/base';
import { addMonths, stateOn, validUntilOf, withdrawUntilOf } from './voucher-validity';

describe('the validity of a voucher', () => {
  it.each([
    ['2026-11-21', 18, '2028-05-21'],
    ['2026-08-31', 18, '2028-02-29'],
    ['2026-03-31', 12, '2027-03-31'],
    ['2027-02-28', 12, '2028-02-28'],
  ])('from %s is %d months to %s', (day, months, end) => {
    expect(addMonths(isoDate(day), months)).toBe(end);
  });

  it('is 18 months for a stay, 12 months for an activity [GIFT-049] [ACT-021]', () => {
    const day = isoDate('2026-11-21');
    expect(validUntilOf('gift_stay', day)).toBe('2028-05-21');
    expect(validUntilOf('activity', day)).toBe('2027-11-21');
  });

  it('allows withdrawal for fourteen days', () => {
    expect(withdrawUntilOf(isoDate('2026-11-21'))).toBe('2026-12-05');
  });

  it('ends after the last day; a used voucher stays used', () => {
    const until = { valid_until: '2027-11-21' };
    expect(stateOn({ ...until, state: 'issued' }, isoDate('2027-11-21'))).toBe('issued');
    expect(stateOn({ ...until, state: 'issued' }, isoDate('2027-11-22'))).toBe('expired');
    expect(stateOn({ ...until, state: 'redeemed' }, isoDate('2027-11-22'))).toBe('redeemed');
  });
});

import { isoDate } from '@detour/shared-contracts/base';
import { stateOn, withdrawUntilOf } from './voucher-validity';

describe('the validity of a voucher', () => {
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

import { clampMonth, monthsBetween, shiftMonth } from './months';

describe('months', () => {
  it('cross the turn of the year', () => {
    expect(shiftMonth('2026-11', 2)).toBe('2027-01');
    expect(shiftMonth('2027-01', -1)).toBe('2026-12');
  });

  it('are counted and clamped', () => {
    expect(monthsBetween('2026-11', '2027-02')).toBe(3);
    expect(clampMonth('2026-01', '2026-11', '2027-11')).toBe('2026-11');
    expect(clampMonth('2028-01', '2026-11', '2027-11')).toBe('2027-11');
    expect(clampMonth('2027-05', '2026-11', '2027-11')).toBe('2027-05');
  });
});

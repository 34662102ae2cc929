import type { AvailabilityDay } from '@detour/shared-contracts/api';
import { isoDate } from '@detour/shared-contracts/base';
import { plain } from '@detour/remote-kit/testing';
import { toolsFor } from '../testing/view-tools';
import { toCalendarDay, type CalendarFacts } from './calendar-day.view-model';

const day = (date: string, change: Partial<AvailabilityDay> = {}): AvailabilityDay => ({
  day: date,
  price: 38940,
  amount: 38200,
  promo: 0,
  bestPriceOfTheMonth: false,
  minLos: 2,
  availableRooms: 4,
  ...change,
});

const facts = (change: Partial<CalendarFacts> = {}): CalendarFacts => ({
  now: Date.parse('2026-12-01T10:00:00Z'),
  timeZone: 'Europe/Paris',
  selection: { checkin: null, checkout: null },
  days: { '2026-12-11': day('2026-12-11', { bestPriceOfTheMonth: true }), '2026-12-12': null },
  loadedUntil: '2027-01',
  searching: false,
  possibleNights: { start: 2, end: 5 },
  checkoutNights: [],
  ...change,
});

const read = (date: string, change: Partial<CalendarFacts> = {}, locale: 'fr_FR' | 'nl_NL' = 'fr_FR') =>
  toCalendarDay(isoDate(date), facts(change), toolsFor(locale));

const fromThe11th = { selection: { checkin: isoDate('2026-12-11'), checkout: null } };

describe('toCalendarDay', () => {
  it('shows an available day with its rounded price and exact amount', () => {
    const free = read('2026-12-11');
    expect(free).toMatchObject({ blocked: false, amount: 38200, best: true, note: '2 nuits minimum' });
    expect(plain(free.price ?? '')).toBe('390 €');
    expect(read('2026-12-11', {}, 'nl_NL').note).toBe('Minimaal 2 nachten');
  });

  it('disables an unavailable day during check-in selection [DATE-009]', () => {
    expect(read('2026-12-12')).toEqual({ blocked: true });
    expect(read('2026-12-13')).toEqual({ blocked: true });
  });

  it('disables past days', () => {
    expect(read('2026-11-30').blocked).toBe(true);
  });

  it('accepts only the night counts that the check-in allows [DATE-008]', () => {
    const change = { ...fromThe11th, checkoutNights: [2, 4] };
    expect(
      ['2026-12-12', '2026-12-13', '2026-12-14', '2026-12-15'].map((date) => read(date, change).blocked),
    ).toEqual([true, false, true, false]);
  });

  it('falls back to the stay’s minimum and maximum if the night counts are unknown [DATE-018]', () => {
    expect(read('2026-12-12', fromThe11th).blocked).toBe(true);
    expect(read('2026-12-13', fromThe11th).blocked).toBe(false);
    expect(read('2026-12-17', fromThe11th).blocked).toBe(true);
  });

  it('shows no price on check-out days', () => {
    expect(read('2026-12-13', fromThe11th).price).toBeUndefined();
  });

  it('restarts the selection on an earlier available day [PROD-052]', () => {
    const days = { '2026-12-05': day('2026-12-05'), '2026-12-11': day('2026-12-11') };
    expect(read('2026-12-05', { ...fromThe11th, days }).blocked).toBe(false);
    expect(read('2026-12-06', { ...fromThe11th, days }).blocked).toBe(true);
  });

  it('shows a placeholder while a day loads', () => {
    expect(read('2027-03-01', { searching: true })).toMatchObject({ loading: true });
    expect(read('2026-12-11', { searching: true }).loading).toBeUndefined();
  });

  it('allows any day if nothing is known, up to twenty nights [DATE-010]', () => {
    const unknown = { loadedUntil: null, days: {} };
    expect(read('2027-03-01', unknown).blocked).toBe(false);
    const after = { ...unknown, ...fromThe11th };
    expect(read('2026-12-31', after).blocked).toBe(false);
    expect(read('2027-01-01', after).blocked).toBe(true);
  });
});

import { armsOf, asksForDates, experiments, filterVariationOf, searchDatesArmOf } from './experiments';
import { flagDefaults, flagNames } from './flags';

describe('experiments', () => {
  it('are off by default, and flags switch each one', () => {
    expect(armsOf(flagDefaults)).toEqual({ 'search-dates': 'control', 'new-filters': 'dropdowns' });
    for (const { name, arms, flags, acts } of experiments) {
      expect(arms).toContain(armsOf({ ...flagDefaults })[name]);
      expect(flagNames).toEqual(expect.arrayContaining([...flags]));
      expect(acts).toBe('browser');
    }
  });

  it('switch the filters by flag, in two variations [FLAG-010] [FLAG-011]', () => {
    expect(filterVariationOf({ newFilters: false, allThematics: true })).toBe('dropdowns');
    expect(filterVariationOf({ newFilters: true })).toBe('reduced-thematics');
    expect(filterVariationOf({ newFilters: true, allThematics: true })).toBe('all-thematics');
  });
});

describe('a search without dates', () => {
  const forced = searchDatesArmOf({ datesForced: true, datesSuggested: true });
  const suggested = searchDatesArmOf({ datesSuggested: true });
  const asks = (arm: typeof forced, wasAsked = false, wasCleared = false) =>
    asksForDates({ arm, hasDates: false, wasAsked, wasCleared });

  it('is always blocked when dates are forced [SBOX-021]', () => {
    expect([asks(forced), asks(forced, true), asks(forced, true, true)]).toEqual([true, true, true]);
  });

  it('is blocked once when dates are suggested [SBOX-022]', () => {
    expect([asks(suggested), asks(suggested, true)]).toEqual([true, false]);
  });

  it('is never blocked for a visitor who cleared the dates [SBOX-023]', () => {
    expect(asks(suggested, false, true)).toBe(false);
  });

  it('passes without an experiment, and with dates in any arm', () => {
    expect(asks(searchDatesArmOf({}))).toBe(false);
    for (const arm of [forced, suggested]) {
      expect(asksForDates({ arm, hasDates: true, wasAsked: false, wasCleared: false })).toBe(false);
    }
  });
});

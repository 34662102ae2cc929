import { searchDatesArmOf } from '@detour/shared-contracts/platform';
import { asksForDates } from './dates-question';

describe('a search without dates', () => {
  const forced = searchDatesArmOf({ datesForced: true, datesSuggested: true });
  const suggested = searchDatesArmOf({ datesForced: false, datesSuggested: true });
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
    expect(asks(searchDatesArmOf({ datesForced: undefined, datesSuggested: undefined }))).toBe(false);
    for (const arm of [forced, suggested]) {
      expect(asksForDates({ arm, hasDates: true, wasAsked: false, wasCleared: false })).toBe(false);
    }
  });
});

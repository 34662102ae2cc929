import fc from 'fast-check';
import type { PayLaterType } from '@detour/shared-contracts/api';
import { addDays, isoDate, sumCents } from '@detour/shared-contracts/base';
import { locales } from '@detour/shared-contracts/sites';
import {
  hasInstalments,
  hasPaypalPayLater,
  payLaterDate,
  payLaterMethods,
  splitMonthly,
} from './pay-later-rules';

const today = isoDate('2026-11-30');
const noFee = () => 0;

const typesFor = (daysAway: number, amount: number): readonly PayLaterType[] =>
  payLaterMethods({ amount, checkin: addDays(today, daysAway), deadline: null, today }, noFee).map(
    ({ type }) => type,
  );

describe('paying later', () => {
  it.each([
    [4, false],
    [5, true],
  ])('is offered for an arrival in %d days: %s [INST-001]', (days, eligible) => {
    expect(typesFor(days, 10_000).includes('PAY_LATER')).toBe(eligible);
  });

  it.each([
    [6, false],
    [7, true],
  ])(
    'can be split into three and four parts for an arrival in %d days: %s [INST-002] [INST-004]',
    (days, eligible) => {
      expect(typesFor(days, 30_000).includes('INSTALMENTS_3')).toBe(eligible);
      expect(typesFor(days, 30_000).includes('INSTALMENTS_4')).toBe(eligible);
    },
  );

  it.each([
    [19_999, false, false],
    [20_000, true, false],
    [24_999, true, false],
    [25_000, true, true],
    [200_000, true, true],
    [200_001, false, false],
  ])(
    'can be split into parts of %d cents: three %s, four %s [INST-003] [INST-005]',
    (amount, three, four) => {
      expect(typesFor(30, amount).includes('INSTALMENTS_3')).toBe(three);
      expect(typesFor(30, amount).includes('INSTALMENTS_4')).toBe(four);
    },
  );

  it('depends on the locale; PayPal has its own list [INST-006] [INST-008]', () => {
    expect(locales.filter(hasInstalments).sort()).toEqual(['es_ES', 'fr_BE', 'fr_FR', 'nl_BE']);
    expect(locales.filter((locale) => hasPaypalPayLater(locale, 10_000)).sort()).toEqual(['es_ES', 'it_IT']);
  });

  it.each([
    [2_999, false],
    [3_000, true],
    [200_000, true],
    [200_001, false],
  ])('is offered by PayPal for %d cents: %s [INST-007]', (price, eligible) => {
    expect(hasPaypalPayLater('it_IT', price)).toBe(eligible);
  });

  it('is due two days before arrival, or at the cancellation deadline [INST-009]', () => {
    const checkin = isoDate('2027-01-01');
    expect(payLaterDate({ checkin, deadline: null })).toBe('2026-12-30');
    expect(payLaterDate({ checkin, deadline: isoDate('2026-12-24') })).toBe('2026-12-24');
  });
});

describe('monthly parts', () => {
  it('are three or four, one month apart, clamped to the last day of a shorter month [INST-010]', () => {
    const dates = (parts: 3 | 4) => splitMonthly(40_000, parts, 0, today).map(({ date }) => date);
    expect(dates(3)).toEqual(['2026-11-30', '2026-12-30', '2027-01-30']);
    expect(dates(4)).toEqual(['2026-11-30', '2026-12-30', '2027-01-30', '2027-02-28']);
  });

  it('put the fee and the rounding cents on the first [INST-011]', () => {
    expect(splitMonthly(20_000, 3, 250, today).map(({ amount }) => amount)).toEqual([6_918, 6_666, 6_666]);
  });

  it('add up exactly to amount plus fee [INST-011]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.constantFrom(3 as const, 4 as const),
        fc.integer({ min: 0, max: 5_000 }),
        (amount, parts, fee) => {
          const split = splitMonthly(amount, parts, fee, today);
          expect(split).toHaveLength(parts);
          expect(sumCents(split.map((part) => part.amount))).toBe(amount + fee);
          expect(new Set(split.slice(1).map((part) => part.amount)).size).toBe(1);
        },
      ),
    );
  });

  it('are listed with each method, its type and fee [INST-012]', () => {
    const checkin = isoDate('2027-01-10');
    const fee = (type: PayLaterType) => (type === 'PAY_LATER' ? 0 : 300);
    expect(payLaterMethods({ amount: 22_000, checkin, deadline: null, today }, fee)).toEqual([
      { type: 'PAY_LATER', paymentFee: 0, payments: [{ amount: 22_000, date: '2027-01-08' }] },
      {
        type: 'INSTALMENTS_3',
        paymentFee: 300,
        payments: [
          { amount: 7_634, date: '2026-11-30' },
          { amount: 7_333, date: '2026-12-30' },
          { amount: 7_333, date: '2027-01-30' },
        ],
      },
    ]);
  });
});

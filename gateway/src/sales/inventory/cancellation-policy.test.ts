import { addDays, instantOf, isoDate } from '@detour/shared-contracts/base';
import { arrival, today } from '../../../test/shop.fixture';
import { cancellationPolicyOf } from './cancellation-policy';

const steps = [
  { days: 7, percent: 100 },
  { days: 2, percent: 50 },
];
const pack = { cancellation: 'FLEX' as const, cancellation_days: 7, cancellation_steps: steps };
const hotel = { country: 'FR' };

describe('the cancellation terms of a stay', () => {
  it('have each step with its last second at the hotel', () => {
    expect(cancellationPolicyOf({ pack, hotel }, arrival, today)).toMatchObject({
      cancellationDeadline: '2026-12-16',
      steps: [
        { day: '2026-12-16', until: '2026-12-16T22:59:59.000Z', percent: 100 },
        { day: '2026-12-21', until: '2026-12-21T22:59:59.000Z', percent: 50 },
      ],
    });
  });

  it('leave out a step that is over', () => {
    const sold = cancellationPolicyOf({ pack, hotel }, arrival, addDays(arrival, -3));
    expect(sold.cancellationDeadline).toBeNull();
    expect(sold.steps?.map(({ percent }) => percent)).toEqual([50]);
  });

  it.each([
    ['without dates', { pack, hotel }, null],
    ['without further steps', { pack: { ...pack, cancellation_steps: null }, hotel }, arrival],
    [
      'of a stay that is not cancellable',
      { pack: { ...pack, cancellation: 'NCNR' as const }, hotel },
      arrival,
    ],
  ])('have no steps %s', (_title, terms, checkin) => {
    expect(cancellationPolicyOf(terms, checkin, today).steps).toBeUndefined();
  });
});

describe('an instant on the clocks of a zone', () => {
  it.each([
    ['2026-12-16', '23:59:59', '2026-12-16T22:59:59.000Z'],
    ['2026-07-16', '23:59:59', '2026-07-16T21:59:59.000Z'],
    ['2026-03-29', '01:30', '2026-03-29T00:30:00.000Z'],
    ['2026-03-29', '03:30', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25', '23:59:59', '2026-10-25T22:59:59.000Z'],
  ])('is for %s at %s in Paris %s', (day, time, instant) => {
    expect(instantOf(isoDate(day), time, 'Europe/Paris').toISOString()).toBe(instant);
  });
});

import { addDays, isoDate } from '@detour/shared-contracts/base';
import { createNightGrid, type NightValue } from './night-grid';

const first = isoDate('2026-11-22');
const night: NightValue = { price: 9_000, free: 2, minLos: 1, closed: false, noArrival: false };

const gridOf = (nights: readonly Partial<NightValue>[]) => {
  const grid = createNightGrid(first, 30);
  const room = grid.addRoom();
  nights.forEach((more, day) => grid.set(room, day, { ...night, ...more }));
  const sum = (day: number, length: number) => {
    const sums = grid.sumStay(addDays(first, day), length);
    return sums && [sums.price[room], sums.free[room]];
  };
  return { grid, room, sum };
};

describe('the grid of nights', () => {
  it('sums the price and finds the fewest free rooms', () => {
    const { sum } = gridOf([{}, { price: 11_000, free: 1 }, {}]);
    expect(sum(0, 3)).toEqual([29_000, 1]);
    expect(sum(2, 1)).toEqual([9_000, 2]);
  });

  it.each([
    ['a closed night', [{}, { closed: true }, {}], [0, 3], [2, 1]],
    ['no arrival on the first night only', [{ noArrival: true }, {}, {}], [0, 2], [1, 2]],
    ['a longer minimum stay of the first night only', [{ minLos: 3 }, {}, {}], [0, 2], [0, 3]],
    ['a night that is not on sale', [{}, {}], [0, 3], [0, 2]],
  ] as const)('gives no stay for %s', (_, nights, [from, length], [otherFrom, otherLength]) => {
    const { sum } = gridOf(nights);
    expect(sum(from, length)?.[1]).toBe(-1);
    expect(sum(otherFrom, otherLength)?.[1]).toBe(2);
  });

  it('has no stay outside its days', () => {
    const { sum } = gridOf([{}]);
    expect([sum(-1, 1), sum(29, 2)]).toEqual([null, null]);
    expect(sum(28, 2)).not.toBeNull();
  });

  it('keeps its nights when rooms are added', () => {
    const { grid, room, sum } = gridOf([{}, { price: 12_000 }]);
    const added = Array.from({ length: 200 }, () => grid.addRoom());
    added.forEach((other) => grid.set(other, 1, { ...night, price: 1 }));
    expect(sum(0, 2)).toEqual([21_000, 2]);
    expect([grid.priceOn(room, 1, 2), grid.priceOn(room, 1, 3), grid.priceOn(200, 1, 1)]).toEqual([
      12_000,
      null,
      1,
    ]);
    expect(grid.priceOn(200, 0, 1)).toBeNull();
  });

  it('closes and opens nights', () => {
    const { grid, room, sum } = gridOf([{}, {}, {}]);
    grid.close(room, -5, 0);
    expect([sum(0, 1)?.[1], sum(1, 2)?.[1]]).toEqual([-1, 2]);
    grid.set(room, 0, night);
    grid.set(room, 30, night);
    expect(sum(0, 3)).toEqual([27_000, 2]);
  });
});

import { isoDate } from '@detour/shared-contracts/base';
import { applyPatch, emptyCriteria, parseCriteria, printCriteria } from '@detour/shared-contracts/criteria';
import { countWishes, dayPatch, noWishes, wireWishOf, wishOf } from './stays-wish';

const now = Date.parse('2026-11-21T10:00:00Z');
const hash =
  'checkin=2026-12-18&checkout=2026-12-20&priceMax=5000&region=FR-NOR&sort=priceAsc&stars=3,4&theme=26';

describe('the wishes of a list of stays', () => {
  it('are read from the hash, which a reload and Back keep', () => {
    const wish = wishOf(parseCriteria(`#${hash}`, now, 'fr_FR'));
    expect(wish).toEqual({
      checkin: '2026-12-18',
      stars: [3, 4],
      theme: 26,
      place: { key: 'region', id: 'FR-NOR' },
      leftMax: 5000,
      sort: 'priceAsc',
    });
    expect(countWishes(wish)).toBe(5);
  });

  it('keep "nothing left to pay" apart from any amount', () => {
    const none = applyPatch(emptyCriteria, { price: { max: 0 } });
    expect(wishOf(parseCriteria(`#${printCriteria(none)}`, now, 'fr_FR')).leftMax).toBe(0);
    expect(wishOf(emptyCriteria).leftMax).toBeNull();
  });

  it('become parameters; a town includes its surroundings, a region does not', () => {
    const wish = wishOf(parseCriteria(`#${hash}`, now, 'fr_FR'));
    expect(wireWishOf(wish)).toEqual({ stars: '3,4', theme: 26, region: 'FR-NOR', leftMax: 5000 });
    expect(wireWishOf({ ...wish, stars: [], place: { key: 'city', id: '75' } })).toEqual({
      theme: 26,
      city: '75',
      distanceMin: 0,
      distanceMax: 30,
      leftMax: 5000,
    });
  });

  it('are all dropped at once, but not the sort', () => {
    const dropped = applyPatch(parseCriteria(`#${hash}`, now, 'fr_FR'), noWishes);
    expect(countWishes(wishOf(dropped))).toBe(0);
    expect(wishOf(dropped).sort).toBe('priceAsc');
  });

  it('take a day for the nights of the gift', () => {
    const dated = applyPatch(emptyCriteria, dayPatch(isoDate('2026-12-18'), 2));
    expect(dated.dates).toEqual({ checkin: '2026-12-18', checkout: '2026-12-20', nights: 2 });
    expect(applyPatch(dated, dayPatch(null, 2)).dates).toBeUndefined();
  });

  it('ignore a sort that these lists do not have', () => {
    expect(wishOf(applyPatch(emptyCriteria, { sort: 'promo' })).sort).toBe('priceQuality');
  });
});

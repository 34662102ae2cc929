import { parseCriteria, type Sort } from '@detour/shared-contracts/criteria';
import type { Flow } from '@detour/shared-contracts/mount';
import type { Locale, PageName } from '@detour/shared-contracts/sites';
import { siteFlags } from '@detour/remote-kit/testing';
import { pageSearchOf, type PageSearch } from './page-search';

interface Case {
  readonly page?: PageName;
  readonly search?: string;
  readonly hash?: string;
  readonly locale?: Locale;
  readonly flags?: Parameters<typeof siteFlags>[0];
}

const now = Date.parse('2026-11-21T10:00:00Z');

const searchOf = ({
  page = 'search',
  search = '',
  hash = '',
  locale = 'fr_FR',
  flags = {},
}: Case): PageSearch =>
  pageSearchOf({
    page,
    search,
    criteria: parseCriteria(hash, now, locale),
    site: { locale, flags: siteFlags(flags) },
  });

describe('the search of a results page', () => {
  it.each([
    ['', 0],
    ['?page=0', 0],
    ['?page=7', 7],
    ['?flow=gifting&page=12', 12],
    ['?page=-1', 0],
    ['?page=1.5', 0],
    ['?page=9999', 0],
    ['?page=%00', 0],
  ])('reads the zero-based page of "%s" as %d [SRCH-015]', (search, page) => {
    expect(searchOf({ search }).page).toBe(page);
    expect(searchOf({ search }).request).toMatchObject({ pagination: { page, limit: 24 } });
    expect(searchOf({ search, page: 'activity-search' }).request).toMatchObject({ page, limit: 24 });
  });

  it.each<[PageName, string, Flow]>([
    ['search', '', 'booking'],
    ['search', '?flow=gifting', 'gifting'],
    ['search', '?flow=hotel', 'hotel'],
    ['search', '?flow=activity', 'activity'],
    ['search', '?flow=constructor', 'booking'],
    ['activity-search', '', 'activity'],
    ['activity-search', '?flow=gifting', 'activity'],
  ])('takes the flow of %s with "%s" from the path, then from the query: %s', (page, search, flow) => {
    expect(searchOf({ page, search }).flow).toBe(flow);
  });

  it.each<[string, string, Sort]>([
    ['', '', 'priceQuality'],
    ['', '#sort=priceAsc', 'priceAsc'],
    ['', '#sort=distance', 'priceQuality'],
    ['', '#sort=distance&lat=48.8&lng=2.3', 'distance'],
    ['?flow=gifting', '#sort=priceAsc', 'priceQuality'],
    ['?flow=gifting', '#sort=svPriceDesc', 'svPriceDesc'],
    ['?flow=activity', '#sort=priceAsc', 'priceQuality'],
  ])('requests the sort in force: "%s" with "%s" is %s [SORT-006, SORT-007]', (search, hash, sort) => {
    const found = searchOf({ search, hash });
    expect(found.sort).toBe(sort);
    expect(found.request.orderBy).toBe(sort);
  });

  it.each([
    ['dropdowns', 'search', {}, { priceMin: 10_000 }],
    ['the new filters', 'search', { newFilters: true }, { priceMin: 10_000, priceMax: 40_000 }],
    ['dropdowns', 'activity-search', {}, { priceMin: 10_000 }],
    ['the new filters', 'activity-search', { newFilters: true }, { priceMin: 10_000, priceMax: 40_000 }],
  ] as const)('limits prices to the range of %s on %s [FILT-035]', (_, page, flags, limits) => {
    const { criteria, request } = searchOf({ page, flags, hash: '#priceMin=10000&priceMax=40000' });
    expect(criteria.price).toEqual({
      min: limits.priceMin,
      ...('priceMax' in limits && { max: limits.priceMax }),
    });
    const { priceMin, priceMax } = request.searchCriteria as { priceMin?: number; priceMax?: number };
    expect({ priceMin, ...(priceMax === undefined ? {} : { priceMax }) }).toEqual(limits);
  });

  it('requests a search in the locale of the site, with criteria adapted to the flow', () => {
    const dated = '#checkin=2026-12-11&checkout=2026-12-13&city=7&a=4';
    expect(searchOf({ hash: dated, locale: 'nl_BE' }).request).toMatchObject({
      locale: 'nl_BE',
      flow: 'booking',
      searchCriteria: { city: '7', adult: 4, checkin: '2026-12-11', night: 2 },
    });
    const gift = searchOf({ search: '?flow=gifting', hash: dated });
    expect(gift.criteria.dates).toBeUndefined();
    expect(gift.request.searchCriteria).not.toHaveProperty('checkin');
  });
});

import { waitFor } from '@testing-library/react';
import { manyOffers, offersOf } from '../testing/offer.fixture';
import { renderSearch, results, unmountAll } from '../testing/render';

afterEach(unmountAll);

/** Opens a results page. Returns the searches that ran until it showed results. */
const searchesOf = async (path: string, hash: string, flags: Readonly<Record<string, boolean>>) => {
  const searches: string[] = [];
  const record = (call: string, answer: unknown) => (options: { readonly body?: unknown }) => {
    searches.push(`${call} ${JSON.stringify(options.body)}`);
    return answer;
  };
  const { searchDetails } = offersOf([]);
  const activities = { exactMatch: [], searchDetails, totalCount: 0, mainTitle: '' };
  const { prefetched } = await renderSearch(
    {
      offers: record('offers', offersOf(manyOffers(24), { totalCount: 60 })),
      activitySearch: record('activitySearch', activities),
      activityDestinations: () => [],
      recommended: () => [],
      boxBlock: () => null,
      wishlist: () => ({ items: [] }),
    },
    { path, hash, flags },
  );
  await waitFor(() => expect(results()).not.toHaveAttribute('data-state', 'loading'));
  return { searches, prefetched };
};

const flags = { newFilters: true };
const placed = 'lat=48.8&lng=2.3&distMax=40&sort=distance&stars=4&facilities=spa,pets';
const dated = 'checkin=2026-12-11&checkout=2026-12-13&priceMin=500&priceMax=40000';

describe('a results page', () => {
  it.each([
    { path: '/recherche', hash: '' },
    { path: '/recherche', hash: 'a=4&region=28&sort=svPriceAsc' },
    { path: '/recherche?page=3', hash: dated },
    { path: '/recherche', hash: dated, flags },
    { path: '/recherche?flow=gifting&page=2', hash: dated },
    { path: '/recherche?flow=hotel', hash: placed },
    { path: '/recherche?flow=activity', hash: placed },
    { path: '/activites?flow=gifting&page=1', hash: 'a=6&sort=promo' },
    { path: '/activites', hash: 'priceMin=500&priceMax=40000', flags },
  ])('renders what its prefetch fetched, without another search: $path#$hash', async (opened) => {
    const { searches, prefetched } = await searchesOf(opened.path, opened.hash, opened.flags ?? {});
    expect(prefetched?.data).not.toBeNull();
    expect(searches).toHaveLength(1);
  });
});

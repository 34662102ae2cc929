import { screen, within } from '@testing-library/react';
import type { OffersRequest } from '@detour/shared-contracts/api';
import { offersOf } from '../../testing/offer.fixture';
import { renderSearch, unmountAll } from '../../testing/render';

type Wanted = OffersRequest['searchCriteria'];

/** Opens results without a match; `countOf` says how many a search with some criteria has. */
const open = (hash: string, countOf: (wanted: Wanted) => number) =>
  renderSearch(
    {
      offers: ({ body }: { body?: unknown }) => {
        const { searchCriteria } = body as OffersRequest;
        return offersOf([], { totalCount: countOf(searchCriteria) });
      },
      recommended: () => [],
    },
    { path: '/recherche', hash },
  );

afterEach(unmountAll);

describe('a search without results', () => {
  it('offers to remove one filter at a time, with the results of each, most first [SRCH-055]', async () => {
    await open('facilities=spa&hotelScore=9&priceMax=9000&stars=5', (wanted) =>
      wanted.facilities === undefined
        ? 3
        : wanted.stars === undefined
          ? 12
          : wanted.priceMax === undefined
            ? 1
            : 0,
    );
    const links = within(await screen.findByTestId('drop-filters')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Sans «\u202fÉtoiles\u202f»12 offres',
      'Sans «\u202fÉquipements\u202f»3 offres',
      'Sans «\u202fPrix\u202f»1 offre',
    ]);
    expect(links[0]).toHaveAttribute(
      'href',
      '/recherche?from=searchbar#facilities=spa&hotelScore=9&priceMax=9000',
    );
  });

  it('names free cancellation, promotions and meals', async () => {
    await open('freeCancellation=1&meals=dinner&promotions=1', (wanted) =>
      wanted.freeCancellation === undefined ? 3 : wanted.meals === undefined ? 2 : wanted.promotions ? 0 : 1,
    );
    const links = within(await screen.findByTestId('drop-filters')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Sans «\u202fAnnulation gratuite\u202f»3 offres',
      'Sans «\u202fRepas\u202f»2 offres',
      'Sans «\u202fEn promotion\u202f»1 offre',
    ]);
  });

  it('offers nothing when removing any one filter finds nothing', async () => {
    await open('stars=5&facilities=spa', () => 0);
    expect(await screen.findByText('Retirer tous les filtres')).toBeVisible();
    expect(screen.queryByTestId('drop-filters')).toBeNull();
  });

  it('offers nothing for a single filter, which “remove all” removes', async () => {
    await open('stars=5', (wanted) => (wanted.stars === undefined ? 4 : 0));
    expect(await screen.findByText('Retirer tous les filtres')).toBeVisible();
    expect(screen.queryByTestId('drop-filters')).toBeNull();
  });
});

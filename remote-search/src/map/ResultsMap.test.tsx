import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OffersRequest } from '@detour/shared-contracts/api';
import { manyOffers, offerOf, offersOf } from '../testing/offer.fixture';
import { renderSearch, unmountAll } from '../testing/render';
import { resultsMapView } from './map-view';
import { middleOf } from './map-place';

const details = (category: string) => ({
  ...offersOf([]).searchDetails,
  latitude: 48.85,
  longitude: 2.35,
  destination: { id: '1', label: 'Paris', category },
});

afterEach(unmountAll);

describe('the map of the results', () => {
  it('opens by "Voir sur la carte" and requests the same search, all pages at once [SRCH-010] [SRCH-018] [MAP-002]', async () => {
    const asked: OffersRequest[] = [];
    const card = offerOf({ id: 'w7', label: 'Au bord du lac' });
    await renderSearch(
      {
        offers: ({ body }: { body?: unknown }) => {
          asked.push(body as OffersRequest);
          return offersOf((body as OffersRequest).performMapSearch ? [card] : manyOffers(24), {
            totalCount: 60,
          });
        },
        recommended: () => [],
      },
      { path: '/recherche', hash: 'stars=4' },
    );
    expect(asked.some(({ performMapSearch }) => performMapSearch)).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Voir sur la carte' }));
    const dialog = await screen.findByRole('dialog', { name: 'Carte' });
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({
        performMapSearch: true,
        orderBy: 'priceQuality',
        searchCriteria: { stars: '4' },
      }),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fermer' }));
    expect(screen.queryByRole('dialog', { name: 'Carte' })).toBeNull();
  });
});

describe('the initial view of the map', () => {
  it('is centred on the searched place, at the zoom of its kind', () => {
    expect(resultsMapView(details('city'), null, 'FR')).toEqual({
      centre: { lat: 48.85, lng: 2.35 },
      zoom: 12,
    });
    expect(resultsMapView(details('department'), null, 'FR').zoom).toBe(9);
  });

  it('is centred on the results of an area, and on the country without a place', () => {
    const region = { ...details('region'), latitude: null, longitude: null };
    const middle = middleOf([
      { lat: 48, lng: 0 },
      { lat: 50, lng: 2 },
    ]);
    expect(resultsMapView(region, middle, 'FR')).toEqual({ centre: { lat: 49, lng: 1 }, zoom: 8 });
    expect(resultsMapView(null, middle, 'ES')).toEqual({ centre: { lat: 40.2, lng: -3.6 }, zoom: 6 });
  });
});

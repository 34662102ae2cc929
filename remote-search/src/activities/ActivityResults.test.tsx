import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {
  ActivityCenter,
  ActivitySearchRequest,
  ActivitySearchResponse,
} from '@detour/shared-contracts/api';
import { facetsOf, activityListOf } from '../testing/facets.fixture';
import { offersOf } from '../testing/offer.fixture';
import { renderSearch, results, unmountAll } from '../testing/render';

const priceOf = (adults: number, sellPrice: number, promo = 0) => ({
  paxComposition: { adults },
  barPrice: 4000 * adults,
  sellPrice,
  promoPercentageRounded: promo,
});

const centerOf = (changes: Partial<ActivityCenter> = {}): ActivityCenter => ({
  id: 'c1',
  label: 'La maison des activités',
  location: { label: 'Bordeaux', area: 'Gironde', lat: 44.8, lng: -0.58 },
  review: null,
  distance: null,
  activityOnlyPackages: [
    {
      id: '303',
      label: 'Visite du chai – Bordeaux',
      uri: '/sejours/recherche/activity/303',
      imageUrl: '/images/cave/960_540',
      images: [],
      duration: '1 h 30',
      headwords: [{ label: 'Visite du chai' }],
      hotel: { id: 'c1', label: 'La maison des activités', location: { label: 'Bordeaux' } },
      activityOnlyVoucher: { prices: [priceOf(1, 3450, 14), priceOf(2, 6901, 14)] },
    },
  ],
  ...changes,
});

const answerOf = (
  centers: readonly ActivityCenter[],
  totalCount = centers.length,
): ActivitySearchResponse => ({
  exactMatch: [...centers],
  searchDetails: { ...offersOf([]).searchDetails, totalCount },
  totalCount,
  mainTitle: 'Activités à la journée',
});

const cities = [
  {
    id: '3031582',
    pos: 'FR' as const,
    label: 'Bordeaux',
    location: { latitude: 44.84, longitude: -0.58 },
    numberOfActivities: 4,
  },
];

const openActivities = async (hash = '', answer = answerOf([centerOf()], 60), path = '/activites') => {
  const asked: ActivitySearchRequest[] = [];
  const remote = await renderSearch(
    {
      activitySearch: ({ body }: { body?: unknown }) => {
        asked.push(body as ActivitySearchRequest);
        return answer;
      },
      activityDestinations: () => cities,
      facets: () => facetsOf(),
      activities: () => activityListOf(),
      recommended: () => [],
    },
    { path, hash },
  );
  return { ...remote, asked };
};

afterEach(unmountAll);

describe('the results of activities', () => {
  it('request at most 20 per centre, from page 0 [SRCH-050] [SRCH-045]', async () => {
    const { asked } = await openActivities();
    expect(asked[0]).toMatchObject({ page: 0, limit: 24, numberOfPackagesPerHotel: 20 });
    expect(results()).toHaveAttribute('data-state', 'ready');
  });

  it('are counted as activities [SRCH-004]', async () => {
    await openActivities();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('60 activités');
  });

  it('show the price per person and link to the activity with the number of adults [SRCH-026] [SRCH-049]', async () => {
    await openActivities();
    const card = within(results()).getByTestId('result-card');
    expect(card).toHaveAttribute('data-amount', '6901');
    expect(card).toHaveAttribute('data-price-type', 'final');
    expect(card).toHaveTextContent(/par personne/);
    expect(card).toHaveTextContent(/35\s€/);
    expect(card).toHaveTextContent(/69,01\s€ pour 2 personnes/);
    expect(within(card).getByRole('link')).toHaveAttribute('href', '/sejours/recherche/activity/303#a=2');
  });

  it('show the price for one with one adult', async () => {
    await openActivities('a=1');
    const card = within(results()).getByTestId('result-card');
    expect(card).toHaveAttribute('data-amount', '3450');
    expect(within(card).getByRole('link')).toHaveAttribute('href', '/sejours/recherche/activity/303#a=1');
  });

  it('show an empty state that removes the filters [SRCH-036]', async () => {
    await openActivities('tags=110', answerOf([]));
    expect(screen.getByText('Aucune activité trouvée pour cette recherche')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Retirer tous les filtres' })).toHaveAttribute(
      'href',
      '/activites?flow=activity&from=searchbar',
    );
  });

  it('have a price filter from 1 €, and none for distance, facilities or stars [FILT-032]', async () => {
    await openActivities('city=3031582&lat=44.84&lng=-0.58');
    expect(screen.queryByTestId('filter-distance')).toBeNull();
    expect(screen.queryByTestId('filter-more')).toBeNull();
    await userEvent.click(screen.getByTestId('filter-price'));
    expect(screen.getByRole('slider', { name: 'Prix minimum' })).toHaveAttribute('min', '1');
    expect(screen.getByText('Prix par personne')).toBeVisible();
  });
});

describe('the search box of activities', () => {
  it('has fields for city, theme and participants, none for dates [SBOX-003]', async () => {
    await openActivities();
    expect(screen.getByRole('combobox', { name: 'Ville' })).toBeVisible();
    expect(screen.getByTestId('searchbox-theme')).toBeVisible();
    expect(screen.getByTestId('searchbox-guests')).toBeVisible();
    expect(screen.queryByTestId('searchbox-dates')).toBeNull();
    expect(screen.getByRole('search', { name: 'Une journée rien que pour vous' })).toBeVisible();
  });

  it('lists cities with activities, and searches 30 km around the chosen one [SBOX-011] [SBOX-014]', async () => {
    const { host, asked } = await openActivities();
    const city = screen.getByRole('combobox', { name: 'Ville' });
    await waitFor(() => expect(within(city).getAllByRole('option')).toHaveLength(2));
    await userEvent.selectOptions(city, 'Bordeaux');
    await userEvent.click(screen.getByTestId('searchbox-submit'));
    await waitFor(() => expect(host.navigation.location().hash).toBe('#city=3031582&lat=44.84&lng=-0.58'));
    expect(host.navigation.location().path).toBe('/activites');
    await waitFor(() =>
      expect(asked.at(-1)?.searchCriteria).toMatchObject({
        city: '3031582',
        distanceMin: 0,
        distanceMax: 30,
      }),
    );
  });

  it('limits participants to 1 or 2 adults [SBOX-013]', async () => {
    await openActivities('a=5&c=2');
    await userEvent.click(screen.getByTestId('searchbox-guests'));
    expect(screen.queryByTestId('guests-children-plus')).toBeNull();
    expect(screen.getByTestId('searchbox-guests')).toHaveTextContent('2 adultes');
    const [plus, minus] = ['plus', 'minus'].map((end) => screen.getByTestId(`guests-adults-${end}`));
    await userEvent.click(plus!);
    expect(screen.getByTestId('searchbox-guests')).toHaveTextContent('2 adultes');
    await userEvent.click(minus!);
    await userEvent.click(minus!);
    expect(screen.getByTestId('searchbox-guests')).toHaveTextContent('1 adulte');
  });
});

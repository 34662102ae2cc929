import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OffersRequest } from '@detour/shared-contracts/api';
import { manyOffers, offerOf, offersOf } from '../testing/offer.fixture';
import { renderSearch, results, unmountAll } from '../testing/render';
import { headerSentences } from './flow-words';

const open = async (path: string, hash = '') => {
  const asked: OffersRequest[] = [];
  const card = offerOf({ priceType: 'gift', itemCategory: 'single_voucher' });
  const remote = await renderSearch(
    {
      offers: ({ body }: { body?: unknown }) => {
        asked.push(body as OffersRequest);
        return offersOf(path.includes('gifting') ? [card] : manyOffers(3));
      },
      recommended: () => [],
    },
    { path, hash },
  );
  return { ...remote, asked };
};

afterEach(unmountAll);

describe('gifting', () => {
  it('has fields for destination and theme, for two people and without dates [SBOX-002]', async () => {
    await open('/recherche?flow=gifting');
    expect(screen.getByTestId('searchbox-destination')).toBeVisible();
    expect(screen.getByTestId('searchbox-theme')).toBeVisible();
    expect(screen.getByTestId('searchbox-guests')).toHaveTextContent('Pour 2 personnes');
    expect(within(screen.getByTestId('searchbox-guests')).queryByRole('button')).toBeNull();
    expect(screen.queryByTestId('searchbox-dates')).toBeNull();
  });

  it('searches for two adults, whatever the hash contains [SBOX-010]', async () => {
    const { asked } = await open(
      '/recherche?flow=gifting',
      'a=4&c=2&b=1&checkin=2026-12-11&checkout=2026-12-13',
    );
    const [first] = asked;
    expect(first?.searchCriteria).toMatchObject({ adult: 2, child: 0, baby: 0 });
    expect(first?.searchCriteria).not.toHaveProperty('checkin');
  });

  it('shows gift prices as final and offers its own sort orders [SRCH-049]', async () => {
    await open('/recherche?flow=gifting');
    const card = within(results()).getByTestId('result-card');
    expect(card).toHaveAttribute('data-price-type', 'gift');
    expect(card).not.toHaveTextContent('à partir de');
  });

  it('has the title "Je cherche un cadeau" on a phone [SBOX-007] [SBOX-008]', async () => {
    await open('/recherche?flow=gifting');
    await userEvent.click(screen.getAllByRole('button', { name: /Modifier la recherche/ })[0]!);
    const modal = await screen.findByRole('dialog', { name: 'Je cherche un cadeau' });
    expect(modal).toHaveTextContent('Offrez un moment à partager');
  });
});

describe('the hotel flow', () => {
  it('looks like booking, without theme and activities [FLOW-006] [SBOX-004]', async () => {
    const { asked } = await open('/recherche?flow=hotel');
    expect(screen.getByTestId('page-search')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('3 offres');
    expect(screen.queryByTestId('searchbox-theme')).toBeNull();
    expect(screen.queryByTestId('filter-activities')).toBeNull();
    expect(asked[0]?.flow).toBe('hotel');
  });
});

describe('the other offers of a hotel', () => {
  const hotelId = offerOf().hotel.id;
  const opener = () =>
    within(results()).getAllByRole('link', { name: 'Voir les autres offres de cet hôtel' })[0]!;

  it('have their own URL on each hotel card [SRCH-027]', async () => {
    await open('/recherche?flow=hotel', 'c=1');
    const { pathname, hash } = new URL(opener().getAttribute('href')!, 'http://fr.localhost');
    expect(pathname).toBe(`/hotel/${hotelId}`);
    expect(hash).toContain('anchor=products');
    expect(hash).toContain('c=1');
  });

  it("open in the hotel's drawer, which closes by its event [SRCH-028] [DRAWER-001]", async () => {
    const { host, element } = await open('/recherche?flow=hotel');
    await userEvent.click(opener());
    expect(host.fragments.at(-1)).toMatchObject({
      remote: 'remote-product',
      name: 'offers-drawer',
      loading: 'eager',
      props: {
        hotelId,
        offerId: within(results()).getAllByTestId('result-card')[0]?.dataset['id'],
        open: true,
      },
    });
    act(() => host.fire('product.offers-drawer-closed@1', {}));
    // A closed fragment that fails does not navigate.
    await act(async () => {
      element.querySelector<HTMLElement>('[data-fragment="offers-drawer"]')!.dataset['remoteState'] =
        'failed';
      await Promise.resolve();
    });
    expect(host.navigated).toEqual([]);
  });

  it("open on the hotel's page if the drawer fails to load [SRCH-028]", async () => {
    const { host, element } = await open('/recherche?flow=hotel');
    const href = opener().getAttribute('href');
    await userEvent.click(opener());
    element.querySelector<HTMLElement>('[data-fragment="offers-drawer"]')!.dataset['remoteState'] = 'failed';
    await waitFor(() => expect(host.navigated).toEqual([href]));
  });
});

it('has a header sentence for each flow [SBOX-008]', () => {
  expect(new Set(Object.values(headerSentences)).size).toBe(4);
});

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OffersRequest } from '@detour/shared-contracts/api';
import { manyOffers, offersOf } from '../testing/offer.fixture';
import { renderSearch, results, unmountAll, type RenderOptions } from '../testing/render';

const open = (options: RenderOptions = {}) =>
  renderSearch(
    {
      offers: ({ body }: { body?: unknown }) => {
        const { limit } = (body as OffersRequest).pagination;
        return offersOf(manyOffers(Math.min(24, limit)), { totalCount: 60 });
      },
      recommended: () => [],
      wishlist: () => ({ items: [] }),
    },
    { path: '/recherche', ...options },
  );

afterEach(unmountAll);

describe('the cancellation rules', () => {
  const openRules = async (locale: RenderOptions['locale'] = 'fr_FR', name = 'Conditions d’annulation') => {
    await open(locale === 'fr_FR' ? {} : { locale, path: '/busqueda' });
    await userEvent.click(await screen.findByRole('button', { name }));
    return screen.findByRole('dialog', { name });
  };

  it('are in a modal of the results page [SRCH-029]', async () => {
    const rules = await openRules();
    await userEvent.click(within(rules).getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('state the refund of 80 % of each night until the deadline, and none from check-in [SRCH-030]', async () => {
    const rules = await openRules();
    expect(rules).toHaveTextContent(/nous remboursons 80 % de chaque nuit/);
    expect(rules).toHaveTextContent('À partir de l’arrivée, aucun remboursement n’est possible.');
  });

  it('state one free change before the deadline, with the price difference refunded or paid [SRCH-031]', async () => {
    const rules = await openRules();
    expect(rules).toHaveTextContent(/Modification gratuite avant la date limite/);
    expect(rules).toHaveTextContent(/la différence de prix vous est remboursée ou reste à votre charge/);
  });

  it('are absent for gifts, which are exchanged instead of cancelled', async () => {
    await open({ path: '/recherche?flow=gifting' });
    await within(results()).findAllByTestId('result-card');
    expect(screen.queryByRole('button', { name: 'Conditions d’annulation' })).toBeNull();
  });
});

describe('the selling points', () => {
  it('are above the results if the flag is on [FLAG-013]', async () => {
    await open({ flags: { resultsSellingPoints: true } });
    const promises = within(await screen.findByTestId('results-selling-points'));
    expect(promises.getAllByRole('listitem')).toHaveLength(3);
  });

  it('are absent without the flag [FLAG-013]', async () => {
    await open();
    await within(results()).findAllByTestId('result-card');
    expect(screen.queryByTestId('results-selling-points')).toBeNull();
  });
});

describe('a visit from a hotel campaign', () => {
  const path = '/recherche?utm_campaign=hotel-autumn';

  it('continues in the hotel flow if the flag is on [FLAG-014]', async () => {
    const { host } = await open({ path, hash: 'a=3', flags: { hotelFlow: true, hotelFlowRedirect: true } });
    await waitFor(() =>
      expect(host.navigated).toEqual(['/recherche?utm_campaign=hotel-autumn&flow=hotel#a=3']),
    );
  });

  it('keeps the criteria of a page that is being hydrated [FLAG-014]', async () => {
    const flags = { hotelFlow: true, hotelFlowRedirect: true };
    const { host } = await open({ path, hash: 'a=3', flags, hydrates: true });
    await waitFor(() =>
      expect(host.navigated).toEqual(['/recherche?utm_campaign=hotel-autumn&flow=hotel#a=3']),
    );
  });

  it('stays in its flow without the flag, or without a hotel flow [FLAG-014]', async () => {
    for (const flags of [{}, { hotelFlowRedirect: true }]) {
      const { host } = await open({ path, flags });
      await within(results()).findAllByTestId('result-card');
      expect(host.navigated).toEqual([]);
      await unmountAll();
    }
  });
});

describe('the scroll position', () => {
  const scroll = (to?: number): number => {
    if (to !== undefined) document.documentElement.scrollTop = to;
    return document.documentElement.scrollTop;
  };
  const shown = () => within(results()).findAllByTestId('result-card');

  it('moves to the top when other results are requested [SRCH-041]', async () => {
    const { host } = await open();
    await shown();
    scroll(640);
    act(() => host.moveTo('#stars=4', 'later'));
    await waitFor(() => expect(scroll()).toBe(0));
    scroll(640);
    act(() => host.moveTo('/recherche?page=1#stars=4', 'last'));
    await waitFor(() => expect(scroll()).toBe(0));
  });

  it('is restored by the shell on back navigation [SRCH-042]', async () => {
    const { host } = await open();
    await shown();
    act(() => host.moveTo('#stars=4', 'later'));
    await waitFor(() => expect(host.navigation.location().key).toBe('later'));
    scroll(640);
    act(() => host.moveTo('/recherche', 'entry-0'));
    await shown();
    expect(scroll()).toBe(640);
  });

  it('stays on load, and when the same results are requested', async () => {
    scroll(320);
    const { host } = await open({ hash: 'stars=4' });
    await shown();
    act(() => host.moveTo('#stars=4&anchor=products', 'other'));
    await shown();
    expect(scroll()).toBe(320);
  });
});

describe('a card of the results', () => {
  it('has a heart that adds the stay to the wishlist [SRCH-044]', async () => {
    await open({ flags: { wishlist: true } });
    const cards = await within(results()).findAllByTestId('result-card');
    for (const card of cards.slice(0, 3)) {
      const heart = await within(card).findByRole('button', { name: /^Favoris/ });
      expect(heart).toHaveAttribute('aria-pressed', 'false');
    }
    expect(screen.getAllByRole('button', { name: /^Favoris/ })).toHaveLength(cards.length);
  });
});

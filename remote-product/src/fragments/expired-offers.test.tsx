import { screen } from '@testing-library/react';
import axe from 'axe-core';
import type { OffersRequest } from '@detour/shared-contracts/api';
import { createFragment } from '@detour/remote-kit';
import { fakeApi, renderFragment } from '@detour/remote-kit/testing';
import { ExpiredOffers } from '../expired/ExpiredOffers';
import fr_FR from '../messages/fr_FR.json';
import { offersFixture } from '../testing/reviews.fixture';
import * as exposed from './expired-offers.fragment';
import { checkedContract } from '../contract';

// Same as the exposed fragment, with a fake gateway.
const expiredOffers = createFragment({
  remote: 'remote-product',
  styleKey: 'product',
  contract: checkedContract,
  Component: ExpiredOffers,
  api: fakeApi({
    // No room is left on any chosen day.
    offers: ({ body }) =>
      (body as OffersRequest).searchCriteria.checkin
        ? { ...offersFixture(), exactMatch: [] }
        : offersFixture(),
  }),
});

let rendered: Awaited<ReturnType<typeof show>> | null = null;

const show = (hash = '') =>
  renderFragment(expiredOffers, {
    remote: 'remote-product',
    path: '/sejours/recherche/gone',
    hash,
    messages: fr_FR,
    props: { hotelId: '7', hotel: 'Château de Valmerle' },
  });

afterEach(async () => {
  await rendered?.unmount();
  rendered = null;
});

describe('the fragment expired-offers', () => {
  it('is exposed with its lifecycles', () => {
    expect(Object.keys(exposed).sort()).toEqual(['mount', 'unmount', 'update']);
  });

  it('explains the expiry and offers alternatives [NOTF-009]', async () => {
    rendered = await show();
    const view = screen.getByTestId('page-expired');
    expect(view).toHaveTextContent('Trop tard !');
    expect(view).toHaveTextContent(
      'Cette offre a expiré… Heureusement, nous avons d’autres séjours à vous proposer.',
    );
    expect(screen.getByRole('link', { name: 'Voir les autres offres de cet hôtel' })).toHaveAttribute(
      'href',
      '/hotel/7',
    );
  });

  it('lists stays of other days when none is free on the chosen ones [NOTF-010]', async () => {
    rendered = await show('checkin=2026-12-11&checkout=2026-12-13');
    const [card] = await screen.findAllByTestId('hotel-offer');
    expect(card).toBeInTheDocument();
    expect(card?.innerHTML).not.toContain('checkin=');
  });

  it('lists the alternatives below the hotel’s name [NOTF-010]', async () => {
    rendered = await show();
    expect(
      await screen.findByRole('heading', { name: 'Une autre offre chez Château de Valmerle' }),
    ).toBeInTheDocument();
    expect((await screen.findAllByTestId('hotel-offer')).length).toBeGreaterThan(0);
    const { violations } = await axe.run(rendered.element, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});

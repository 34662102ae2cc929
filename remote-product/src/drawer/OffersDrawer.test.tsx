import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { Call } from '@detour/shared-contracts/api';
import type { Json } from '@detour/shared-contracts/base';
import { createFragment, type ApiError, type RequestOptions } from '@detour/remote-kit';
import { fakeApi, renderFragment, type FakeHandlers } from '@detour/remote-kit/testing';
import * as exposed from '../fragments/offers-drawer.fragment';
import fr_FR from '../messages/fr_FR.json';
import { cardFixture } from '../testing/card.fixture';
import { offersFixture } from '../testing/reviews.fixture';
import { OffersDrawer } from './OffersDrawer';
import { checkedContract } from '../contract';

const opened = { hotelId: '7', hotel: 'Château de Valmerle', offerId: '123', flow: 'booking', open: true };
const cards = [
  cardFixture(),
  cardFixture({ id: '123', label: 'Deux nuits de château', sellPrice: 38200, refPrice: 38200 }),
];

let rendered: Awaited<ReturnType<typeof renderFragment>> | null = null;
let asked: RequestOptions<Call>[] = [];

const show = async (
  change: { readonly props?: Json; readonly offers?: FakeHandlers[string]; readonly hash?: string } = {},
) => {
  asked = [];
  const { props = opened, offers = () => offersFixture(cards), hash = '' } = change;
  const fragment = createFragment({
    remote: 'remote-product',
    styleKey: 'product',
    contract: checkedContract,
    Component: OffersDrawer,
    api: fakeApi({
      offers: (request: RequestOptions<Call>) => {
        asked.push(request);
        return offers(request);
      },
    }),
  });
  rendered = await renderFragment(fragment, {
    remote: 'remote-product',
    path: '/recherche',
    hash,
    messages: fr_FR,
    props,
  });
  return rendered;
};

const drawer = () => within(screen.getByTestId('offers-drawer'));

afterEach(async () => {
  await rendered?.unmount();
  rendered = null;
});

describe('the drawer of a hotel’s offers', () => {
  it('is exposed with its lifecycles', () => {
    expect(Object.keys(exposed).sort()).toEqual(['mount', 'unmount', 'update']);
  });

  it('shows the offer it was opened from, then the others [DRAWER-001]', async () => {
    await show();
    const offers = await drawer().findAllByTestId('hotel-offer');
    expect(offers.map((offer) => offer.dataset['id'])).toEqual(['123', '124']);
    expect(drawer().getByRole('heading', { name: 'Autres offres' })).toBeInTheDocument();
  });

  it('is a bottom sheet on mobile only [DRAWER-003]', async () => {
    await show();
    const sheet = screen.getByTestId('offers-drawer');
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const isOf = (rule: CSSRule): rule is CSSStyleRule =>
      rule instanceof CSSStyleRule && !rule.selectorText.includes('::') && sheet.matches(rule.selectorText);
    const onMobile = rules
      .filter(
        (rule): rule is CSSMediaRule =>
          rule instanceof CSSMediaRule && rule.media.mediaText.includes('max-width: 767'),
      )
      .flatMap(({ cssRules }) => [...cssRules].filter(isOf));
    const set = (name: string) =>
      onMobile
        .map(({ style }) => style.getPropertyValue(name))
        .filter(Boolean)
        .at(-1);
    expect(set('width')).toBe('100%');
    expect(set('margin')).toBe('auto 0 0');
    expect(set('max-height')).toBe('92dvh');
    expect(rules.filter(isOf).every(({ style }) => style.getPropertyValue('margin') !== 'auto 0 0')).toBe(
      true,
    );
  });

  it('requests the hotel’s stays for dates and guests, cheapest first [DRAWER-004]', async () => {
    await show({ hash: 'a=3&checkin=2026-12-11&checkout=2026-12-13&nights=2&theme=26' });
    await drawer().findAllByTestId('hotel-offer');
    expect(asked[0]?.body).toMatchObject({
      locale: 'fr_FR',
      orderBy: 'priceAsc',
      numberOfPackagesPerHotel: 20,
      searchServiceProvider: 'default',
      searchCriteria: { adult: 3, child: 0, baby: 0, checkin: '2026-12-11', night: 2, hotelId: '7' },
    });
  });

  it('requests gifts for two adults without dates [DRAWER-005]', async () => {
    await show({
      props: { ...opened, flow: 'gifting' },
      hash: 'a=3&checkin=2026-12-11&checkout=2026-12-13&nights=2',
    });
    const [first] = await drawer().findAllByTestId('hotel-offer');
    expect(asked[0]?.body).toMatchObject({ flow: 'gifting', orderBy: 'svPriceAsc' });
    expect((asked[0]?.body as { searchCriteria: object }).searchCriteria).toMatchObject({
      adult: 2,
      child: 0,
      baby: 0,
      hotelId: '7',
    });
    expect((asked[0]?.body as { searchCriteria: object }).searchCriteria).not.toHaveProperty('checkin');
    expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      '/sejours/recherche/123?flow=gifting',
    );
  });

  it('returns to the search and asks the page to close it [DRAWER-002]', async () => {
    const { host } = await show();
    await userEvent.click(drawer().getByRole('button', { name: 'Retour à la recherche' }));
    expect(host.emitted).toEqual([{ name: 'product.offers-drawer-closed@1', payload: {} }]);
  });

  it('shows an error with a retry [DRAWER-006]', async () => {
    const lost: ApiError = { kind: 'problem', status: 400, code: 'BAD', message: 'down' };
    let down = true;
    await show({ offers: () => (down ? lost : offersFixture(cards)) });
    expect(await drawer().findByText('Oups, un problème est survenu')).toBeInTheDocument();
    down = false;
    await userEvent.click(drawer().getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(drawer().getAllByTestId('hotel-offer')).toHaveLength(2));
  });

  it('sends no request while closed', async () => {
    await show({ props: { ...opened, open: false } });
    expect(asked).toEqual([]);
  });

  it('has no axe violations', async () => {
    const { element } = await show();
    await drawer().findAllByTestId('hotel-offer');
    const { violations } = await axe.run(element, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});

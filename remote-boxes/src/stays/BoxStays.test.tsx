import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Locale } from '@detour/shared-contracts/sites';
import {
  fakeApi,
  renderRemote,
  type FakeHandlers,
  type RenderRemoteOptions,
} from '@detour/remote-kit/testing';
import { definition } from '../definition';
import fr_FR from '../messages/fr_FR.json';
import nl_BE from '../messages/nl_BE.json';
import nl_NL from '../messages/nl_NL.json';
import { createStaysGateway, detailFixture } from '../testing/boxes.fixture';

type Callback = (entries: readonly { isIntersecting: boolean }[]) => void;

/** Observed elements with their callbacks. */
const watched = new Map<Element, Callback>();

const present = globalThis.IntersectionObserver;

beforeAll(() => {
  globalThis.IntersectionObserver = class {
    constructor(private readonly tell: Callback) {}
    observe(element: Element) {
      watched.set(element, this.tell);
    }
    disconnect() {
      for (const [element, tell] of watched) if (tell === this.tell) watched.delete(element);
    }
  } as unknown as typeof IntersectionObserver;
});

afterAll(() => {
  globalThis.IntersectionObserver = present;
});

const comesIntoView = (element: Element) =>
  act(async () => watched.get(element)?.([{ isIntersecting: true }]));

const open = (handlers: FakeHandlers, change: Partial<RenderRemoteOptions> = {}) =>
  renderRemote(definition, {
    path: '/box/CASTLES-D-EBOX',
    locale: 'fr_FR' as Locale,
    messages: fr_FR,
    api: fakeApi({ boxProductDetail: () => detailFixture(), ...handlers }),
    ...change,
  });

let rendered: Awaited<ReturnType<typeof open>> | null = null;

afterEach(async () => {
  await rendered?.unmount();
  rendered?.element.remove();
  rendered = null;
  watched.clear();
});

const ids = () => screen.getAllByTestId('box-offer-card').map((card) => card.dataset['id']);

describe('the stays of a box', () => {
  it('shows the first eight in a carousel with the total number and no price [BOX-007] [BOX-014]', async () => {
    const gateway = createStaysGateway(20);
    rendered = await open({ boxOffers: gateway.answer });
    expect(
      screen.getByRole('heading', { name: '20 séjours disponibles avec ce coffret' }),
    ).toBeInTheDocument();
    expect(ids()).toHaveLength(8);
    expect(gateway.asked).toEqual([{ locale: 'fr_FR', page: 0, limit: 8 }]);
    const [card] = screen.getAllByTestId('box-offer-card');
    expect(card).toHaveTextContent('1 nuit pour 2 personnes');
    expect(card).toHaveTextContent('Compris dans le coffret');
    expect(card).not.toHaveTextContent('€');
    expect(within(card!).getByRole('link', { name: 'Une nuit de château 1' })).toHaveAttribute(
      'href',
      '/sejours/recherche/p1',
    );
  });

  it('has a heart beside the link that saves the stay', async () => {
    const added: unknown[] = [];
    rendered = await open(
      {
        boxOffers: createStaysGateway(1).answer,
        wishlist: () => ({ items: [] }),
        addToWishlist: ({ params }) => {
          added.push(params);
          return { items: [] };
        },
      },
      { flags: { wishlist: true } },
    );
    await userEvent.click(await screen.findByRole('button', { name: /^Favoris.*Une nuit de château 1$/ }));
    await waitFor(() => expect(added).toEqual([{ type: 'STAY', id: 'p1' }]));
  });

  it('loads the next page when the loader is visible and stops at an empty page [BOX-015] [BOX-016]', async () => {
    const gateway = createStaysGateway(20);
    rendered = await open({ boxOffers: gateway.answer });
    const loader = () => screen.queryByTestId('box-offers-loader');
    const pages = () => gateway.asked.map(({ page }) => page);
    await comesIntoView(loader()!);
    await waitFor(() => expect(ids()).toHaveLength(16));
    await comesIntoView(loader()!);
    await waitFor(() => expect(ids()).toHaveLength(20));
    expect(new Set(ids()).size).toBe(20);
    expect(pages()).toEqual([0, 1, 2]);
    await comesIntoView(loader()!);
    await waitFor(() => expect(loader()).toBeNull());
    expect(pages()).toEqual([0, 1, 2, 3]);
    expect(watched.size).toBe(0);
  });

  it('keeps the loaded stays when a page fails and retries on a click', async () => {
    const gateway = createStaysGateway(12);
    let isDown = false;
    rendered = await open({
      boxOffers: (options) =>
        isDown ? { kind: 'problem', status: 400, code: 'BAD', message: 'Bad.' } : gateway.answer(options),
    });
    isDown = true;
    await comesIntoView(screen.getByTestId('box-offers-loader'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Oups');
    expect(ids()).toHaveLength(8);
    expect(screen.queryByTestId('box-offers-loader')).toBeNull();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(ids()).toHaveLength(12));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('omits the section without stays', async () => {
    rendered = await open({ boxOffers: createStaysGateway(0).answer });
    expect(screen.queryByTestId('box-stays')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  });

  it('uses the texts of the locale', async () => {
    rendered = await open(
      { boxOffers: createStaysGateway(3).answer },
      { locale: 'nl_BE' as Locale, messages: { ...nl_NL, ...nl_BE } },
    );
    expect(screen.getByRole('heading', { name: /3 verblijven beschikbaar/ })).toBeInTheDocument();
    expect(screen.getAllByRole('img', { name: 'Score: 9,2 op 10, Fantastisch' })).toHaveLength(3);
  });
});

describe('the map of the stays', () => {
  beforeAll(() => {
    for (const name of ['clientWidth', 'clientHeight', 'offsetWidth', 'offsetHeight'] as const)
      Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => 600 });
  });

  it('requests all places only when opened, labels the hotels and describes the selected one [BOX-008]', async () => {
    const gateway = createStaysGateway(3);
    rendered = await open({ boxOffers: gateway.answer });
    expect(gateway.asked).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Voir sur la carte' }));
    const map = within(screen.getByTestId('map-dialog'));
    const group = await map.findByRole('button', { name: '3 séjours ici, zoomer' });
    expect(gateway.asked.at(-1)).toEqual({ locale: 'fr_FR', performMapSearch: true });
    await userEvent.click(group);
    await userEvent.click(await map.findByRole('button', { name: 'Château 3' }));
    expect(map.getByText('Une nuit de château 3')).toBeInTheDocument();
    expect(map.getByRole('link', { name: 'Voir le séjour' })).toHaveAttribute(
      'href',
      '/sejours/recherche/p3',
    );
    await userEvent.click(map.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(screen.getByTestId('map-dialog')).not.toHaveAttribute('open'));
  });

  it.each([
    ['fr_FR', 1],
    ['es_ES', 0],
  ] as const)('centres on the country of %s [BOX-009]', async (locale, seen) => {
    rendered = await open(
      { boxOffers: createStaysGateway(1).answer },
      { locale, path: '/box/CASTLES-D-EBOX', messages: fr_FR },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Voir sur la carte' }));
    await screen.findByTestId('map');
    // The only stay is on the Loire, outside a 600 px map centred on Spain at the country zoom.
    await waitFor(() => expect(screen.queryAllByTestId('map-marker')).toHaveLength(seen));
  });
});

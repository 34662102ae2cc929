import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import type { LandingPage } from '@detour/shared-contracts/api';
import type { ApiError } from '@detour/remote-kit';
import { renderSearch, unmountAll, type RenderOptions } from '../testing/render';
import {
  bannerPart,
  bannersOf,
  boxBlockOf,
  boxesPart,
  cardsPart,
  landingOf,
  pointsPart,
  promoOf,
  resultBlockOf,
  resultsOf,
  topBarPart,
} from '../testing/landing.fixture';

const down: ApiError = { kind: 'problem', status: 400, message: 'block answered 400' };

const openLanding = (
  page: LandingPage | ApiError,
  handlers: Parameters<typeof renderSearch>[0] = {},
  options: RenderOptions = {},
) =>
  renderSearch(
    {
      landingPage: () => page,
      recommended: () => [],
      resultBlock: () => resultBlockOf(),
      boxBlock: () => boxBlockOf(),
      targetedBanner: () => bannersOf(),
      ...handlers,
    },
    { path: '/lp/spa', ...options },
  );

const openWith = (...components: LandingPage['components']) => openLanding(landingOf({ components }));

afterEach(unmountAll);

describe('a landing page', () => {
  it('is selected by slug and locale [ROUTE-024]', async () => {
    const asked: unknown[] = [];
    const landingPage = ({ params, query }: { params?: unknown; query?: unknown }) => {
      asked.push([params, query]);
      return landingOf();
    };
    await openLanding(landingOf(), { landingPage }, { path: '/nl/lp/last-minute', locale: 'nl_BE' });
    expect(asked).toEqual([[{ slug: 'last-minute' }, { locale: 'nl_BE' }]]);
  });

  it('has the search box of its flow below the title', async () => {
    await openLanding(landingOf({ flow: 'gifting' }));
    const box = within(await screen.findByTestId('searchbox'));
    expect(
      screen.getByRole('heading', { level: 1 }).compareDocumentPosition(screen.getByTestId('searchbox')),
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(box.getAllByText('Pour 2 personnes').length).toBeGreaterThan(0);
  });

  it('shows its components in content order [LAND-008]', async () => {
    const parts = [pointsPart, cardsPart, topBarPart, promoOf(), resultsOf()];
    const placesOf = async (components: LandingPage['components']) => {
      const { element } = await openWith(...components);
      const marks = [
        'Le prix total',
        'Envie d’autre chose ?',
        'sur les séjours signalés',
        'Et si on',
        'Nos séjours',
      ];
      const text = element.textContent;
      const order = [...marks].sort((a, b) => text.indexOf(a) - text.indexOf(b));
      await unmountAll();
      return order;
    };
    const forward = await placesOf(parts);
    expect(forward[0]).toBe('Le prix total');
    expect(await placesOf([...parts].reverse())).toEqual([...forward].reverse());
  });

  it('shows gift boxes with prices [LAND-001]', async () => {
    await openWith(boxesPart());
    const box = within(screen.getByTestId('gift-box'));
    expect(box.getByRole('link', { name: 'Châteaux' })).toHaveAttribute('href', '/box/B1');
    expect(box.getByText(/170/)).toBeVisible();
    expect(box.getByText('Une nuit · Le petit-déjeuner')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir les coffrets' })).toHaveAttribute('href', '/cadeau');
  });

  it('shows a jumbotron with promo, links and cards [LAND-002]', async () => {
    await openWith(promoOf());
    expect(screen.getByRole('heading', { level: 2, name: 'Et si on ne faisait rien ?' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir les séjours' })).toHaveAttribute(
      'href',
      '/recherche#theme=26',
    );
    expect(screen.getByRole('link', { name: /Avec piscine\s*Pour nager/ })).toBeVisible();
  });

  it.each([
    ['2026-11-17T19:00:00Z', null],
    ['2026-11-20T17:58:30Z', 'Encore 01:01:30'],
    ['2026-11-20T19:00:00Z', null],
  ])('shows a countdown at %s only within its period: %s [LAND-002]', async (now, shown) => {
    const countdown = { start: '2026-11-18T19:00:00Z', end: '2026-11-20T19:00:00Z' };
    await openLanding(landingOf({ components: [promoOf({ countdown })] }), {}, { now });
    expect(screen.getByRole('timer').textContent || null).toBe(shown);
  });

  it('shows the main selling points [LAND-003]', async () => {
    await openWith(pointsPart);
    expect(screen.getByText('Le prix total').closest('ul')).toHaveAttribute('data-variant', 'bordered');
  });

  it('shows the top bar with its link [LAND-004]', async () => {
    await openWith(topBarPart);
    const bar = within(screen.getByTestId('top-bar'));
    expect(bar.getByText('Annulation gratuite sur les séjours signalés.')).toBeVisible();
    expect(bar.getByRole('link', { name: 'Voir les séjours' })).toHaveAttribute('href', '/recherche');
  });

  it('shows promo cards [LAND-005]', async () => {
    await openWith(cardsPart);
    const card = screen.getByRole('link', { name: /À deux\s*Une chambre, une table\./ });
    expect(card).toHaveAttribute('href', '/lp/duo');
    expect(card).toHaveAttribute('data-variant', 'sand');
  });

  it.each([
    ['booking', 'Un coffret, pour son jour'],
    ['gifting', 'Une carte cadeau'],
  ] as const)('shows the targeted banner of the flow %s [LAND-006]', async (flow, title) => {
    await openLanding(landingOf({ flow, components: [bannerPart] }));
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Découvrir' })).toHaveAttribute('href', '/cadeau');
  });

  it('shows results of a search with a link to all of them [LAND-007]', async () => {
    await openWith(resultsOf());
    const list = within(screen.getByRole('list', { name: 'Nos séjours bien-être' }));
    expect(list.getAllByTestId('result-card')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Voir tous les séjours' })).toHaveAttribute(
      'href',
      '/recherche#theme=26',
    );
  });

  it('opens cards of a block in a new tab on a plain click where its editor chose so [CARD-011]', async () => {
    const linksOf = async (newTab?: boolean) => {
      await openWith(resultsOf(newTab === undefined ? {} : { newTab }));
      const block = await screen.findByTestId('result-block');
      const cards = await within(block).findAllByTestId('result-card');
      const targets = cards.map((card) => within(card).getByRole('link').getAttribute('target'));
      await unmountAll();
      return new Set(targets);
    };
    expect(await linksOf(true)).toEqual(new Set(['_blank']));
    expect(await linksOf(false)).toEqual(new Set([null]));
    expect(await linksOf()).toEqual(new Set([null]));
  });

  it('skips and reports an unknown component [LAND-009]', async () => {
    const unknown = { component: 'Carousel3D', frames: 12 } as unknown as LandingPage['components'][number];
    const { host } = await openWith(unknown, pointsPart);
    expect(screen.getByText('Le prix total')).toBeVisible();
    expect(host.reports).toEqual([
      expect.objectContaining({
        code: 'SEARCH-321',
        error: expect.objectContaining({ message: expect.stringContaining('Carousel3D') }),
      }),
    ]);
  });

  it('shows a spinner until its content has loaded, and is not indexed [LAND-010] [SEO-014]', async () => {
    let answer: (page: LandingPage) => void = () => undefined;
    const landingPage = () => new Promise((resolve) => (answer = resolve));
    const { prefetched } = await openLanding(landingOf(), { landingPage: landingPage as never });
    expect(screen.getByRole('status', { name: 'Chargement…' })).toBeVisible();
    expect(prefetched?.head.robots).toBe('noindex');
    answer(landingOf());
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Week-ends bien-être');
    expect(screen.queryByRole('status', { name: 'Chargement…' })).toBeNull();
  });

  it('has metadata and breadcrumb data for search engines', async () => {
    const { prefetched } = await openLanding(landingOf());
    expect(prefetched).toMatchObject({
      status: 200,
      head: {
        title: 'Week-end spa – Détour',
        description: 'Deux nuits au chaud.',
        robots: 'index,follow',
        canonicalPath: '/lp/spa',
        jsonLd: [
          {
            '@type': 'BreadcrumbList',
            itemListElement: [{ name: 'Accueil' }, { name: 'Week-ends bien-être' }],
          },
        ],
      },
    });
  });

  it('responds with not found for an unknown slug', async () => {
    const { prefetched } = await openLanding({ kind: 'problem', status: 404, message: 'No such page.' });
    expect(prefetched?.status).toBe(404);
  });

  it('shows an error when loading fails, and retries on request', async () => {
    let works = false;
    await openLanding(landingOf(), { landingPage: () => (works ? landingOf() : down) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Oups, un problème est survenu');
    works = true;
    screen.getByRole('button', { name: 'Réessayer' }).click();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Week-ends bien-être');
  });

  it('has no accessibility violation', async () => {
    const { element } = await openLanding(landingOf());
    const { violations } = await axe.run(element, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
  });
});

describe('a result block', () => {
  const askedBy = async (change: Parameters<typeof resultsOf>[0], answer = resultBlockOf()) => {
    const asked: unknown[] = [];
    const resultBlock = ({ query }: { query?: unknown }) => {
      asked.push(query);
      return answer;
    };
    await openLanding(landingOf({ components: [resultsOf(change)] }), { resultBlock });
    return asked;
  };

  it('shows 3 offers by default [LAND-011]', async () => {
    expect(await askedBy({})).toEqual([expect.objectContaining({ limit: 3 })]);
    await unmountAll();
    expect(await askedBy({ limit: 6 })).toEqual([expect.objectContaining({ limit: 6 })]);
  });

  it.each([
    ['stay', 'booking'],
    ['gift', 'gifting'],
    ['activity', 'activity'],
  ] as const)('requests the search of a %s in the flow %s [LAND-014]', async (type, flowType) => {
    expect(await askedBy({ type, flowType, hash: 'theme=23' })).toEqual([
      {
        locale: 'fr_FR',
        type,
        flowType,
        orderBy: 'priceQuality',
        hash: 'theme=23',
        limit: 3,
        numberOfPackagesPerHotel: 1,
      },
    ]);
  });

  it('is hidden when its list fails, and the rest of the page stays [LAND-012]', async () => {
    const { host } = await openLanding(landingOf({ components: [resultsOf(), pointsPart] }), {
      resultBlock: () => down,
    });
    await waitFor(() => expect(screen.queryByText('Nos séjours bien-être')).toBeNull());
    expect(screen.getByText('Le prix total')).toBeVisible();
    expect(host.reports).toContainEqual(expect.objectContaining({ code: 'SEARCH-322' }));
  });

  it('is hidden when it is empty [LAND-012]', async () => {
    await askedBy({}, resultBlockOf({ cards: [] }));
    expect(screen.queryByText('Nos séjours bien-être')).toBeNull();
  });
});

describe('the gift boxes of a landing page', () => {
  it.each([
    [true, 'Erreur : block answered 400'],
    [false, null],
  ])('with showErrors %s show on failure: %s [LAND-013]', async (showErrors, said) => {
    await openLanding(landingOf({ components: [boxesPart(showErrors), pointsPart] }), {
      boxBlock: () => down,
    });
    await waitFor(() => expect(screen.queryByText('Nos coffrets')).toBeNull());
    const alert = screen.queryByRole('alert');
    expect(alert?.textContent.replaceAll(/\s/g, ' ') ?? null).toBe(said);
    expect(screen.getByText('Le prix total')).toBeVisible();
  });
});

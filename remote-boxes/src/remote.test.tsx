import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { Locale } from '@detour/shared-contracts/sites';
import {
  fakeApi,
  renderRemote,
  type FakeHandlers,
  type RenderRemoteOptions,
} from '@detour/remote-kit/testing';
import { definition } from './definition';
import fr_FR from './messages/fr_FR.json';
import it_IT from './messages/it_IT.json';
import { boxesFixture, createStaysGateway, detailFixture } from './testing/boxes.fixture';

const answering = (change: FakeHandlers = {}) =>
  fakeApi({
    boxes: () => boxesFixture(),
    boxProductDetail: () => detailFixture(),
    boxOffers: createStaysGateway(3).answer,
    ...change,
  });

const open = (path: string, change: Partial<RenderRemoteOptions> = {}) =>
  renderRemote(definition, { path, locale: 'fr_FR' as Locale, messages: fr_FR, api: answering(), ...change });

const failure = { kind: 'problem', status: 503, code: 'DOWN', message: 'The gateway is down.' };

const brokenRules = async (element: Element) =>
  (await axe.run(element, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } }))
    .violations;

let rendered: Awaited<ReturnType<typeof open>> | null = null;

afterEach(async () => {
  await rendered?.unmount();
  rendered?.element.remove();
  rendered = null;
});

describe('the list of boxes', () => {
  it('shows banner and boxes and omits other gift products [BOX-001] [BOX-003] [CALL-016]', async () => {
    rendered = await open('/cadeau');
    expect(screen.getByTestId('page-boxes')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Un coffret pour chaque moment et pour chacun',
    );
    const cards = screen.getAllByTestId('box-card');
    expect(cards.map((card) => [card.dataset['code'], card.dataset['amount']])).toEqual([
      ['CASTLES-D-EBOX', '14990'],
      ['SEA-D-EBOX', '12990'],
    ]);
    expect(screen.getByText(/2 coffrets, de 130.€ à 150.€/)).toBeInTheDocument();
  });

  it.each([
    ['the list', '/cadeau'],
    ['a box', '/cadeau/p/chateaux-et-belles-demeures/CASTLES-D-EBOX'],
  ])('activates the migration flag once on the page of %s [BOX-028]', async (_, path) => {
    rendered = await open(path);
    await screen.findByRole('heading', { level: 1 });
    expect(rendered.host.emitted.filter(({ name }) => name === 'boxes.flag-activated@1')).toEqual([
      { name: 'boxes.flag-activated@1', payload: { flag: 'boxMigration' } },
    ]);
  });

  it('reports the shown boxes once, and the one whose card is pressed [ANALYT-003] [ANALYT-004]', async () => {
    rendered = await open('/cadeau');
    const link = await screen.findByRole('link', { name: 'Un week-end à la mer' });
    // Without a shell, the test prevents the navigation.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    expect(rendered.host.emitted.filter(({ name }) => !name.includes('flag'))).toEqual([
      {
        name: 'boxes.list-shown@1',
        payload: {
          boxes: [
            { id: 'CASTLES-D-EBOX', boxPrice: 14_990 },
            { id: 'SEA-D-EBOX', boxPrice: 12_990 },
          ],
        },
      },
      { name: 'boxes.box-selected@1', payload: { id: 'SEA-D-EBOX', boxPrice: 12_990 } },
    ]);
  });

  it('reports the viewed box once, with its price [ANALYT-005] [ANALYT-002]', async () => {
    rendered = await open('/cadeau/p/chateaux-et-belles-demeures/CASTLES-D-EBOX');
    await screen.findByRole('heading', { level: 1 });
    expect(rendered.host.emitted.filter(({ name }) => name === 'boxes.box-viewed@1')).toEqual([
      { name: 'boxes.box-viewed@1', payload: { id: 'CASTLES-D-EBOX', boxPrice: expect.any(Number) } },
    ]);
  });

  it('uses four columns on wide screens [BOX-002]', async () => {
    rendered = await open('/cadeau');
    const grid = screen.getAllByTestId('box-card')[0]!.closest('ul')!;
    expect(getComputedStyle(grid).gridTemplateColumns).toBe('repeat(4, minmax(0, 1fr))');
  });

  it('links each box to its page', async () => {
    rendered = await open('/cadeau');
    expect(screen.getByRole('link', { name: 'Un week-end à la mer' })).toHaveAttribute(
      'href',
      '/cadeau/p/un-week-end-a-la-mer/SEA-D-EBOX',
    );
  });

  it('explains a crossed-out price, and only where there is one', async () => {
    rendered = await open('/cadeau');
    const [reduced, plain] = screen.getAllByTestId('box-card');
    expect(within(reduced!).getByText(/−16/)).toBeInTheDocument();
    expect(plain!.querySelector('s')).toBeNull();
    expect(screen.getByText(/Prix barré/)).toBeInTheDocument();
  });

  it('is not indexed by search engines [SEO-011]', async () => {
    rendered = await open('/cadeau');
    expect(rendered.prefetched?.head).toMatchObject({
      title: 'Coffrets cadeaux – Détour',
      robots: 'noindex,follow',
      canonicalPath: '/cadeau',
    });
  });

  it('shows an error with a retry [BOX-013]', async () => {
    let answer: unknown = failure;
    rendered = await open('/cadeau', { api: answering({ boxes: () => answer }), cold: true });
    expect(await screen.findByRole('alert', undefined, { timeout: 4000 })).toHaveTextContent(
      'Oups, un problème est survenu',
    );
    answer = boxesFixture();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findAllByTestId('box-card')).toHaveLength(2);
  });

  it('links to the stays when there is no box', async () => {
    rendered = await open('/cadeau', { api: answering({ boxes: () => ({ boxes: [] }) }) });
    expect(screen.getByRole('link', { name: 'Voir les séjours' })).toHaveAttribute('href', '/recherche');
  });
});

describe('the page of a box', () => {
  const path = '/cadeau/p/chateaux-et-belles-demeures/CASTLES-D-EBOX';

  it('requests the digital code at each address of a box, also for the postal variant [ROUTE-020]', async () => {
    const asked: unknown[] = [];
    const api = answering({
      boxProductDetail: ({ params, query }) => {
        asked.push([params, query]);
        return detailFixture({ title: 'Castelli' });
      },
    });
    for (const address of ['/box/CASTLES-P-EBOX', '/soggiorni/ricerca/box/CASTLES-D-EBOX']) {
      rendered = await open(address, { locale: 'it_IT', messages: it_IT, api });
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Castelli');
      await rendered.unmount();
      rendered.element.remove();
      rendered = null;
    }
    expect(asked).toEqual(Array.from({ length: 2 }, () => [{ code: 'CASTLES-D-EBOX' }, { locale: 'it_IT' }]));
  });

  it('has structured data of each level of its breadcrumb [SEO-007]', async () => {
    rendered = await open(path);
    const levels = within(screen.getByRole('navigation', { name: 'Fil d’Ariane' })).getAllByRole('listitem');
    const [data] = rendered.prefetched?.head.jsonLd ?? [];
    expect(data).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: levels.map(({ textContent: name }, index) => ({
        position: index + 1,
        name,
        item: expect.stringMatching(['/$', '/cadeau$', `${path}$`][index] ?? ''),
      })),
    });
    expect(levels).toHaveLength(3);
  });

  it('is not indexed by search engines [SEO-010] and responds with not found for an unknown code', async () => {
    rendered = await open(path);
    expect(rendered.prefetched).toMatchObject({
      status: 200,
      head: {
        title: 'Châteaux et belles demeures – Détour',
        robots: 'noindex,follow',
        canonicalPath: path,
      },
    });
    await rendered.unmount();
    rendered.element.remove();
    const missing = { kind: 'problem', status: 404, code: 'BOX_NOT_FOUND', message: 'No such box.' };
    const api = answering({ boxProductDetail: () => missing, boxOffers: () => missing });
    rendered = await open('/box/NOTHING-D-EBOX', { api });
    expect(rendered.prefetched?.status).toBe(404);
    // The second failure of the same request comes after the retry delay.
    expect(
      await screen.findByRole(
        'heading',
        { level: 1, name: new RegExp('n’est plus en vente') },
        { timeout: 4000 },
      ),
    ).toBeInTheDocument();
  });

  it('shows an error with a retry [BOX-013]', async () => {
    let answer: unknown = failure;
    rendered = await open(path, { api: answering({ boxProductDetail: () => answer }), cold: true });
    expect(await screen.findByRole('alert', undefined, { timeout: 4000 })).toHaveTextContent(
      'Oups, un problème est survenu',
    );
    answer = detailFixture();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: new RegExp('Châteaux') }),
    ).toBeInTheDocument();
  });
});

describe('remote-boxes', () => {
  it('mounts and unmounts twice without leaks', async () => {
    for (const path of ['/box/CASTLES-D-EBOX', '/box/CASTLES-D-EBOX']) {
      const mounted = await open(path);
      expect(screen.getByTestId('page-box')).toBeInTheDocument();
      await mounted.unmount();
      expect(mounted.element).toBeEmptyDOMElement();
      mounted.element.remove();
    }
  });

  it.each(['/cadeau', '/box/CASTLES-D-EBOX', '/beneficiary/offers'])(
    'has no axe violations at %s',
    async (path) => {
      rendered = await open(path);
      expect(await brokenRules(rendered.element)).toEqual([]);
    },
  );
});

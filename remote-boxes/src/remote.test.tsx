import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { Locale } from '@detour/shared-contracts';
import { fakeApi, renderRemote, type RenderRemoteOptions } from '@detour/shared-ui/testing';
import { definition } from './definition';
import fr_FR from './messages/fr_FR.json';
import it_IT from './messages/it_IT.json';
import { boxesFixture } from './testing/boxes.fixture';

const answering = (answer: unknown = boxesFixture()) => fakeApi({ boxes: () => answer });

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
  it('has its banner and its boxes, and leaves other gift products out [BOX-001] [BOX-003]', async () => {
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

  it('says that nothing is sold yet, and links each box to its page', async () => {
    rendered = await open('/cadeau');
    expect(screen.getByText(/La commande ouvre bientôt/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Un week-end à la mer' })).toHaveAttribute(
      'href',
      '/cadeau/p/un-week-end-a-la-mer/SEA-D-EBOX',
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('explains a struck price, and only where there is one', async () => {
    rendered = await open('/cadeau');
    const [reduced, plain] = screen.getAllByTestId('box-card');
    expect(within(reduced!).getByText(/-16/)).toBeInTheDocument();
    expect(plain!.querySelector('s')).toBeNull();
    expect(screen.getByText(/Prix barré/)).toBeInTheDocument();
  });

  it('is not for search engines [SEO-011]', async () => {
    rendered = await open('/cadeau');
    expect(rendered.prefetched?.head).toMatchObject({
      title: 'Coffrets cadeaux – Détour',
      robots: 'noindex,follow',
      canonicalPath: '/cadeau',
    });
  });

  it('says that something went wrong, and tries again [BOX-013]', async () => {
    let answer: unknown = failure;
    rendered = await open('/cadeau', { api: fakeApi({ boxes: () => answer }), cold: true });
    expect(await screen.findByRole('alert', undefined, { timeout: 4000 })).toHaveTextContent(
      'Oups, un problème est survenu',
    );
    answer = boxesFixture();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findAllByTestId('box-card')).toHaveLength(2);
  });

  it('leads to the stays when there is no box', async () => {
    rendered = await open('/cadeau', { api: answering({ boxes: [] }) });
    expect(screen.getByRole('link', { name: 'Voir les séjours' })).toHaveAttribute('href', '/recherche');
  });
});

describe('the page of a box', () => {
  it('shows name, exact price and what the box holds, and says that it is not sold yet [BOX-004] [BOX-005]', async () => {
    rendered = await open('/cadeau/p/chateaux-et-belles-demeures/CASTLES-D-EBOX');
    expect(screen.getByTestId('page-box')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Châteaux et belles demeures');
    expect(screen.getByText('149,90 €')).toBeInTheDocument();
    const held = within(screen.getByRole('region', { name: 'Ce que contient le coffret' })).getAllByRole(
      'listitem',
    );
    expect(held.map((line) => line.textContent)).toEqual([
      '1 nuit en chambre double',
      'Petit déjeuner',
      '312 adresses',
    ]);
    expect(screen.getByText('Ce coffret sera bientôt en vente')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each(['/box/SEA-D-EBOX', '/soggiorni/ricerca/box/SEA-D-EBOX'])('opens at %s too', async (path) => {
    rendered = await open(path, { locale: 'it_IT', messages: it_IT });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Un week-end à la mer');
  });

  it('is not for search engines [SEO-010], and not there for an unknown code', async () => {
    rendered = await open('/box/SEA-D-EBOX');
    expect(rendered.prefetched).toMatchObject({ status: 200, head: { robots: 'noindex,follow' } });
    await rendered.unmount();
    rendered = await open('/box/NOTHING-EBOX');
    expect(rendered.prefetched?.status).toBe(404);
  });
});

describe('the offers of a gift', () => {
  it('says that codes cannot be used yet, and whom to ask', async () => {
    rendered = await open('/beneficiary/offers');
    expect(screen.getByTestId('page-beneficiary-offers')).toHaveTextContent('Gardez votre code');
    expect(screen.getByRole('link', { name: 'Nous contacter' })).toHaveAttribute('href', '/contact');
  });
});

describe('remote-boxes', () => {
  it('mounts and unmounts twice, and leaves nothing behind', async () => {
    for (const path of ['/cadeau', '/cadeau']) {
      const mounted = await open(path);
      expect(screen.getByTestId('page-boxes')).toBeInTheDocument();
      await mounted.unmount();
      expect(mounted.element).toBeEmptyDOMElement();
      mounted.element.remove();
    }
  });

  it.each(['/cadeau', '/box/CASTLES-D-EBOX', '/beneficiary/offers'])(
    'breaks no rule of accessibility at %s',
    async (path) => {
      rendered = await open(path);
      expect(await brokenRules(rendered.element)).toEqual([]);
    },
  );
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Homepage } from '@detour/shared-contracts/api';
import type { ApiError } from '@detour/remote-kit';
import { offerOf } from '../testing/offer.fixture';
import { homepageOf } from '../testing/search.fixture';
import { renderSearch, unmountAll } from '../testing/render';

const recommended = () => [];
const broken: ApiError = { kind: 'problem', status: 400, message: 'homepage answered 400' };

const openHome = (home: Homepage = homepageOf(), path = '/') =>
  renderSearch({ homepage: () => home, recommended }, { path });

afterEach(unmountAll);

describe('the home page', () => {
  it('shows the title and picture of the content over the search box [HOME-003]', async () => {
    await openHome();
    expect(screen.getByTestId('page-home')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Le plus beau chemin n’est pas tout droit.',
    );
    expect(screen.getByRole('search', { name: 'Rechercher un séjour' })).toBeVisible();
    const hero = document.querySelector('img[fetchpriority="high"]');
    expect(hero).toHaveAttribute('loading', 'eager');
    // A box that arrives after the picture would move it.
    expect(screen.getByTestId('searchbox').compareDocumentPosition(hero!)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('requests the content of locale and flow [HOME-001, HOME-004]', async () => {
    const asked: unknown[] = [];
    const homepage = ({ query }: { query?: unknown }) => {
      asked.push(query);
      return homepageOf();
    };
    await renderSearch({ homepage, recommended }, { path: '/nl/?flow=gifting', locale: 'nl_BE' });
    expect(asked).toEqual([{ locale: 'nl_BE', flow: 'gifting' }]);
  });

  it('sets title, description, robots, canonical URL and preload of the head [HOME-002, HOME-006]', async () => {
    const { prefetched } = await openHome();
    expect(prefetched?.head).toMatchObject({
      title: 'Week-ends – Détour',
      description: 'Des week-ends.',
      robots: 'index,follow',
      canonicalPath: '/',
      preloadImages: [{ href: '/images/vignes/1920_880.avif', type: 'image/avif' }],
    });
  });

  it.each([
    [{ index: false, follow: true }, 'noindex,follow'],
    [{ index: false, follow: false }, 'noindex'],
  ])('applies the flags %p as %s [HOME-002]', async (flags, robots) => {
    const { prefetched } = await openHome(homepageOf({ seo: { title: 'T', description: 'D', ...flags } }));
    expect(prefetched?.head.robots).toBe(robots);
  });

  it('renders each kind of block [HOME-007, HOME-009, HOME-011, HOME-012, HOME-013]', async () => {
    await openHome();
    expect(screen.getByText('Annulation gratuite', { selector: 'strong' })).toBeVisible();
    const stays = within(screen.getByRole('list', { name: 'Partir le week-end prochain' }));
    expect(stays.getAllByTestId('result-card')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Voir les 186 séjours' })).toHaveAttribute(
      'href',
      '/recherche#checkin=2026-11-27&checkout=2026-11-29&nights=2',
    );
    expect(screen.getByRole('link', { name: /Mer\s*412 séjours/ })).toHaveAttribute(
      'href',
      '/recherche#hotelEnvironments=sea',
    );
    expect(screen.getByRole('heading', { name: 'Offrez deux nuits, pas une date.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Composer un cadeau' })).toHaveAttribute('href', '/cadeau');
    const box = within(screen.getByTestId('gift-box'));
    expect(box.getByRole('link', { name: 'Châteaux' })).toHaveAttribute('href', '/box/B1');
    expect(box.getByText(/150/)).toBeVisible();
  });

  it('hides a list that failed to load, and keeps the rest [HOME-015]', async () => {
    const blocks = homepageOf().blocks.map((block) =>
      block.kind === 'top-search-results' ? { ...block, cards: [] } : block,
    );
    await openHome(homepageOf({ blocks }));
    expect(screen.queryByText('Partir le week-end prochain')).toBeNull();
    expect(screen.getByRole('heading', { name: 'De quoi avez-vous envie ?' })).toBeVisible();
  });

  it('opens a stay of next weekend on its dates', async () => {
    const card = offerOf({ priceType: 'final', checkin: '2026-11-27', checkout: '2026-11-29' });
    const blocks = homepageOf().blocks.map((block) =>
      block.kind === 'top-search-results' ? { ...block, cards: [card] } : block,
    );
    await openHome(homepageOf({ blocks }));
    expect(screen.getByRole('link', { name: card.label })).toHaveAttribute(
      'href',
      `${card.uri}#checkin=2026-11-27&checkout=2026-11-29&nights=2`,
    );
  });

  it('can still search when its content failed, and retries on request', async () => {
    let works = false;
    const homepage = () => (works ? homepageOf() : broken);
    const { host, prefetched } = await renderSearch({ homepage, recommended }, { path: '/' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Et si on partait ce week-end');
    expect(screen.getByRole('search')).toBeVisible();
    expect(prefetched?.head.title).toBe('Week-ends et séjours dans de beaux hôtels – Détour');
    await waitFor(() => expect(host.reports).toContainEqual(expect.objectContaining({ code: 'SEARCH-307' })));
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(screen.getByText('Partir le week-end prochain')).toBeVisible());
  });
});

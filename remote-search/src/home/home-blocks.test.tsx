import { screen, within } from '@testing-library/react';
import type { HomeBlock } from '@detour/shared-contracts/api';
import { homepageOf } from '../testing/search.fixture';
import { renderSearch, unmountAll } from '../testing/render';

const { jumbotron } = homepageOf();

const openWith = (...blocks: readonly HomeBlock[]) =>
  renderSearch({ homepage: () => homepageOf({ blocks: [...blocks] }), recommended: () => [] }, { path: '/' });

const marketing: HomeBlock = {
  kind: 'marketing-block',
  title: 'Notre façon de choisir',
  text: 'Nous dormons dans chaque hôtel.',
  ctas: [{ label: 'En savoir plus', url: '/page/choisir', newTab: false }],
};

afterEach(unmountAll);

describe('the blocks of the home page', () => {
  it('include a jumbotron promo with its links [HOME-008]', async () => {
    await openWith({
      kind: 'jumbotron',
      title: 'Le printemps en bord de mer',
      subtitle: 'Jusqu’au 30 avril',
      description: 'Deux nuits et un dîner.',
      image: { desktop: jumbotron.image, mobile: jumbotron.image, alt: '' },
      ctas: [
        { label: 'Voir les séjours', link: { url: '/recherche#hotelEnvironments=sea', newTab: false } },
        { label: 'Offrir', link: { url: '/cadeau', newTab: false } },
      ],
      ctaCards: [],
      countdown: null,
    });
    expect(screen.getByRole('heading', { level: 2, name: 'Le printemps en bord de mer' })).toBeVisible();
    expect(screen.getByText('Deux nuits et un dîner.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir les séjours' })).toHaveAttribute(
      'href',
      '/recherche#hotelEnvironments=sea',
    );
    expect(screen.getByRole('link', { name: 'Offrir' })).toHaveAttribute('href', '/cadeau');
  });

  it('include a marketing block [HOME-010]', async () => {
    await openWith(marketing);
    expect(screen.getByRole('heading', { name: 'Notre façon de choisir' })).toBeVisible();
    expect(screen.getByText('Nous dormons dans chaque hôtel.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'En savoir plus' })).toHaveAttribute('href', '/page/choisir');
  });

  it.each(['secondary', 'bordered'] as const)('show the selling points as %s [HOME-009]', async (variant) => {
    const items = [{ icon: 'calendar', title: 'Annulation gratuite', text: 'sur les séjours signalés' }];
    await openWith({ kind: 'main-selling-points', variant, items });
    const list = screen.getByText('Annulation gratuite').closest('ul')!;
    expect(list).toHaveAttribute('data-variant', variant);
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  });

  it('skip kinds unknown to this release', async () => {
    const carousel = { kind: 'carousel-3d', frames: 12 } as unknown as HomeBlock;
    const { host } = await openWith(carousel, marketing);
    expect(screen.getByRole('heading', { name: 'Notre façon de choisir' })).toBeVisible();
    expect(host.reports).toEqual([]);
  });

  it("append the shop's name to the page title", async () => {
    const seo = { title: 'Week-ends', description: 'D', index: true, follow: true };
    const { prefetched } = await renderSearch(
      { homepage: () => homepageOf({ seo }), recommended: () => [] },
      { path: '/' },
    );
    expect(prefetched?.head.title).toBe('Week-ends – Détour');
  });
});

describe('the promo bar of the home page', () => {
  const palette = { background: '#E4ECE2', font: 'dark' } as const;
  const promoBar = {
    internalCode: 'home-campaigns',
    campaign: 'always',
    category: 'landing',
    links: [
      {
        label: 'À deux',
        url: '/lp/duo',
        newTab: false,
        campaign: 'duo',
        category: 'landing',
        colorPalette: palette,
      },
    ],
  };
  const tabs = [{ flow: 'activity' as const, label: 'Activités', url: '/activites' }];
  const openBar = (changes: Parameters<typeof homepageOf>[0]) =>
    renderSearch({ homepage: () => homepageOf(changes), recommended: () => [] }, { path: '/' });

  it('has a link for each campaign, in its own colours [PROMO-009]', async () => {
    await openBar({ promoBar });
    const link = screen.getByRole('link', { name: 'À deux' });
    expect(link).toHaveAttribute('href', '/lp/duo');
    expect(link).toHaveAttribute('data-campaign', 'duo');
    expect(link).toHaveAttribute('data-category', 'landing');
    expect(getComputedStyle(link).background).toBe('rgb(228, 236, 226)');
    // Not the ink of the theme, which is pale in the dark one.
    expect(getComputedStyle(link).color).toBe('var(--color-ink-on-picture, var(--color-ink))');
  });

  it("has flow tabs if the content's header has some [PROMO-008] [HOME-014]", async () => {
    await openBar({ promoBar, header: { tabs } });
    expect(screen.getByTestId('flow-activity')).toHaveAttribute('href', '/activites');
  });

  it('has no tabs without them in content, and is absent without content [PROMO-008]', async () => {
    await openBar({ promoBar });
    expect(screen.queryByTestId('flow-activity')).toBeNull();
    await unmountAll();
    await openBar({ promoBar: null, header: { tabs } });
    expect(screen.queryByTestId('flow-activity')).toBeNull();
  });
});

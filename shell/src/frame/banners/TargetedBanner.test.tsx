import { screen } from '@testing-library/react';
import type { PlacedBanner } from '@detour/shared-contracts/api';
import type { Flow } from '@detour/shared-contracts/mount';
import type { Locale } from '@detour/shared-contracts/sites';
import { footerPartsFor, targetedBannerOn } from '../content/choose-content';
import { FrameBottom } from '../FrameBottom';
import { frameLinks } from '../frame-links';
import { contentOf } from '../testing/frame-content.fixture';
import { brokenRules, renderFrame, routeTo, siteFor } from '../testing/render-frame';

const banner = (change: Partial<PlacedBanner> = {}): PlacedBanner => ({
  locale: 'fr_FR',
  page: 'search',
  flow: 'activity',
  title: 'Et si vous restiez dormir ?',
  subtitle: 'Un bel hôtel.',
  imageUrl: '/images/vignes/960_540.webp',
  imageMobile: '/images/vignes/640_480.webp',
  imagePosition: 'right',
  imageAlt: '',
  ctas: [{ label: 'Voir les séjours', link: { url: '/recherche', newTab: false } }],
  url: '/recherche',
  newTab: false,
  ...change,
});

const content = contentOf({
  targetedBanners: [
    banner(),
    banner({ locale: 'nl_NL', title: 'En als je blijft slapen?' }),
    banner({ page: 'home', flow: 'gifting', title: 'Un montant' }),
    banner({ page: 'landing', flow: 'booking', title: 'Un coffret' }),
  ],
});

const bottom = (path: string, flow: Flow, locale: Locale = 'fr_FR') => {
  const site = siteFor(locale);
  const route = routeTo(locale, path);
  return (
    <FrameBottom
      site={site}
      route={route}
      links={frameLinks(locale)}
      sites={[]}
      parts={footerPartsFor(content, route)}
      banner={targetedBannerOn(content, site, { route, flow })}
      payments={['card']}
      onConsentReopen={() => undefined}
    />
  );
};

describe('the targeted banner', () => {
  it.each([
    ['fr_FR', '/activites', 'booking', 'Et si vous restiez dormir ?'],
    ['nl_NL', '/nl/activiteiten', 'booking', 'En als je blijft slapen?'],
    ['fr_FR', '/', 'gifting', 'Un montant'],
    ['fr_FR', '/', 'booking', null],
    ['fr_FR', '/recherche', 'booking', null],
    ['fr_FR', '/lp/spa', 'booking', null],
    ['it_IT', '/attivita', 'booking', null],
  ] as const)('is selected in %s on %s in %s: %s [PROMO-014]', (locale, path, flow, title) => {
    renderFrame(bottom(path, flow, locale), locale);
    expect(screen.queryByTestId('targeted-banner')?.querySelector('h2')?.textContent ?? null).toBe(title);
  });

  it('shows its text and picture and uses its link [PROMO-013]', async () => {
    const { container } = renderFrame(bottom('/activites', 'booking'));
    expect(screen.getByText('Un bel hôtel.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir les séjours' })).toHaveAttribute('href', '/recherche');
    expect(container.querySelector('[data-position="right"] source')).toHaveAttribute(
      'srcset',
      '/images/vignes/640_480.avif 640w',
    );
    expect(await brokenRules(container)).toEqual([]);
  });
});

describe('the footer of the home page', () => {
  const footer = { legal: true, newsletter: false, contact: false };
  const own = contentOf({ home: { footer, announcementBanner: null } });

  it('has the parts listed in the home page response, elsewhere those of the navigation [HOME-014]', () => {
    expect(footerPartsFor(own, routeTo('fr_FR', '/'))).toBe(footer);
    expect(footerPartsFor(own, routeTo('fr_FR', '/recherche'))).toBe(own.footer);
    expect(footerPartsFor(contentOf(), routeTo('fr_FR', '/'))).toEqual({
      legal: true,
      newsletter: true,
      contact: true,
    });
  });
});

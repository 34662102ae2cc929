import { screen } from '@testing-library/react';
import type { Minisite } from '@detour/shared-contracts/api';
import type { SiteContext } from '@detour/shared-contracts/mount';
import { recorded } from '@detour/shared-contracts/recorded';
import { frameLinks } from '../frame-links';
import { brokenRules, renderFrame, siteFor } from '../testing/render-frame';
import { OwnPage, type OwnPageProps } from './OwnPage';

const minisite: Minisite = {
  ...(recorded('minisites').minisites[0] as Minisite),
  bannerUrls: { desktop: '/images/a/1920_595.webp', mobile: '/images/a/750_360.webp' },
  logoUrl: '/images/b/120_80.webp',
  footer: '<p>À partir de <b>75 €</b>.</p><script>alert(1)</script>',
};

const propsFor = (
  page: OwnPageProps['route']['page'],
  change: Partial<OwnPageProps> & { mode?: SiteContext['mode'] } = {},
): OwnPageProps => {
  const { mode = 'visitor', ...rest } = change;
  return {
    site: siteFor('fr_FR', { mode }),
    links: frameLinks('fr_FR'),
    route: { page },
    minisite: null,
    articles: [],
    onShown: () => undefined,
    ...rest,
  };
};

describe('a partner’s page', () => {
  it('shows the partner’s banner for each width [MINI-005]', () => {
    renderFrame(<OwnPage {...propsFor('minisite', { minisite })} />);
    const banner = screen.getByTestId('minisite-banner');
    expect(banner).toHaveAttribute('src', '/images/a/1920_595.webp');
    const mobile = banner.parentElement?.querySelector('source');
    expect(mobile).toHaveAttribute('srcset', '/images/a/750_360.webp');
    expect(mobile).toHaveAttribute('media', '(max-width: 767px)');
  });

  it.each([
    ['shows the logo of a partner who has one', '/images/b/120_80.webp', true],
    ['shows no logo of a partner without one', null, false],
  ])('%s [MINI-006]', (_, logoUrl, shown) => {
    renderFrame(<OwnPage {...propsFor('minisite', { minisite: { ...minisite, logoUrl } })} />);
    expect(screen.queryByTestId('minisite-logo') !== null).toBe(shown);
  });

  it('shows its conditions as sanitised markup [MINI-004]', async () => {
    const { container } = renderFrame(<OwnPage {...propsFor('minisite', { minisite })} />);
    expect(screen.getByText('75 €').tagName).toBe('B');
    expect(container.querySelector('script')).toBeNull();
    expect(await brokenRules(container)).toEqual([]);
  });

  it('shows not-found for an unknown partner [ROUTE-005]', () => {
    renderFrame(<OwnPage {...propsFor('minisite')} />);
    expect(screen.getByTestId('page-not-found')).toBeInTheDocument();
  });
});

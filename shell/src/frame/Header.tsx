import { css } from '@emotion/react';
import type { Flow, RouteMatch, SiteContext } from '@detour/shared-contracts';
import { container, Logo, media } from '@detour/shared-ui';
import { BurgerMenu, type BurgerLink } from './BurgerMenu';
import { FlowToggle } from './FlowToggle';
import type { FrameLinks } from './frame-links';
import { plainLink } from './frame-styles';
import { headerTools, HeaderTools } from './HeaderTools';
import { LocaleSelector } from './LocaleSelector';
import { useFrameText } from './useFrameText';

export interface HeaderProps {
  readonly site: SiteContext;
  readonly flow: Flow;
  readonly route: RouteMatch;
  readonly links: FrameLinks;
}

/** Word mark, flows and tools; flows are a second row on mobile. @spec HDR-001 */
export const Header = ({ site, flow, route, links }: HeaderProps) => {
  const text = useFrameText();
  const tools = headerTools(site, links, route);
  const menu: readonly BurgerLink[] = [
    { label: text('footer.home'), href: links.home, current: route.page === 'home' },
    { label: text('footer.allStays'), href: links.search, current: route.page === 'search' },
    ...tools.map(({ label, href }) => ({ label: text(label), href })),
  ];
  return (
    <header data-testid="header" css={bar}>
      <div css={[container, row]}>
        <a
          href={links.home}
          data-testid="logo"
          aria-label={text('header.home', { brand: site.brand })}
          css={[plainLink, logo]}
        >
          <Logo />
        </a>
        <FlowToggle site={site} flow={flow} page={route.page} links={links} />
        <LocaleSelector route={route} />
        <HeaderTools tools={tools}>
          <BurgerMenu links={menu} />
        </HeaderTools>
      </div>
    </header>
  );
};

const bar = css({ borderBlockEnd: '1px solid var(--color-line)', background: 'var(--color-surface)' });

const row = css({
  display: 'grid',
  gridTemplateAreas: '"logo flows locale tools"',
  gridTemplateColumns: 'auto 1fr auto auto',
  alignItems: 'center',
  columnGap: '2.25rem',
  height: 'var(--size-header)',
  [media.belowDesktop]: { columnGap: '1.5rem' },
  [media.mobile]: {
    gridTemplateAreas: '"logo tools tools" "flows flows locale"',
    gridTemplateColumns: 'auto 1fr auto',
    gridTemplateRows: 'var(--size-header-mobile) auto',
    columnGap: 'var(--space-1)',
    height: 'auto',
  },
});

const logo = css({
  gridArea: 'logo',
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'var(--size-target)',
});

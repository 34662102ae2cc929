import { css } from '@emotion/react';
import { useState } from 'react';
import type { Flow, ShopLocation, SiteContext } from '@detour/shared-contracts/mount';
import type { RouteMatch } from '@detour/shared-contracts/sites';
import { container, Logo, media } from '@detour/shared-ui';
import type { FrameContent } from '../content/frame-content';
import { signedOut, type AccountState } from '../../host/account-store';
import { AccountMenu } from './AccountMenu';
import { BurgerMenu, type BurgerLink } from './BurgerMenu';
import { FlowToggle } from './FlowToggle';
import type { FrameLinks } from '../frame-links';
import { useFrameServices } from '../frame-services';
import { plainLink } from '../frame-styles';
import { GiftDrawer } from '../panels/GiftDrawer';
import { hasFlag } from '../frame-flags';
import { headerTools, HeaderTools, type HeaderTool } from './HeaderTools';
import { LocaleSelector } from './LocaleSelector';
import { TopNavigation } from './TopNavigation';
import { useFrameText, type FrameTextId } from '../useFrameText';
import { WishlistDrawer } from '../panels/WishlistDrawer';

export interface HeaderProps {
  readonly site: SiteContext;
  readonly flow: Flow;
  readonly route: RouteMatch;
  readonly links: FrameLinks;
  readonly content: FrameContent;
  readonly account?: AccountState;
  readonly location?: Pick<ShopLocation, 'search' | 'hash'>;
}

/** Links that do not fit into the toolbar. */
const furtherPlaces = (
  site: SiteContext,
  links: FrameLinks,
  tools: readonly HeaderTool[],
): readonly { readonly label: FrameTextId; readonly href: string }[] =>
  [
    ...(hasFlag(site, 'wishlist') ? [{ label: 'account.wishlist', href: links.wishlist } as const] : []),
    { label: 'header.findBooking', href: links['booking-lookup'] } as const,
  ].filter(({ href }) => !tools.some((tool) => tool.href === href));

type Drawer = 'gift' | 'wishlist' | null;

/** Logo, flows, menus and tools. On mobile the flows are a second row. @spec HDR-001 HDR-003 HDR-004 CARE-006 */
export const Header = ({ site, flow, route, links, content, account = signedOut, location }: HeaderProps) => {
  const text = useFrameText();
  const isLive = useFrameServices() !== null;
  const [drawer, setDrawer] = useState<Drawer>(null);
  const tools = headerTools(site, links, route);
  const { giftBlock, navigation, weeklyTheme = null } = content;
  const hasGiftDrawer = isLive && giftBlock !== null && site.mode === 'visitor';
  const close = (): void => setDrawer(null);
  const menu: readonly BurgerLink[] = [
    { label: text('footer.home'), href: links.home, current: route.page === 'home' },
    { label: text('footer.allStays'), href: links.search, current: route.page === 'search' },
    ...tools.map(({ label, href }) => ({ label: text(label), href })),
    ...furtherPlaces(site, links, tools).map(({ label, href }) => ({ label: text(label), href })),
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
        <FlowToggle site={site} flow={flow} page={route.page} links={links} location={location} />
        <TopNavigation links={navigation} weeklyTheme={weeklyTheme} />
        <LocaleSelector route={route} routes={site.routes} {...(location ? { location } : {})} />
        <HeaderTools
          tools={tools}
          accountMenu={account.isSignedIn ? <AccountMenu account={account} links={links} /> : null}
          onOpen={{
            ...(hasGiftDrawer ? { 'gift-button': () => setDrawer('gift') } : {}),
            ...(isLive ? { 'wishlist-button': () => setDrawer('wishlist') } : {}),
          }}
        >
          <BurgerMenu links={menu} navigation={navigation} weeklyTheme={weeklyTheme} />
        </HeaderTools>
      </div>
      {hasGiftDrawer && <GiftDrawer block={giftBlock} open={drawer === 'gift'} onClose={close} />}
      <WishlistDrawer open={drawer === 'wishlist'} onClose={close} />
    </header>
  );
};

const bar = css({ borderBlockEnd: '1px solid var(--color-line)', background: 'var(--color-surface)' });

const row = css({
  display: 'grid',
  gridTemplateAreas: '"logo flows nav locale tools"',
  gridTemplateColumns: 'auto auto 1fr auto auto',
  alignItems: 'center',
  columnGap: '1.75rem',
  height: 'var(--size-header)',
  [media.belowDesktop]: {
    gridTemplateAreas: '"logo flows locale tools"',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    columnGap: '1.1rem',
  },
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

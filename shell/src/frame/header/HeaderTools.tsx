import { css } from '@emotion/react';
import type { MouseEvent, ReactNode } from 'react';
import type { SiteContext } from '@detour/shared-contracts/mount';
import { printPath, type LinksTo, type PageName, type RouteMatch } from '@detour/shared-contracts/sites';
import {
  GiftIcon,
  HeartIcon,
  HelpCircleIcon,
  media,
  TicketIcon,
  UserIcon,
  visuallyHidden,
} from '@detour/shared-ui';
import { hasFlag } from '../frame-flags';
import type { FrameLinks } from '../frame-links';
import { plainLink } from '../frame-styles';
import { toolStyles } from './tool-styles';
import { useFrameText, type FrameTextId } from '../useFrameText';

export interface HeaderTool {
  readonly testId:
    | 'gift-button'
    | 'received-button'
    | 'wishlist-button'
    | 'wishlist-link'
    | 'help-button'
    | 'account-menu';
  readonly label: FrameTextId;
  readonly href: string;
  readonly icon: ReactNode;
  /** The header has no room for its word on any screen. */
  readonly iconOnly?: true;
  /** Screens on which the header does not show it. */
  readonly hiddenOn?: 'mobile' | 'desktop' | 'belowDesktop';
}

/** Sign-in with the return path. @spec HDR-016 ROUTE-008 */
const signInHref = (links: FrameLinks, route: RouteMatch): string => {
  if (route.page === 'signin' || route.page === 'not-found') return links.signin;
  const origin = printPath<LinksTo<PageName>>(route.page, route.locale, route.params);
  return `${links.signin}?origin=${encodeURIComponent(origin)}`;
};

/** Hidden with customer accounts, where favourites are an account page. @spec HDR-005 */
const showsWishlist = (site: SiteContext): boolean =>
  hasFlag(site, 'wishlist') && !hasFlag(site, 'customerAccount');

/** Boxes when they exist. In customer care it links directly to the gift card. @spec HDR-003 CARE-007 */
const giftHref = (site: SiteContext, links: FrameLinks): string =>
  site.mode === 'visitor' && hasFlag(site, 'boxes') ? links.boxes : links['giftcard-customization'];

const wishlistTool = (site: SiteContext, links: FrameLinks): HeaderTool => ({
  testId: 'wishlist-button',
  label: 'account.wishlist',
  href: links.wishlist,
  icon: <HeartIcon />,
  ...(site.country === 'BE' ? { hiddenOn: 'desktop' as const } : {}),
});

/**
 * Link to the favourites page on screens where the drawer's button is hidden, because hearts are on every card. On other screens
 * it is in the burger menu; in Belgium the header has no room.
 */
const wishlistLinks = (site: SiteContext, links: FrameLinks): readonly HeaderTool[] =>
  hasFlag(site, 'wishlist') && hasFlag(site, 'customerAccount') && site.country !== 'BE'
    ? [
        {
          testId: 'wishlist-link',
          label: 'account.wishlist',
          href: links.wishlist,
          icon: <HeartIcon />,
          hiddenOn: 'belowDesktop',
        },
      ]
    : [];

/** Link to sign-in with customer accounts, otherwise to the booking lookup. @spec HDR-016 HDR-019 HDR-020 FLAG-017 */
const accountTool = (site: SiteContext, links: FrameLinks, route: RouteMatch): HeaderTool => ({
  testId: 'account-menu',
  icon: <UserIcon />,
  ...(hasFlag(site, 'customerAccount')
    ? { label: 'account.signIn' as const, href: signInHref(links, route) }
    : { label: 'header.findBooking' as const, href: links['booking-lookup'] }),
});

/** The tools of the header. @spec HDR-002 HDR-006 HDR-007 */
export const headerTools = (
  site: SiteContext,
  links: FrameLinks,
  route: RouteMatch,
): readonly HeaderTool[] => [
  { testId: 'gift-button', label: 'ui.gifts', href: giftHref(site, links), icon: <GiftIcon /> },
  {
    testId: 'received-button',
    label: 'footer.received',
    href: links.voucher,
    icon: <TicketIcon />,
    iconOnly: true,
    // Four icons fit at 390 px; beside Belgium's two languages, four fit on a tablet. It is in the burger menu too.
    hiddenOn: site.country === 'BE' ? 'belowDesktop' : 'mobile',
  },
  ...(showsWishlist(site) ? [wishlistTool(site, links)] : wishlistLinks(site, links)),
  {
    testId: 'help-button',
    label: 'ui.help',
    href: links.contact,
    icon: <HelpCircleIcon />,
    // Only four icons fit at 390 px. Help is in the burger menu too.
    ...(showsWishlist(site) ? { hiddenOn: 'mobile' as const } : {}),
  },
  accountTool(site, links, route),
];

export interface HeaderToolsProps {
  readonly tools: readonly HeaderTool[];
  /** Opened by a plain click instead of the link. Ctrl, shift and middle clicks still follow the link. */
  readonly onOpen?: Readonly<Partial<Record<HeaderTool['testId'], () => void>>>;
  /** Replaces the sign-in link for a signed-in customer. */
  readonly accountMenu?: ReactNode;
  readonly children?: ReactNode;
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Icon and label on wide screens, icon only on others. `children` ends the row. */
export const HeaderTools = ({ tools, onOpen = {}, accountMenu, children }: HeaderToolsProps) => {
  const text = useFrameText();
  return (
    <nav aria-label={text('header.tools')} css={nav}>
      <ul role="list" css={list}>
        {tools.map(({ testId, label, href, icon, iconOnly, hiddenOn }) => {
          const open = onOpen[testId];
          const press = (event: MouseEvent): void => {
            if (!open || !isPlain(event)) return;
            event.preventDefault();
            open();
          };
          return (
            <li key={testId} css={hiddenOn && hidden[hiddenOn]}>
              {testId === 'account-menu' && accountMenu ? (
                accountMenu
              ) : (
                <a
                  href={href}
                  data-testid={testId}
                  css={[plainLink, toolStyles.tool]}
                  {...(iconOnly ? { title: text(label) } : {})}
                  {...(open ? { 'aria-haspopup': 'dialog' as const, onClick: press } : {})}
                >
                  {icon}
                  <span css={iconOnly ? visuallyHidden : toolStyles.word}>{text(label)}</span>
                </a>
              )}
            </li>
          );
        })}
      </ul>
      {children}
    </nav>
  );
};

const nav = css({
  gridArea: 'tools',
  justifySelf: 'end',
  display: 'flex',
  alignItems: 'center',
  marginInlineEnd: '-0.7rem',
});
const list = css({ display: 'flex', alignItems: 'center', gap: '0.25rem', [media.mobile]: { gap: 0 } });

const hidden = {
  mobile: css({ [media.mobile]: { display: 'none' } }),
  desktop: css({ [media.desktop]: { display: 'none' } }),
  belowDesktop: css({ [media.belowDesktop]: { display: 'none' } }),
};

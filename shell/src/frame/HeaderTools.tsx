import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { printPath, type RouteMatch, type SiteContext } from '@detour/shared-contracts';
import { GiftIcon, HeartIcon, HelpCircleIcon, media, UserIcon } from '@detour/shared-ui';
import { hasFlag } from './frame-flags';
import type { FrameLinks } from './frame-links';
import { plainLink } from './frame-styles';
import { useFrameText, type FrameTextId } from './useFrameText';

export interface HeaderTool {
  readonly testId: 'gift-button' | 'wishlist-button' | 'help-button' | 'account-menu';
  readonly label: FrameTextId;
  readonly href: string;
  readonly icon: ReactNode;
  /** Screens on which the header has no room, or no right, to show it. */
  readonly hiddenOn?: 'mobile' | 'desktop';
}

/** Sign-in, and the page to come back to. @spec HDR-016 ROUTE-008 */
const signInHref = (links: FrameLinks, route: RouteMatch): string => {
  if (route.page === 'signin' || route.page === 'not-found') return links.signin;
  const origin = printPath(route.page, route.locale, route.params);
  return `${links.signin}?origin=${encodeURIComponent(origin)}`;
};

/** Hidden with customer accounts, where favourites stand in the account menu. @spec HDR-005 */
const showsWishlist = (site: SiteContext): boolean =>
  hasFlag(site, 'wishlist') && !hasFlag(site, 'customerAccount');

/** @spec HDR-002 HDR-006 HDR-007 */
export const headerTools = (
  site: SiteContext,
  links: FrameLinks,
  route: RouteMatch,
): readonly HeaderTool[] => [
  {
    testId: 'gift-button',
    label: 'ui.gifts',
    href: hasFlag(site, 'boxes') ? links.boxes : links['giftcard-customization'],
    icon: <GiftIcon />,
  },
  ...(showsWishlist(site)
    ? [
        {
          testId: 'wishlist-button',
          label: 'account.wishlist',
          href: links.wishlist,
          icon: <HeartIcon />,
          ...(site.country === 'BE' ? { hiddenOn: 'desktop' as const } : {}),
        } as const,
      ]
    : []),
  {
    testId: 'help-button',
    label: 'ui.help',
    href: links.contact,
    icon: <HelpCircleIcon />,
    // Four icons fit at 390 px; the burger menu has help too.
    ...(showsWishlist(site) ? { hiddenOn: 'mobile' as const } : {}),
  },
  { testId: 'account-menu', label: 'account.title', href: signInHref(links, route), icon: <UserIcon /> },
];

export interface HeaderToolsProps {
  readonly tools: readonly HeaderTool[];
  readonly children?: ReactNode;
}

/** Icon and word on wide screens, the icon alone on others; `children` closes the row. */
export const HeaderTools = ({ tools, children }: HeaderToolsProps) => {
  const text = useFrameText();
  return (
    <nav aria-label={text('header.tools')} css={nav}>
      <ul role="list" css={list}>
        {tools.map(({ testId, label, href, icon, hiddenOn }) => (
          <li key={testId} css={hiddenOn && hidden[hiddenOn]}>
            <a href={href} data-testid={testId} css={[plainLink, tool]}>
              {icon}
              <span css={word}>{text(label)}</span>
            </a>
          </li>
        ))}
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

const tool = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.45rem',
  minWidth: 'var(--size-target)',
  minHeight: 'var(--size-target)',
  paddingInline: '0.7rem',
  borderRadius: 'var(--radius-m)',
  fontSize: '0.9375rem',
  fontWeight: 540,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  [media.belowDesktop]: { paddingInline: 0 },
  [media.hover]: { '&:hover': { background: 'var(--color-surface-sunken)' } },
});

const word = css({
  [media.belowDesktop]: {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
});

const hidden = {
  mobile: css({ [media.mobile]: { display: 'none' } }),
  desktop: css({ [media.desktop]: { display: 'none' } }),
};

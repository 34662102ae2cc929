import { css } from '@emotion/react';
import { parseCriteria } from '@detour/shared-contracts/criteria';
import type { Flow, ShopLocation, SiteContext } from '@detour/shared-contracts/mount';
import { flowSwitchAddress } from '@detour/shared-contracts/rules';
import { printPath, type PageName } from '@detour/shared-contracts/sites';
import { media } from '@detour/shared-ui';
import { currentFlow } from '../current-flow';
import { hasFlag } from '../frame-flags';
import type { FrameLinks } from '../frame-links';
import { plainLink } from '../frame-styles';
import { useFrameText, type FrameTextId } from '../useFrameText';
import type { Names } from '../../contract';

interface FlowOption {
  readonly flow: Flow;
  readonly label: FrameTextId;
  readonly href: string;
}

/** The flows in the header: two, plus two with their flags. @spec FLOW-008 FLOW-009 */
const flowOptions = (site: SiteContext, links: FrameLinks): readonly FlowOption[] => [
  { flow: 'booking', label: 'header.flowBooking', href: `${links.home}?flow=booking` },
  { flow: 'gifting', label: 'header.flowGifting', href: `${links.home}?flow=gifting` },
  ...(hasFlag(site, 'hotelFlow')
    ? [{ flow: 'hotel', label: 'header.flowHotel', href: `${links.home}?flow=hotel` } as const]
    : []),
  ...(hasFlag(site, 'activityOnly')
    ? [
        {
          flow: 'activity',
          label: 'header.flowActivity',
          href: printPath<Names>('activity-search', site.locale),
        } as const,
      ]
    : []),
];

export interface FlowToggleProps {
  readonly site: SiteContext;
  readonly flow: Flow;
  readonly page: PageName;
  readonly links: FrameLinks;
  /** Absent on the server, which never sees the hash. */
  readonly location?: Pick<ShopLocation, 'hash'> | undefined;
}

/** Tabs are links, so that they work without a script. */
export const FlowToggle = ({ site, flow, page, links, location }: FlowToggleProps) => {
  const text = useFrameText();
  const current = currentFlow(page, flow);
  const isSearch = page === 'search' || page === 'activity-search';
  return (
    <nav aria-label={text('header.flows')} data-testid="flow-toggle" css={nav}>
      <ul role="list" css={list}>
        {flowOptions(site, links).map((option) => (
          <li key={option.flow}>
            <a
              href={isSearch ? searchIn(option.flow, current, site, location?.hash ?? '') : option.href}
              data-testid={`flow-${option.flow}`}
              {...(option.flow === current ? { 'aria-current': 'true' as const } : {})}
              css={[plainLink, tab]}
            >
              {text(option.label)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** Returns the current search in another flow. Dates are validated when parsed. @spec SRCH-045 */
const searchIn = (to: Flow, from: Flow, { locale }: SiteContext, hash: string): string =>
  flowSwitchAddress<Names>(locale, from, to, parseCriteria<Names>(hash, 0, locale));

const nav = css({
  gridArea: 'flows',
  alignSelf: 'stretch',
  minWidth: 0,
  [media.belowDesktop]: { overflowX: 'auto' },
});

const list = css({
  display: 'flex',
  gap: '1.75rem',
  height: '100%',
  [media.tablet]: { gap: '1.1rem' },
  [media.mobile]: { gap: '1.15rem' },
});

const tab = css({
  display: 'flex',
  alignItems: 'center',
  height: '100%',
  minHeight: 'var(--size-target)',
  color: 'var(--color-ink-muted)',
  fontSize: '0.9688rem',
  fontWeight: 540,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  // Drawn inside, so that the current tab has the height of the others.
  '&[aria-current]': { color: 'var(--color-ink)', boxShadow: 'inset 0 -2px 0 var(--color-accent)' },
  '&:focus-visible': { outlineOffset: '-2px', boxShadow: 'none' },
  [media.hover]: { '&:hover': { color: 'var(--color-ink)' } },
});

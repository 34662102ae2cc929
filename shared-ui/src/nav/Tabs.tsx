import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media } from '../foundation/media';
import { useActiveSection } from './useActiveSection';

export interface Tab {
  /** Id of the target section. It gets the focus and `tabIndex={-1}`. */
  sectionId: string;
  label: string;
}

export interface TabsProps {
  /** "Sommaire" */
  label: string;
  tabs: readonly Tab[];
  /** Price and button on the right, once the booking panel has scrolled away. */
  end?: ReactNode;
  /** Offset (px) of a section after a jump: 70 on the stay page, 100 on the hotel page. */
  offset?: number | undefined;
}

/**
 * Tabs that scroll to the sections of a page and follow the scroll position. They keep the hash, which contains the
 * criteria.
 */
export const Tabs = ({ label, tabs, end, offset = 70 }: TabsProps) => {
  const [active, choose] = useActiveSection(
    tabs.map((tab) => tab.sectionId),
    offset,
  );
  return (
    <div css={bar}>
      <nav aria-label={label} css={scroller}>
        <ul css={list} role="list">
          {tabs.map((tab) => (
            <li key={tab.sectionId}>
              <a
                css={[link, tab.sectionId === active && current]}
                href={`#${tab.sectionId}`}
                aria-current={tab.sectionId === active ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  choose(tab.sectionId);
                }}
              >
                {tab.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {end && <div css={endStyle}>{end}</div>}
    </div>
  );
};

// Dutch tabs are cut off beside the dates of a hotel at 768 px, unless they are closer.
const gap = css({ gap: 'var(--space-8)', [media.tablet]: { gap: 'var(--space-4)' } });
const bar = css(gap, {
  display: 'flex',
  alignItems: 'center',
  height: 'var(--size-tabbar)',
  borderBottom: 'var(--border-hairline)',
});
const scroller = css({ flex: 1, minWidth: 0, height: '100%', overflowX: 'auto', scrollbarWidth: 'none' });
const list = css(gap, { display: 'flex', height: '100%', padding: 0, listStyle: 'none' });
const link = css({
  display: 'flex',
  alignItems: 'center',
  height: '100%',
  borderBlock: '2px solid transparent',
  color: 'var(--color-ink-muted)',
  fontWeight: 540,
  lineHeight: 1,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  // The scroll container would clip a ring outside the tab.
  '&:focus-visible': { outlineOffset: '-4px', boxShadow: 'none' },
  [media.hover]: { '&:hover': { color: 'var(--color-ink)' } },
});
const current = css({ color: 'var(--color-ink)', borderBottomColor: 'var(--color-brand)' });
// On mobile the bottom bar has price and button; never both.
const endStyle = css({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '1.1rem',
  [media.mobile]: { display: 'none' },
});

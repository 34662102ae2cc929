import { css } from '@emotion/react';
import { useEffect, type KeyboardEvent, type ReactNode } from 'react';
import { media } from '@detour/shared-ui';
import { useText } from '../../../text';
import { fileTabs, tabTexts, type FileTab } from './file-tabs';

interface FileTabsProps {
  readonly current: FileTab;
  /** Number beside a tab's name; 0 shows none. */
  readonly counts: Readonly<Record<FileTab, number>>;
  readonly onChoose: (tab: FileTab) => void;
  readonly children: ReactNode;
}

const idOf = (tab: FileTab): string => `care-tab-${tab}`;

/** The tab that a key leads to (ARIA tabs pattern). */
const tabAfter = (current: FileTab, key: string): FileTab | undefined => {
  const at = fileTabs.indexOf(current);
  const last = fileTabs.length - 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at === last ? 0 : at + 1,
    ArrowLeft: at === 0 ? last : at - 1,
    Home: 0,
    End: last,
  };
  const next = steps[key];
  return next === undefined ? undefined : fileTabs[next];
};

/** The parts of an order's file. Arrow keys move, and so do the digits of the page. */
export const FileTabs = ({ current, counts, onChoose, children }: FileTabsProps) => {
  const text = useText();
  // On a phone a tab that a key has chosen may be out of sight.
  useEffect(() => {
    document.getElementById(idOf(current))?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  const onKey = (event: KeyboardEvent): void => {
    const next = tabAfter(current, event.key);
    if (!next) return;
    event.preventDefault();
    onChoose(next);
    document.getElementById(idOf(next))?.focus();
  };
  return (
    <div css={frame}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the selected tab has the place in the tab order */}
      <div role="tablist" aria-label={text('file.parts')} css={bar} onKeyDown={onKey}>
        {fileTabs.map((tab, index) => (
          <button
            key={tab}
            id={idOf(tab)}
            type="button"
            role="tab"
            aria-selected={tab === current}
            aria-controls="care-panel"
            aria-keyshortcuts={String(index + 1)}
            tabIndex={tab === current ? 0 : -1}
            css={[tabStyle, tab === current && chosen]}
            onClick={() => onChoose(tab)}
          >
            {text(tabTexts[tab])}
            {counts[tab] > 0 && <span css={countStyle}>{counts[tab]}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="care-panel" aria-labelledby={idOf(current)} tabIndex={0} css={panel}>
        {children}
      </div>
    </div>
  );
};

const frame = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-4)' });
const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  borderBottom: '1px solid var(--color-line)',
  // One line that scrolls, so that the part itself stays in sight.
  [media.mobile]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' },
});
const tabStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.35rem',
  minHeight: 'var(--size-target)',
  paddingInline: '0.6rem',
  border: 0,
  borderBottom: '2px solid transparent',
  background: 'none',
  color: 'var(--color-ink-muted)',
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 540,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: '-4px', boxShadow: 'none' },
  [media.hover]: { '&:hover': { color: 'var(--color-ink)' } },
});
const chosen = css({ color: 'var(--color-ink)', borderBottomColor: 'var(--color-brand)' });
const countStyle = css({
  minWidth: '1.25rem',
  paddingInline: '0.3rem',
  borderRadius: 'var(--radius-pill)',
  background: 'var(--color-surface-sunken)',
  color: 'var(--color-ink)',
  fontSize: '0.75rem',
  lineHeight: '1.25rem',
  textAlign: 'center',
});
const panel = css({ minHeight: '16rem', '&:focus-visible': { outlineOffset: '4px' } });

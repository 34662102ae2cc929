import { css } from '@emotion/react';
import { useRef, type ReactNode } from 'react';
import { media } from '../foundation/media';
import { SearchIcon } from '../icon/icons';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { useHasPassed } from './useHasPassed';
import { useScrolledPast } from './useScrolledPast';

export interface SearchSummaryBarProps {
  /** Announced before the values: "Modifier la recherche". */
  editLabel: string;
  /** "Étretat · Bien-être" */
  place: ReactNode;
  /** "11–13 déc., 2 voyageurs" */
  details: ReactNode;
  onOpen: () => void;
}

/** Scroll position (px) from which the summary sticks. */
export const followsAfter = 250;

/**
 * The search criteria in one button above the results on mobile. Opens the search. Sticks to the top once it has left the
 * window.
 * @spec UI-037
 */
export const SearchSummaryBar = (props: SearchSummaryBarProps) => {
  const anchor = useRef<HTMLDivElement>(null);
  const passed = useHasPassed(anchor);
  const scrolled = useScrolledPast(followsAfter);
  const follows = passed && scrolled;
  return (
    <>
      <div ref={anchor} css={onPhones}>
        <Pill {...props} />
      </div>
      <div css={[onPhones, bar, follows && shown]} inert={!follows} data-follows={follows}>
        <Pill {...props} />
      </div>
    </>
  );
};

const Pill = ({ editLabel, place, details, onOpen }: SearchSummaryBarProps) => (
  <button type="button" css={pill} onClick={onOpen} aria-haspopup="dialog">
    <SearchIcon />
    <span css={words}>
      <VisuallyHidden>{editLabel}</VisuallyHidden>
      <strong css={strong}>{place}</strong>
      <span css={small}>{details}</span>
    </span>
  </button>
);

const onPhones = css({ [media.fromTablet]: { display: 'none' } });

const bar = css({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: 'var(--z-sticky)',
  padding: '0.5rem 1.25rem',
  background: 'var(--color-surface)',
  borderBlockEnd: 'var(--border-hairline)',
  [media.print]: { display: 'none' },
  visibility: 'hidden',
  opacity: 0,
  transform: 'translateY(-100%)',
  transition:
    'transform var(--motion-calm) var(--motion-ease-out), opacity var(--motion-quick) var(--motion-ease-out), visibility 0s var(--motion-calm)',
  [media.reducedMotion]: { transform: 'none' },
});

const shown = css({ visibility: 'visible', opacity: 1, transform: 'none', transitionDelay: '0s' });

const pill = css({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  width: '100%',
  minHeight: '3.5rem',
  padding: '0.4rem 1rem',
  border: 'var(--border-control)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface-raised)',
  color: 'var(--color-ink)',
  textAlign: 'start',
  cursor: 'pointer',
  '& > svg': { color: 'var(--color-brand)' },
});

const words = css({ flex: 1, minWidth: 0 });
const strong = css({ display: 'block', fontWeight: 560 });
const small = css({
  display: 'block',
  color: 'var(--color-ink-muted)',
  '& > span': { fontSize: '0.875rem' },
});

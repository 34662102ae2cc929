import { css } from '@emotion/react';
import { fieldStyles } from '../field/field.styles';
import { text } from '../foundation/text';

export const comboboxStyles = {
  root: css({ position: 'relative' }),
  input: fieldStyles.control,
  /** A cell of the search box: label above value, and a 3 px green underline while its list is open. */
  searchCell: css({
    padding: '0.7rem 1.15rem 0.75rem',
    '& > label': {
      margin: 0,
      color: 'var(--color-ink-muted)',
      fontSize: '0.8125rem',
      fontWeight: 600,
      lineHeight: 1.3,
    },
    // The ring surrounds the whole cell; while typing the underline replaces it.
    '&:has(> input:focus-visible)': {
      outline: '2.5px solid var(--color-focus)',
      outlineOffset: '-2px',
      borderRadius: 'var(--radius-m)',
    },
  }),
  openCell: css({
    boxShadow: 'inset 0 -3px 0 var(--color-brand)',
    '&:has(> input:focus-visible)': { outline: 'none', borderRadius: 0 },
  }),
  searchInput: css({
    display: 'block',
    width: '100%',
    padding: 0,
    border: 0,
    background: 'none',
    color: 'var(--color-ink)',
    fontFamily: 'var(--font-text)',
    fontSize: '1.0313rem',
    fontWeight: 520,
    lineHeight: 1.35,
    textOverflow: 'ellipsis',
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&::placeholder': { color: 'var(--color-ink-muted)', fontWeight: 440, opacity: 1 },
  }),
  panel: css({ background: 'var(--color-surface-raised)' }),
  floating: css({
    position: 'absolute',
    display: 'flex',
    flexDirection: 'column',
    insetInlineStart: 0,
    top: 'calc(100% + 0.5rem)',
    zIndex: 'var(--z-popover)',
    width: 'max(100%, 26rem)',
    maxWidth: 'calc(100vw - 2.5rem)',
    paddingBlock: '0.5rem',
    borderRadius: 'var(--radius-l)',
    boxShadow: 'var(--shadow-float)',
    transition:
      'opacity var(--motion-calm) var(--motion-ease-out), translate var(--motion-calm) var(--motion-ease-out)',
    '@starting-style': { opacity: 0, translate: '0 8px' },
  }),
  above: css({ top: 'auto', bottom: 'calc(100% + 0.5rem)' }),
  closed: css({ display: 'none' }),
  /** Scrolls on its own: the arrow keys of the field scroll options into view. */
  scrolls: css({
    minHeight: 0,
    maxHeight: 'min(27rem, 60dvh)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  }),
  list: css({ '&:focus-visible': { outline: 'none', boxShadow: 'none' } }),
  groupTitle: css(text.small, {
    padding: '0.7rem 1.25rem 0.2rem',
    color: 'var(--color-ink-muted)',
    fontWeight: 560,
  }),
  option: css({
    display: 'flex',
    alignItems: 'center',
    gap: '0.8rem',
    minHeight: '3.25rem',
    padding: '0.4rem 1.25rem',
    lineHeight: 1.3,
    cursor: 'pointer',
  }),
  highlighted: css({ background: 'var(--color-brand-tint)' }),
  icon: css({ color: 'var(--color-brand)' }),
  words: css({ flex: 1, minWidth: 0 }),
  match: css({ fontWeight: 650 }),
  detail: css({ color: 'var(--color-ink-muted)', fontSize: '0.9375rem' }),
  empty: css({ padding: '0.75rem 1.25rem', color: 'var(--color-ink-muted)' }),
};

import { css } from '@emotion/react';

/** Bars above the header for a special mode, with a link that ends it. */
export const noticeBar = {
  line: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 'var(--space-6)',
    minHeight: '2.75rem',
    fontSize: '0.9375rem',
  }),
  /** The words at the start of the line. They keep their distance when they wrap. */
  title: css({ marginInlineEnd: 'auto', paddingBlock: 'var(--space-2)', fontWeight: 620 }),
  item: css({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'var(--size-target)',
    fontSize: '0.9375rem',
    textDecoration: 'underline',
    textUnderlineOffset: '0.22em',
  }),
  button: css({
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    fontFamily: 'inherit',
    cursor: 'pointer',
  }),
} as const;

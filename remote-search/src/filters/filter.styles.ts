import { css } from '@emotion/react';

export const filterStyles = {
  head: css({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '1rem',
    marginBlockEnd: '0.35rem',
  }),
  name: css({ fontSize: '1rem', fontWeight: 580 }),
  value: css({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' }),
  basis: css({ color: 'var(--color-ink-muted)', fontSize: '0.875rem', marginBlockEnd: '0.75rem' }),
  scroll: css({
    maxHeight: 'min(26rem, 55vh)',
    overflowY: 'auto',
    marginInlineEnd: '-0.75rem',
    paddingInlineEnd: '0.75rem',
  }),
  group: css({ '& + &': { marginBlockStart: '1.1rem' } }),
  groupName: css({
    color: 'var(--color-ink-muted)',
    fontSize: '0.875rem',
    fontWeight: 560,
    marginBlockEnd: '0.5rem',
  }),
  chips: css({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }),
  section: css({
    paddingBlock: '1.5rem',
    '& + &': { borderBlockStart: 'var(--border-hairline)' },
    '&:first-of-type': { paddingBlockStart: '0.5rem' },
  }),
  sectionTitle: css({ marginBlockEnd: '0.75rem' }),
} as const;

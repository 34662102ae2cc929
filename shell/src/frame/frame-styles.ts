import { css } from '@emotion/react';

/** A link without link styling: tabs, tools, logo. */
export const plainLink = css({ color: 'inherit', textDecoration: 'none' });

/** Focus on green ground. */
export const onDark = css({
  '& :focus-visible': {
    outlineColor: 'var(--color-focus-on-dark)',
    boxShadow: 'none',
  },
});

/** Hidden without a script. */
export const needsScript = css({ '@media (scripting: none)': { display: 'none' } });

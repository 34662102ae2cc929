import { css } from '@emotion/react';

/** A link without the look of one: tabs, tools, the word mark. */
export const plainLink = css({ color: 'inherit', textDecoration: 'none' });

/** Focus on green ground. */
export const onDark = css({
  '& :focus-visible': {
    outlineColor: 'var(--color-focus-on-dark)',
    boxShadow: 'none',
  },
});

/** What only a script can do is not shown without one. */
export const needsScript = css({ '@media (scripting: none)': { display: 'none' } });

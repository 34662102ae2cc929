import { css } from '@emotion/react';

/** A link without link styling: tabs, tools, logo. */
export const plainLink = css({ color: 'inherit', textDecoration: 'none' });

/** Focus style on a green background. */
export const onDark = css({
  '& :focus-visible': {
    outlineColor: 'var(--color-focus-on-dark)',
    boxShadow: 'none',
  },
});

/** Hides the element without JavaScript. */
export const needsScript = css({ '@media (scripting: none)': { display: 'none' } });

import type { Appearance } from '@stripe/stripe-js';

/** Design tokens read from the page, because Stripe's frames cannot access its CSS variables. */
export const stripeAppearance = (style: CSSStyleDeclaration): Appearance => {
  const token = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  const border = `1px solid ${token('color-line-strong')}`;
  return {
    theme: 'stripe',
    variables: {
      colorPrimary: token('color-brand'),
      colorBackground: token('color-surface-raised'),
      colorText: token('color-ink'),
      colorTextSecondary: token('color-ink-muted'),
      colorTextPlaceholder: token('color-ink-muted'),
      colorDanger: token('color-danger'),
      borderRadius: token('radius-m'),
      fontFamily: 'Figtree, system-ui, sans-serif',
      fontSizeBase: '16px',
      gridRowSpacing: token('space-5'),
    },
    rules: {
      '.Input': { border, boxShadow: 'none', padding: '14px 16px' },
      '.Input:focus': {
        border,
        boxShadow: 'none',
        outline: `2.5px solid ${token('color-focus')}`,
        outlineOffset: '2px',
      },
      '.Label': { fontWeight: '600' },
      '.Tab': { border, boxShadow: 'none' },
    },
  };
};

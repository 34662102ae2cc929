import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media } from '@detour/shared-ui';
import { plainLink } from '../frame-styles';

export interface FooterColumnProps {
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
  /** Below the links. */
  readonly children?: ReactNode;
}

export const FooterColumn = ({ title, links, children }: FooterColumnProps) => (
  <section>
    <h2 css={heading}>{title}</h2>
    <ul role="list">
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} css={[plainLink, footerLink]}>
            {label}
          </a>
        </li>
      ))}
    </ul>
    {children}
  </section>
);

const heading = css({ marginBlockEnd: 'var(--space-1)', fontSize: '1rem', fontWeight: 560, lineHeight: 1.4 });

/** 44 px high on touch screens, where lines are further apart. */
export const footerLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2rem',
  // Keeps a distance after a two-line name.
  paddingBlock: '0.3rem',
  color: 'var(--color-ink-inverse-muted)',
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  [media.belowDesktop]: { minHeight: 'var(--size-target)', paddingBlock: '0.5rem' },
  [media.hover]: { '&:hover': { color: 'var(--color-ink-inverse)', textDecoration: 'underline' } },
});

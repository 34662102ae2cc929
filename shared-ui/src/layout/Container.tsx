import { css } from '@emotion/react';
import type { ElementType, ReactNode } from 'react';
import { media } from '../foundation/media';

/**
 * Page width and side margins: at most 1200 px, with 40, 32 or 20 px at the sides. For elements that cannot be a
 * `Container`.
 */
export const container = css({
  width: 'min(var(--size-container), 100% - 5rem)',
  marginInline: 'auto',
  [media.tablet]: { width: 'calc(100% - 4rem)' },
  [media.mobile]: { width: 'calc(100% - 2.5rem)' },
});

export interface ContainerProps {
  as?: ElementType | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Centres its content on the page grid. */
export const Container = ({ as: Element = 'div', className, children }: ContainerProps) => (
  <Element css={container} className={className}>
    {children}
  </Element>
);

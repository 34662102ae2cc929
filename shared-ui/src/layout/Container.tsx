import { css } from '@emotion/react';
import type { ElementType, ReactNode } from 'react';
import { media } from '../foundation/media';

/** The page's width and side margins: 1200 px at most, 40, 32 or 20 px at the sides. For elements that must stay what they are. */
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

/** Centres what stands in it on the page's grid. */
export const Container = ({ as: Element = 'div', className, children }: ContainerProps) => (
  <Element css={container} className={className}>
    {children}
  </Element>
);

import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { text as type } from '@detour/shared-ui';

export interface SidePanelProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Content beside a form. */
export const SidePanel = ({ title, children }: SidePanelProps) => (
  <section css={panel}>
    <h2 css={type.h3}>{title}</h2>
    {children}
  </section>
);

const panel = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-3)',
  padding: 'var(--space-6)',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-surface-sunken)',
});

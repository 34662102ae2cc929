import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { text } from '@detour/shared-ui';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

export const Section = ({ id, title, children }: SectionProps) => (
  <section aria-labelledby={id}>
    <h2 id={id} css={[text.h3, heading]}>
      {title}
    </h2>
    {children}
  </section>
);

const heading = css({ marginBottom: 'var(--space-3)' });

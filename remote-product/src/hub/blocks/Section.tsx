import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media, text } from '@detour/shared-ui';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  /** Left out on paper: its links lead to files. */
  readonly screenOnly?: boolean;
  readonly children: ReactNode;
}

export const Section = ({ id, title, screenOnly = false, children }: SectionProps) => (
  <section aria-labelledby={id} css={screenOnly && notPrinted}>
    <h2 id={id} css={[text.h3, heading]}>
      {title}
    </h2>
    {children}
  </section>
);

const heading = css({ marginBottom: 'var(--space-3)' });
const notPrinted = css({ [media.print]: { display: 'none' } });

import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { text } from '@detour/shared-ui';

export interface SetupStepProps {
  readonly title: string;
  /** 2 below a page's title, 3 below a section's. */
  readonly level: 2 | 3;
  readonly children: ReactNode;
}

/** One question of the setup. */
export const SetupStep = ({ title, level, children }: SetupStepProps) => {
  const Heading = `h${level}` as const;
  return (
    <div css={step}>
      <Heading css={text.h3}>{title}</Heading>
      {children}
    </div>
  );
};

const step = css({ display: 'grid', gap: 'var(--space-4)' });

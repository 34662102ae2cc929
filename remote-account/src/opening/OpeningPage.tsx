import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { container, LinkButton, text as type } from '@detour/shared-ui';

export interface OpeningAction {
  readonly label: string;
  readonly href: string;
}

export interface OpeningPageProps {
  readonly testId: string;
  readonly title: string;
  readonly lead: string;
  /** The first is the way on that most visitors want. */
  readonly actions: readonly OpeningAction[];
  readonly children?: ReactNode;
}

/** A page that says what it will do, what one can do today, and leads there. */
export const OpeningPage = ({ testId, title, lead, actions, children }: OpeningPageProps) => (
  <div data-testid={testId} css={[container, page]}>
    <div css={words}>
      <h1 css={type.h1}>{title}</h1>
      <p css={type.lead}>{lead}</p>
      {children}
      <p css={row}>
        {actions.map(({ label, href }, index) => (
          <LinkButton key={href} href={href} kind={index === 0 ? 'brand' : 'quiet'}>
            {label}
          </LinkButton>
        ))}
      </p>
    </div>
  </div>
);

const page = css({ paddingBlockStart: 'clamp(2rem, 5vw, 4.5rem)' });
const words = css({ display: 'grid', gap: 'var(--space-5)', maxWidth: 'var(--size-text-measure)' });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-3)',
  marginBlockStart: 'var(--space-3)',
});

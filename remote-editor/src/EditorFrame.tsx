import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Anchor, container, text as type, textLink } from '@detour/shared-ui';

interface EditorFrameProps {
  readonly testId: string;
  readonly title: string;
  /** The page before, for the way back. */
  readonly back: { readonly label: string; readonly href: string };
  readonly children: ReactNode;
}

/** Frame of the editors' pages. */
export const EditorFrame = ({ testId, title, back, children }: EditorFrameProps) => (
  <div data-testid={testId} css={[container, page]}>
    <header css={head}>
      <Anchor href={back.href} css={textLink}>
        {back.label}
      </Anchor>
      <h1 css={type.h2}>{title}</h1>
    </header>
    {children}
  </div>
);

const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 'var(--space-6)',
  minHeight: '34rem',
  paddingBlock: 'clamp(1.25rem, 3vw, 2.25rem) var(--space-section)',
});
const head = css({ display: 'grid', justifyItems: 'start', gap: 'var(--space-2)' });

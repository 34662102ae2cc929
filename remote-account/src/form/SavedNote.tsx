import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { CircleCheckIcon } from '@detour/shared-ui';

export interface SavedNoteProps {
  readonly isSaved: boolean;
  readonly children: ReactNode;
}

/** "Enregistré", beside the button that did it; there before its words are, so that they are said. */
export const SavedNote = ({ isSaved, children }: SavedNoteProps) => (
  <p role="status" css={note}>
    {isSaved && (
      <>
        <CircleCheckIcon size={20} />
        <span>{children}</span>
      </>
    )}
  </p>
);

const note = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  color: 'var(--color-positive)',
  fontWeight: 560,
});

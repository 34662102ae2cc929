import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { CircleCheckIcon } from '@detour/shared-ui';

export interface SavedNoteProps {
  readonly isSaved: boolean;
  readonly children: ReactNode;
}

/** "Enregistré", beside the button. The live region is rendered before its text, so that screen readers announce it. */
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

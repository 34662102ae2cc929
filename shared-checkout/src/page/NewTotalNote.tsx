import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { Note } from '@detour/shared-ui';
import type { CodeText } from '../codes/code-text';

export interface NewTotalNoteProps {
  readonly t: CodeText;
  /** "382,00 €" */
  readonly amount: string;
}

/** A click on pay applied a typed code. Receives the focus, because the new amount is the response to that click. */
export const NewTotalNote = ({ t, amount }: NewTotalNoteProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} css={quiet} data-testid="new-total">
      <Note tone="positive" role="status">
        <p>{t('codes.newTotal', { amount })}</p>
      </Note>
    </div>
  );
};

// The focus is for screen readers; the note stands out by itself.
const quiet = css({ '&:focus, &:focus-visible': { outline: 'none', boxShadow: 'none' } });

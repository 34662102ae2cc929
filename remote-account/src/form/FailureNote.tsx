import { useEffect, useRef } from 'react';
import { Note } from '@detour/shared-ui';
import type { ApiError } from '@detour/remote-kit';
import { useText, type TextId } from '../text';
import { formStyles } from './form.styles';

export interface FailureNoteProps {
  readonly failure: ApiError | null;
  /** Texts of this page for the gateway's error codes. */
  readonly texts?: Readonly<Record<string, TextId>>;
  /** Replaces the text of the code, when the response contains details. */
  readonly sentence?: string | null;
}

const sentenceFor = ({ kind, code, status }: ApiError, texts: Readonly<Record<string, TextId>>): TextId => {
  const own = code === undefined ? undefined : texts[code];
  if (own) return own;
  if (status === 429) return 'form.tooMany';
  return kind === 'network' || kind === 'timeout' ? 'form.offline' : 'form.failed';
};

/** Explains why a form was rejected. Receives the focus; the input stays. */
export const FailureNote = ({ failure, texts = {}, sentence = null }: FailureNoteProps) => {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) box.current?.focus();
  }, [failure]);
  if (!failure) return null;
  return (
    <div ref={box} tabIndex={-1} css={formStyles.told}>
      <Note tone="danger" role="alert">
        {sentence ?? text(sentenceFor(failure, texts))}
      </Note>
    </div>
  );
};

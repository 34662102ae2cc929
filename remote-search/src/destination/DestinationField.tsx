import { useState } from 'react';
import { createChunk, mobileQuery, useChunk, useMedia } from '@detour/shared-ui';
import { PlainDestination } from './PlainDestination';
import type { DestinationEditor } from './useDestinationEditor';

export interface DestinationFieldProps {
  readonly editor: DestinationEditor;
  readonly waiting: boolean;
  /** Mobile: opens the full-screen search. */
  readonly onOpen: () => void;
  readonly testId?: string | undefined;
}

export const comboboxChunk = createChunk(() => import('./DestinationCombobox'));

/** Destination field: plain at first, with suggestions once their code has loaded. */
export const DestinationField = (props: DestinationFieldProps) =>
  useMedia(mobileQuery) ? <MobileDestination {...props} /> : <DesktopDestination {...props} />;

/** A click or key opens the search. Focus alone does not, because tabbing through a form must change nothing. */
const MobileDestination = ({ editor, waiting, onOpen, testId }: DestinationFieldProps) => (
  <PlainDestination
    value={editor.text}
    waiting={waiting}
    onNear={preload}
    onClick={onOpen}
    onChange={(typed) => {
      editor.type(typed);
      onOpen();
    }}
    testId={testId}
  />
);

const preload = (): void => void comboboxChunk.load();

const DesktopDestination = ({ editor, waiting, testId }: DestinationFieldProps) => {
  const [focused, setFocused] = useState(false);
  // If the code fails to load, the plain field stays usable.
  const { value: chunk } = useChunk(comboboxChunk, editor.editing || editor.typed !== '');
  // Replaces the plain field, including its focus.
  if (chunk && !waiting) {
    return <chunk.DestinationCombobox editor={editor} list="floating" takesFocus={focused} testId={testId} />;
  }
  return (
    <PlainDestination
      value={editor.text}
      waiting={waiting}
      onNear={preload}
      onFocus={() => {
        setFocused(true);
        editor.start();
      }}
      onBlur={() => {
        setFocused(false);
        editor.onBlur();
      }}
      onChange={editor.type}
      testId={testId}
    />
  );
};

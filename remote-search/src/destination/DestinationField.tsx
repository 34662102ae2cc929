import { useState } from 'react';
import { createChunk, mobileQuery, useChunk, useMedia } from '@detour/shared-ui';
import { PlainDestination } from './PlainDestination';
import type { DestinationEditor } from './useDestinationEditor';

export interface DestinationFieldProps {
  readonly editor: DestinationEditor;
  readonly waiting: boolean;
  /** Mobile: opens the search over the whole screen. */
  readonly onOpen: () => void;
  readonly testId?: string | undefined;
}

export const comboboxChunk = createChunk(() => import('./DestinationCombobox'));

/** Where to: a plain field at first, with its list of places as soon as that has loaded. */
export const DestinationField = (props: DestinationFieldProps) =>
  useMedia(mobileQuery) ? <MobileDestination {...props} /> : <DesktopDestination {...props} />;

/** A press or a letter opens the search; the focus alone does not, for walking through a form must change nothing. */
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
  // Where it cannot be loaded the plain field stays: what is typed there counts all the same.
  const { value: chunk } = useChunk(comboboxChunk, editor.editing || editor.typed !== '');
  // The one field takes the other's place, its focus included, wherever the visitor is with it.
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

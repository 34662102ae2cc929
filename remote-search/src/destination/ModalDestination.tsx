import { css } from '@emotion/react';
import { useChunk } from '@detour/shared-ui';
import type { Destination } from '../searchbox/draft/draft';
import { comboboxChunk } from './DestinationField';
import { PlainDestination } from './PlainDestination';
import type { DestinationEditor } from './useDestinationEditor';

export interface ModalDestinationProps {
  readonly destination: Destination | null;
  /** Why the destination cannot be searched. */
  readonly problem: string | null;
  readonly editor: DestinationEditor;
  readonly typing: boolean;
  readonly onTyping: (typing: boolean) => void;
}

/** Destination on a phone: a form field, with its list in the flow while typing. */
export const ModalDestination = (props: ModalDestinationProps) => {
  const { destination, problem, editor, typing, onTyping } = props;
  const { value: chunk } = useChunk(comboboxChunk, typing);
  const done: DestinationEditor = {
    ...editor,
    choose: (place) => {
      editor.choose(place);
      onTyping(false);
    },
  };
  return (
    <div>
      <div css={frame}>
        {typing && chunk ? (
          <chunk.DestinationCombobox editor={done} list="inline" takesFocus testId="searchbox-destination" />
        ) : (
          <PlainDestination
            value={editor.text}
            waiting={destination?.kind === 'place' && destination.label === ''}
            onClick={() => onTyping(true)}
            onChange={(typed) => {
              editor.type(typed);
              onTyping(true);
            }}
            testId="searchbox-destination"
          />
        )}
      </div>
      {problem && <p css={hint}>{problem}</p>}
    </div>
  );
};

const frame = css({
  border: 'var(--border-control)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface-raised)',
  overflow: 'hidden',
});

const hint = css({ marginBlockStart: 'var(--space-2)', color: 'var(--color-danger)' });

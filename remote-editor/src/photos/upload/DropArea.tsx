import { css } from '@emotion/react';
import { useId, useState } from 'react';
import { PhotoIcon, text as type } from '@detour/shared-ui';
import { useText } from '../../text';

interface DropAreaProps {
  /** Largest file. */
  readonly megabytes: number;
  /** Files that still fit. */
  readonly most: number;
  readonly onFiles: (files: readonly File[]) => void;
}

const accepted = 'image/jpeg,image/png,image/webp,image/avif';

/** Takes files that are dropped on it, or chosen in the dialog that it opens. Its input lies over it: browsers drop files into it. */
export const DropArea = ({ megabytes, most, onFiles }: DropAreaProps) => {
  const text = useText();
  const hint = useId();
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null): void => {
    if (files) onFiles([...files].slice(0, most));
  };
  return (
    <label css={[area, isOver && over]}>
      <PhotoIcon size={28} />
      <strong>{text('photos.add')}</strong>
      <span id={hint} css={type.muted}>
        {text('photos.addHint', { megabytes })}
      </span>
      <input
        type="file"
        multiple
        accept={accepted}
        aria-label={text('photos.add')}
        aria-describedby={hint}
        data-testid="photo-input"
        css={input}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={({ target }) => {
          take(target.files);
          // The same file may be chosen again after it was removed.
          target.value = '';
        }}
      />
    </label>
  );
};

const area = css({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: 'var(--space-1)',
  padding: 'var(--space-6) var(--space-4)',
  border: '2px dashed var(--color-line-strong)',
  borderRadius: 'var(--radius-m)',
  textAlign: 'center',
  cursor: 'pointer',
  '&:focus-within': { outline: '2px solid var(--color-focus)', outlineOffset: '2px' },
});
const over = css({ background: 'var(--color-surface-raised)', borderStyle: 'solid' });
const input = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
});

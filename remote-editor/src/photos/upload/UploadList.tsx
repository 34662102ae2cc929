import { css } from '@emotion/react';
import { Button, Note } from '@detour/shared-ui';
import { useText } from '../../text';
import { photoFailure } from '../photo-words';
import type { FileRow } from './useUploads';

interface UploadListProps {
  readonly rows: readonly FileRow[];
  readonly onRetry: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

/** Files on their way, with their progress; those that failed can be sent again. */
export const UploadList = ({ rows, onRetry, onRemove }: UploadListProps) => {
  const text = useText();
  if (rows.length === 0) return null;
  return (
    <ul css={list} aria-label={text('photos.uploads')} data-testid="photo-uploads">
      {rows.map(({ id, name, share, failure }) => (
        <li key={id}>
          {failure ? (
            <Note tone="danger" role="alert" title={name}>
              <p>{photoFailure(failure, text)}</p>
              <div css={buttons}>
                <Button kind="quiet" size="small" onClick={() => onRetry(id)}>
                  {text('ui.retry')}
                </Button>
                <Button kind="quiet" size="small" onClick={() => onRemove(id)}>
                  {text('photos.drop')}
                </Button>
              </div>
            </Note>
          ) : (
            <label css={row}>
              <span css={file}>{name}</span>
              <progress css={bar} max={1} value={share} />
            </label>
          )}
        </li>
      ))}
    </ul>
  );
};

const list = css({ display: 'grid', gap: 'var(--space-2)', margin: 0, padding: 0, listStyle: 'none' });
const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-3)',
  marginTop: 'var(--space-2)',
});
const row = css({ display: 'grid', gap: 'var(--space-1)' });
const file = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const bar = css({ width: '100%', accentColor: 'var(--color-brand)' });

import { css } from '@emotion/react';
import { useState } from 'react';
import { Button, LiveRegion, Note, text as type } from '@detour/shared-ui';
import type { ApiError } from '@detour/remote-kit';
import { useText } from '../../text';
import { photoFailure } from '../photo-words';
import type { PhotoEditing } from './usePhotos';

interface PublishProps {
  readonly editing: PhotoEditing;
  readonly isSending: boolean;
}

/** The button that publishes, what came of it, and the choice after a conflict. */
export const Publish = ({ editing, isSending }: PublishProps) => {
  const text = useText();
  const { hasWork, isConflict, save, discard, rebase } = editing;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [told, setTold] = useState('');
  const publish = async (): Promise<void> => {
    setBusy(true);
    setTold('');
    const failed = await save();
    setBusy(false);
    setFailure(failed);
    if (!failed) setTold(text('photos.published'));
  };
  const isShown = hasWork || isBusy;
  return (
    <div css={bar} data-testid="photo-publish">
      <LiveRegion message={told} />
      {told !== '' && !isShown && <Note tone="positive">{told}</Note>}
      {failure && hasWork && !isConflict && (
        <Note tone="danger" role="alert">
          {photoFailure(failure, text)}
        </Note>
      )}
      {isConflict && <Conflict onKeep={rebase} onTake={discard} />}
      {isShown && !isConflict && (
        <div css={buttons}>
          <Button busy={isBusy} onClick={() => void publish()}>
            {text('photos.publish')}
          </Button>
          <Button kind="quiet" onClick={discard}>
            {text('photos.discard')}
          </Button>
          {isSending && <span css={type.muted}>{text('photos.stillSending')}</span>}
        </div>
      )}
    </div>
  );
};

interface ConflictProps {
  readonly onKeep: () => void;
  readonly onTake: () => void;
}

/** Somebody else was faster: the editor chooses. */
const Conflict = ({ onKeep, onTake }: ConflictProps) => {
  const text = useText();
  return (
    <Note tone="warning" role="alert" title={text('photo.changed')} data-testid="photo-conflict">
      <div css={buttons}>
        <Button kind="quiet" size="small" onClick={onKeep}>
          {text('photos.keepMine')}
        </Button>
        <Button kind="quiet" size="small" onClick={onTake}>
          {text('photos.takeTheirs')}
        </Button>
      </div>
    </Note>
  );
};

const bar = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-3)' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--space-3)' });

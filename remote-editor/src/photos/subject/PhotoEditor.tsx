import { css } from '@emotion/react';
import { useState } from 'react';
import type { EditedPhotos } from '@detour/shared-contracts/api';
import { Note, text as type, Toast } from '@detour/shared-ui';
import { useText } from '../../text';
import { useMoment } from '../../words/useMoment';
import { SubjectList } from '../SubjectList';
import { DropArea } from '../upload/DropArea';
import { UploadList } from '../upload/UploadList';
import { useUploads } from '../upload/useUploads';
import { FormerLists } from './FormerLists';
import { PhotoRow } from './PhotoRow';
import { Publish } from './Publish';
import type { PhotoEditing } from './usePhotos';
import { insertPhoto, movePhoto, type WorkPhoto } from './work-photo';

interface PhotoEditorProps {
  readonly data: EditedPhotos;
  readonly editing: PhotoEditing;
}

/** Uploads, orders and describes photos. What has changed is published by one button. */
export const PhotoEditor = ({ data, editing }: PhotoEditorProps) => {
  const text = useText();
  const { photos, change } = editing;
  const uploads = useUploads(data.limits.bytes, (photo) =>
    change((now) => insertPhoto(now, photo, now.length)),
  );
  return (
    <>
      <State data={data} />
      {data.mayChange ? (
        <Adding data={data} uploads={uploads} count={photos.length} />
      ) : (
        <Note>{text('photos.leadOnly')}</Note>
      )}
      {photos.length === 0 && <Note>{text('photos.empty')}</Note>}
      <Photos editing={editing} mayChange={data.mayChange} />
      {data.mayChange && <Publish editing={editing} isSending={uploads.isSending} />}
      {data.former && data.former.length > 0 && (
        <FormerLists
          lists={data.former}
          mayChange={data.mayChange}
          onTake={(former) => change(() => former)}
        />
      )}
      {data.rooms.length > 0 && (
        <section css={section}>
          <h2 css={type.h3}>{text('photos.rooms')}</h2>
          <SubjectList subjects={data.rooms} label={text('photos.rooms')} />
        </section>
      )}
    </>
  );
};

const State = ({ data: { subject, changedBy, changedAt } }: Pick<PhotoEditorProps, 'data'>) => {
  const text = useText();
  const moment = useMoment();
  const changed =
    changedBy !== null && changedAt !== null
      ? text('photos.changedBy', { name: changedBy, at: moment(changedAt) })
      : '';
  return <p css={type.muted}>{[subject.place, changed].filter(Boolean).join(' · ')}</p>;
};

interface AddingProps extends Pick<PhotoEditorProps, 'data'> {
  readonly uploads: ReturnType<typeof useUploads>;
  /** Photos of the subject. */
  readonly count: number;
}

const Adding = ({ data: { limits }, uploads, count }: AddingProps) => {
  const text = useText();
  const left = limits.photos - count - uploads.rows.length;
  return (
    <>
      {left > 0 ? (
        <DropArea megabytes={limits.bytes / 1024 / 1024} most={left} onFiles={uploads.add} />
      ) : (
        <Note>{text('photos.full', { count: limits.photos })}</Note>
      )}
      <UploadList rows={uploads.rows} onRetry={uploads.retry} onRemove={uploads.remove} />
    </>
  );
};

interface PhotosProps extends Pick<PhotoEditorProps, 'editing'> {
  readonly mayChange: boolean;
}

/** The photos in their order. One that is removed can be put back. */
const Photos = ({ editing: { photos, change }, mayChange }: PhotosProps) => {
  const text = useText();
  const [removed, setRemoved] = useState<{ readonly photo: WorkPhoto; readonly at: number } | null>(null);
  return (
    <>
      <ol css={list} data-testid="photo-list">
        {photos.map((photo, at) => (
          <PhotoRow
            key={photo.id}
            photo={photo}
            at={at}
            count={photos.length}
            mayChange={mayChange}
            onMove={(to) => change((now) => movePhoto(now, at, to))}
            onChange={(next) =>
              change((now) => now.map((one) => (one.id === photo.id ? { ...one, ...next } : one)))
            }
            onRemove={() => {
              setRemoved({ photo, at });
              change((now) => now.filter(({ id }) => id !== photo.id));
            }}
          />
        ))}
      </ol>
      {removed && (
        <Toast
          actionLabel={text('photos.undo')}
          closeLabel={text('ui.close')}
          data-testid="photo-removed"
          onAction={() => {
            change((now) => insertPhoto(now, removed.photo, removed.at));
            setRemoved(null);
          }}
          onClose={() => setRemoved(null)}
        >
          {text('photos.removed')}
        </Toast>
      )}
    </>
  );
};

const list = css({ display: 'grid', gap: 'var(--space-4)', margin: 0, padding: 0, listStyle: 'none' });
const section = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-3)' });

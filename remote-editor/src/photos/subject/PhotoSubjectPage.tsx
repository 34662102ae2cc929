import type { ReactNode } from 'react';
import { printPath } from '@detour/shared-contracts/sites';
import { ErrorBlock, Note, Skeleton } from '@detour/shared-ui';
import { useRoute, useSite } from '@detour/remote-kit';
import type { Names } from '../../contract';
import { EditorFrame } from '../../EditorFrame';
import { SignedOut } from '../../session/SignedOut';
import { useText } from '../../text';
import { photoKinds, type SubjectName } from '../photo.client';
import { PhotoEditor } from './PhotoEditor';
import { usePhotos } from './usePhotos';

/** The photos of one hotel, room or activity, or those of content. */
export const PhotoSubjectPage = () => {
  const text = useText();
  const { kind: given = '', key: id = '' } = useRoute().params;
  const kind = photoKinds.find((one) => one === given);
  // Another subject is another form.
  return kind ? (
    <Subject key={`${kind} ${id}`} name={{ kind, id }} />
  ) : (
    <Frame title={text('photos.title')}>
      <Note tone="warning">{text('photos.unknown')}</Note>
    </Frame>
  );
};

const Frame = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const text = useText();
  const { locale } = useSite();
  return (
    <EditorFrame
      testId="page-photo-subject"
      title={title}
      back={{ label: text('photos.title'), href: printPath<Names>('photos', locale) }}
    >
      {children}
    </EditorFrame>
  );
};

const Subject = ({ name }: { readonly name: SubjectName }) => {
  const text = useText();
  const editing = usePhotos(name);
  const { data, error, isLoading, reload } = editing;
  const subject = data?.subject;
  const label = subject && (subject.label === '' ? text('photos.kind_content') : subject.label);
  return (
    <Frame title={label ? text('photos.of', { name: label }) : text('photos.title')}>
      {error?.status === 401 && <SignedOut />}
      {error?.status === 404 && <Note tone="warning">{text('photos.unknown')}</Note>}
      {data ? (
        <PhotoEditor data={data} editing={editing} />
      ) : error && error.status !== 401 && error.status !== 404 ? (
        <ErrorBlock
          message={text('photos.failed')}
          retryLabel={text('ui.retry')}
          retrying={isLoading}
          onRetry={() => void reload()}
        />
      ) : (
        !error && <Skeleton width="100%" height="30rem" radius="m" />
      )}
    </Frame>
  );
};

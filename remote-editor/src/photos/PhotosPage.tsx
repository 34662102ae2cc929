import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { printPath } from '@detour/shared-contracts/sites';
import {
  ErrorBlock,
  media,
  Note,
  SelectField,
  Skeleton,
  text as type,
  TextField,
  useDebounced,
} from '@detour/shared-ui';
import { isApiError, useApi, useSite, useSnapshotState } from '@detour/remote-kit';
import type { Names } from '../contract';
import { EditorFrame } from '../EditorFrame';
import { SignedOut } from '../session/SignedOut';
import { useText } from '../text';
import { searchedKinds, subjectsQuery, type SearchedKind } from './photo.client';
import { SubjectList } from './SubjectList';

/** Finds a hotel or an activity, to add photos to it. */
export const PhotosPage = () => {
  const text = useText();
  const { locale } = useSite();
  const [kind, setKind] = useSnapshotState<SearchedKind>('photo-kind', 'hotel');
  const [words, setWords] = useSnapshotState<string>('photo-words', '');
  return (
    <EditorFrame
      testId="page-photos"
      title={text('photos.title')}
      back={{ label: text('list.back'), href: printPath<Names>('care', locale) }}
    >
      <p css={type.muted}>{text('photos.lead')}</p>
      <form role="search" css={search} onSubmit={(event) => event.preventDefault()}>
        <SelectField
          id="photo-kind"
          label={text('photos.kind')}
          value={kind}
          options={searchedKinds.map((value) => ({ value, label: text(`photos.kind_${value}`) }))}
          onChange={({ target }) => setKind(searchedKinds.find((one) => one === target.value) ?? 'hotel')}
        />
        {kind !== 'content' && (
          <TextField
            id="photo-words"
            label={text('photos.search')}
            type="search"
            autoComplete="off"
            maxLength={60}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </form>
      <Subjects kind={kind} words={kind === 'content' ? '' : words} />
    </EditorFrame>
  );
};

interface SubjectsProps {
  readonly kind: SearchedKind;
  readonly words: string;
}

/** Time (ms) without a key before the search. */
const pause = 250;

const Subjects = ({ kind, words }: SubjectsProps) => {
  const text = useText();
  const { locale } = useSite();
  const q = useDebounced(words.trim(), pause);
  const { data, error, isFetching, refetch } = useQuery(subjectsQuery(useApi<Names>(), { kind, q, locale }));
  if (isApiError(error) && error.status === 401) return <SignedOut />;
  if (!data)
    return error ? (
      <ErrorBlock
        message={text('photos.failed')}
        retryLabel={text('ui.retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton width="100%" height="16rem" radius="m" />
    );
  if (data.subjects.length === 0) return <Note>{text(q === '' ? 'photos.noneYet' : 'photos.none')}</Note>;
  return <SubjectList subjects={data.subjects} label={text('photos.found')} />;
};

const search = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 14rem) minmax(0, 26rem)',
  gap: 'var(--space-4)',
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

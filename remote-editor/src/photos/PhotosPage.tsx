import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { printPath } from '@detour/shared-contracts/sites';
import { media, Note, SelectField, text as type, TextField, useDebounced } from '@detour/shared-ui';
import { useApi, useSite, useSnapshotState } from '@detour/remote-kit';
import type { Names } from '../contract';
import { EditorFrame } from '../EditorFrame';
import { Loaded } from '../session/Loaded';
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
  const { refetch, ...query } = useQuery(subjectsQuery(useApi<Names>(), { kind, q, locale }));
  return (
    <Loaded {...query} onRetry={refetch} failed={text('photos.failed')}>
      {({ subjects }) =>
        subjects.length === 0 ? (
          <Note>{text(q === '' ? 'photos.noneYet' : 'photos.none')}</Note>
        ) : (
          <SubjectList subjects={subjects} label={text('photos.found')} />
        )
      }
    </Loaded>
  );
};

const search = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 14rem) minmax(0, 26rem)',
  gap: 'var(--space-4)',
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

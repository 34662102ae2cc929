import { css } from '@emotion/react';
import type { Json } from '@detour/shared-contracts/base';
import { Button, media, Note, text as type } from '@detour/shared-ui';
import { placeOf } from '../form/problems';
import { useText } from '../text';
import { authorName } from '../words/author-name';
import { useMoment } from '../words/useMoment';
import { compare } from './compare';
import type { EditedForm } from './useEditing';

interface ConflictProps {
  /** The newest version, of somebody else. */
  readonly theirs: Json;
  /** Its author and its instant. */
  readonly newest: { readonly by: string; readonly at: string } | undefined;
  readonly editing: EditedForm;
}

/** Differences that are listed. */
const most = 20;

/** Somebody else saved a version while this editor wrote. Both are shown, and nothing is lost. */
export const Conflict = ({ theirs, newest, editing }: ConflictProps) => {
  const text = useText();
  const moment = useMoment();
  const differences = compare(editing.body ?? undefined, theirs);
  return (
    <section css={box} data-testid="content-conflict">
      <Note
        tone="warning"
        role="alert"
        title={text('conflict.title', {
          name: authorName(newest?.by ?? '', text),
          moment: newest ? moment(newest.at) : '',
        })}
      >
        {text('conflict.text')}
      </Note>
      {differences.length === 0 && <p>{text('conflict.same')}</p>}
      <ul css={list}>
        {differences.slice(0, most).map(({ path, mine, theirs: other }) => (
          <li key={path} css={difference}>
            <strong css={place}>{placeOf(path, text)}</strong>
            <Side label={text('conflict.mine')} value={mine} />
            <Side label={text('conflict.theirs')} value={other} />
          </li>
        ))}
      </ul>
      <div css={row}>
        <Button onClick={editing.rebase}>{text('conflict.keep')}</Button>
        <Button kind="quiet" onClick={editing.discard}>
          {text('conflict.take')}
        </Button>
      </div>
    </section>
  );
};

const Side = ({ label, value }: { readonly label: string; readonly value: string | null }) => (
  <p css={side}>
    <span css={[type.small, type.muted]}>{label}</span>
    {value ?? '–'}
  </p>
);

const box = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-4)' });
const list = css({ display: 'grid', gap: 'var(--space-3)', margin: 0, padding: 0, listStyle: 'none' });
const difference = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 'var(--space-2) var(--space-4)',
  paddingTop: 'var(--space-3)',
  borderTop: 'var(--border-hairline)',
  overflowWrap: 'anywhere',
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const place = css({ gridColumn: '1 / -1' });
const side = css({ display: 'grid', minWidth: 0 });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' });

import { css } from '@emotion/react';
import type { PhotoSubject } from '@detour/shared-contracts/api';
import { printPath } from '@detour/shared-contracts/sites';
import { Anchor, text as type, textLink } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import type { Names } from '../contract';
import { useText } from '../text';

interface SubjectListProps {
  readonly subjects: readonly PhotoSubject[];
  readonly label: string;
}

/** Links to the photos of each subject, with how many there are. */
export const SubjectList = ({ subjects, label }: SubjectListProps) => {
  const text = useText();
  const { locale } = useSite();
  return (
    <ul css={list} aria-label={label} data-testid="photo-subjects">
      {subjects.map(({ kind, id, label: name, place, photos }) => (
        <li key={`${kind} ${id}`} css={row}>
          <div css={words}>
            <Anchor
              href={printPath<Names>('photo-subject', locale, { kind, key: id })}
              css={[textLink, target]}
            >
              {name === '' ? text('photos.kind_content') : name}
            </Anchor>
            {place !== '' && <span css={type.muted}>{place}</span>}
          </div>
          <span css={type.muted}>{text('photos.count', { count: photos })}</span>
        </li>
      ))}
    </ul>
  );
};

const list = css({ display: 'grid', gap: 'var(--space-2)', margin: 0, padding: 0, listStyle: 'none' });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-1) var(--space-4)',
  padding: 'var(--space-2) var(--space-4)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface-raised)',
});
const words = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 var(--space-3)' });
const target = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'var(--size-target)' });

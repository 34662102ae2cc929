import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import type { IdeasPage } from '@detour/shared-contracts/api';
import {
  Anchor,
  Button,
  media,
  Picture,
  SectionHeader,
  text as type,
  VisuallyHidden,
} from '@detour/shared-ui';
import { useSnapshotState } from '@detour/remote-kit';
import { useText } from '../text';
import { ideasPerSection } from './ideas-per-section';

export interface IdeasSectionProps {
  readonly section: IdeasPage['sections'][number];
  /** Page snapshot state, so that going back restores the section. */
  readonly id: string;
  /** Its first picture is the page's main one. */
  readonly eager?: boolean;
}

const sizes = '(max-width: 767px) calc(57vw - 32px), (max-width: 1279px) calc(33vw - 37px), 384px';

/** Ideas as tiles, with paging. @spec IDEAS-002 IDEAS-004 IDEAS-006 */
export const IdeasSection = ({ section: { title, intro, ideas }, id, eager = false }: IdeasSectionProps) => {
  const text = useText();
  const [count, setCount] = useSnapshotState(id, ideasPerSection);
  const list = useRef<HTMLUListElement>(null);
  const revealedFrom = useRef<number | null>(null);
  useEffect(() => {
    const from = revealedFrom.current;
    revealedFrom.current = null;
    // The button may be gone, so focus moves to the first new tile.
    if (from !== null) list.current?.querySelectorAll('a')[from]?.focus();
  }, [count]);
  const showMore = (): void => {
    revealedFrom.current = count;
    setCount(count + ideasPerSection);
  };
  return (
    <section data-testid="ideas-section">
      <SectionHeader title={title} lead={intro} />
      <ul ref={list} role="list" css={grid}>
        {ideas.slice(0, count).map(({ url, label, cover }, index) => (
          <li key={url}>
            <Anchor href={url} css={tile}>
              <span css={picture}>
                <Picture image={cover} alt="" sizes={sizes} eager={eager && index === 0} />
              </span>
              <strong css={type.h3}>{label}</strong>
            </Anchor>
          </li>
        ))}
      </ul>
      {ideas.length > count && (
        <p css={more}>
          <Button kind="quiet" onClick={showMore}>
            {text('ideas.seeMore')}
            <VisuallyHidden> – {title}</VisuallyHidden>
          </Button>
        </p>
      )}
    </section>
  );
};

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '2.25rem 1.5rem',
  [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '1.5rem 1rem' },
});

const tile = css({
  display: 'grid',
  gap: '0.75rem',
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: 'var(--radius-m)',
  '& img': { transition: 'transform var(--motion-slow) var(--motion-ease-out)' },
  [media.hover]: {
    '&:hover strong': { textDecoration: 'underline', textDecorationThickness: '1px' },
    '&:hover img': { transform: 'scale(1.03)' },
  },
});

const picture = css({
  display: 'block',
  aspectRatio: '3 / 2',
  borderRadius: 'var(--radius-m)',
  overflow: 'hidden',
  '& picture, & img': { height: '100%' },
  [media.mobile]: { aspectRatio: '4 / 3' },
});

const more = css({ display: 'flex', justifyContent: 'center', marginBlockStart: '2rem' });

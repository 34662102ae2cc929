import { css } from '@emotion/react';
import type { IdeasPage } from '@detour/shared-contracts/api';
import { Anchor, media, SectionHeader } from '@detour/shared-ui';
import { useText } from '../text';

export interface RegionListProps {
  readonly regions: IdeasPage['regions'];
}

/** Links by region, in columns like an index. @spec IDEAS-003 */
export const RegionList = ({ regions }: RegionListProps) => {
  const text = useText();
  return (
    <section>
      <SectionHeader title={text('ideas.regions')} id="ideas-regions" />
      <ul role="list" aria-labelledby="ideas-regions" css={list}>
        {regions.map(({ label, url }) => (
          <li key={url}>
            <Anchor href={url} css={link}>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
};

const list = css({
  columns: 4,
  columnGap: '1.5rem',
  [media.tablet]: { columns: 3 },
  [media.mobile]: { columns: 2, columnGap: '1rem' },
  '& > li': { breakInside: 'avoid' },
});

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'var(--size-target)',
  color: 'var(--color-brand)',
  fontWeight: 500,
  textDecoration: 'none',
  [media.hover]: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.22em' } },
});

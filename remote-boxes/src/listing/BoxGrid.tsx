import { css } from '@emotion/react';
import { media, Skeleton } from '@detour/shared-ui';
import type { BoxView } from './box.view-model';
import { BoxCard } from './BoxCard';

/** Boxes in the first row of a wide screen. */
const firstRow = 4;

/** Four columns, three on tablets, two on mobile, because sixty boxes in one column would be too long. @spec BOX-002 */
export const BoxGrid = ({ boxes }: { readonly boxes: readonly BoxView[] }) => (
  <ul role="list" css={grid}>
    {boxes.map((box) => (
      <li key={box.code}>
        <BoxCard box={box} />
      </li>
    ))}
  </ul>
);

export const BoxGridSkeleton = () => (
  <div css={grid} aria-busy="true">
    {Array.from({ length: firstRow * 2 }, (_, index) => (
      <div key={index} css={bones}>
        <Skeleton width="100%" height="clamp(13rem, 25vw, 19.5rem)" radius="m" />
        <Skeleton width="80%" height="1.5rem" />
        <Skeleton width="60%" />
        <Skeleton width="30%" height="1.5rem" />
      </div>
    ))}
  </div>
);

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '3rem 1.5rem',
  [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '2rem 1rem' },
});

const bones = css({ display: 'grid', gap: 'var(--space-2)' });

import { css } from '@emotion/react';
import { Skeleton } from '@detour/shared-ui';
import { columns } from './box-columns';

export const BoxSkeleton = () => (
  <div css={columns} aria-busy="true">
    <Skeleton width="100%" height="27rem" radius="l" />
    <div css={lines}>
      <Skeleton width="80%" height="3rem" />
      <Skeleton width="100%" />
      <Skeleton width="60%" />
      <Skeleton width="100%" height="5rem" radius="m" />
      <Skeleton width="100%" height="5rem" radius="m" />
      <Skeleton width="40%" height="2.5rem" />
    </div>
  </div>
);

const lines = css({ display: 'grid', alignContent: 'start', gap: 'var(--space-4)' });

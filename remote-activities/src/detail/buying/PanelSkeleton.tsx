import { css } from '@emotion/react';
import { Skeleton } from '@detour/shared-ui';

/** Placeholder of the panel until the party is read from the hash. */
export const PanelSkeleton = () => (
  <div css={bones}>
    <Skeleton width="40%" height="2.25rem" />
    <Skeleton width="70%" />
    <Skeleton width="100%" height="2.75rem" />
    <Skeleton width="100%" height="3.25rem" radius="m" />
    <Skeleton width="100%" height="3.25rem" radius="m" />
  </div>
);

const bones = css({ display: 'grid', gap: 'var(--space-4)', padding: 'var(--space-6)' });

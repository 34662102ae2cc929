import { css } from '@emotion/react';
import { media, Skeleton, VisuallyHidden } from '@detour/shared-ui';
import { useText } from '../text';

/** Placeholder of a stay: title, pictures, text and panel. */
export const StaySkeleton = () => {
  const t = useText();
  return (
    <div css={page} aria-busy="true">
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      <div css={head}>
        <Skeleton width="16rem" height="1.2rem" />
        <Skeleton width="30rem" height="3rem" />
        <Skeleton width="22rem" height="1.4rem" />
      </div>
      <Skeleton css={gallery} width="100%" height="clamp(20rem, 100vh - 30rem, 29rem)" radius="l" />
      <div css={columns}>
        <div css={head}>
          <Skeleton width="18rem" height="2rem" />
          <Skeleton width="100%" height="8rem" />
          <Skeleton width="100%" height="8rem" />
        </div>
        <PanelSkeleton />
      </div>
    </div>
  );
};

/** Placeholder of the booking panel while its price loads. */
export const PanelSkeleton = () => (
  <div css={panel}>
    <Skeleton width="8rem" height="2rem" />
    <Skeleton width="14rem" height="1.2rem" />
    <Skeleton width="100%" height="8.4rem" radius="m" />
    <Skeleton width="100%" height="6.5rem" />
    <Skeleton width="100%" height="var(--size-control)" radius="m" />
  </div>
);

const page = css({ display: 'grid', gap: '1.5rem', paddingBlock: '1.5rem var(--space-section)' });
const head = css({ display: 'grid', gap: 'var(--space-3)', alignContent: 'start' });

const gallery = css({
  [media.tablet]: { height: '22rem' },
  [media.mobile]: { order: -1, height: '75vw', borderRadius: 0 },
});

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4.2fr)',
  gap: '5rem',
  [media.belowDesktop]: { gridTemplateColumns: '1fr', gap: '2.5rem' },
});

const panel = css({
  display: 'grid',
  gap: 'var(--space-4)',
  padding: '1.6rem 1.6rem 1.4rem',
  border: 'var(--border-hairline)',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-surface-raised)',
  [media.mobile]: { display: 'none' },
});

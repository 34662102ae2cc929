import { css } from '@emotion/react';
import type { PageName } from '@detour/shared-contracts/sites';
import { CardGrid, container, LiveRegion, media, Skeleton, StayCardSkeleton } from '@detour/shared-ui';
import { useFrameText } from '../useFrameText';

export type SkeletonKind = 'home' | 'search' | 'product' | 'form';

const kinds: Readonly<Partial<Record<PageName, SkeletonKind>>> = {
  home: 'home',
  boxes: 'home',
  search: 'search',
  'activity-search': 'search',
  'beneficiary-offers': 'search',
  product: 'product',
  hotel: 'product',
  activity: 'product',
  box: 'product',
  'single-voucher': 'product',
  voucher: 'product',
};

/** The skeleton that most resembles a page. */
export const skeletonKindOf = (page: PageName): SkeletonKind => kinds[page] ?? 'form';

/** Fills the slot while the next page loads and no previous page can stay. Boxes appear after 120 ms. */
export const PageSkeleton = ({ kind }: { readonly kind: SkeletonKind }) => {
  const text = useFrameText();
  const Body = bodies[kind];
  return (
    <div css={[container, page]} aria-busy="true" data-skeleton={kind}>
      <LiveRegion message={text('ui.loading')} />
      <Body />
    </div>
  );
};

const Cards = () => (
  <CardGrid>
    <StayCardSkeleton />
    <StayCardSkeleton />
    <StayCardSkeleton />
  </CardGrid>
);

const Home = () => (
  <>
    <Skeleton width="100%" height="clamp(20rem, 42vw, 33rem)" radius="l" />
    <div css={block}>
      <Skeleton width="22rem" height="2rem" />
      <Cards />
    </div>
  </>
);

const Search = () => (
  <>
    <Skeleton width="100%" height="4.75rem" radius="l" />
    <div css={block}>
      <Skeleton width="28rem" height="2.5rem" />
      <Cards />
      <Cards />
    </div>
  </>
);

const Product = () => (
  <>
    <Skeleton width="40%" height="1.25rem" />
    <Skeleton width="100%" height="clamp(16rem, 37vw, 29rem)" radius="l" />
    <div css={[block, columns]}>
      <div css={lines}>
        <Skeleton width="70%" height="2.75rem" />
        <Skeleton width="45%" />
        <Skeleton width="90%" />
        <Skeleton width="80%" />
      </div>
      <Skeleton width="100%" height="22rem" radius="l" />
    </div>
  </>
);

const Form = () => (
  <div css={columns}>
    <div css={lines}>
      <Skeleton width="60%" height="2.75rem" />
      <Skeleton width="100%" height="var(--size-control)" radius="m" />
      <Skeleton width="100%" height="var(--size-control)" radius="m" />
      <Skeleton width="100%" height="var(--size-control)" radius="m" />
    </div>
    <Skeleton width="100%" height="18rem" radius="l" />
  </div>
);

const bodies = { home: Home, search: Search, product: Product, form: Form } satisfies Record<
  SkeletonKind,
  () => React.JSX.Element
>;

const page = css({
  display: 'grid',
  gap: 'var(--space-5)',
  paddingBlockStart: 'var(--space-6)',
  minHeight: '60vh',
  alignContent: 'start',
});
const block = css({ display: 'grid', gap: '1.75rem', marginBlockStart: 'var(--space-8)' });
const lines = css({ display: 'grid', gap: 'var(--space-4)', alignContent: 'start' });
const columns = css({
  display: 'grid',
  gridTemplateColumns: '7fr 5fr',
  gap: 'var(--space-6)',
  [media.belowDesktop]: { gridTemplateColumns: '1fr' },
});

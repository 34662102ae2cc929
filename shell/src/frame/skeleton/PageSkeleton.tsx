import { css } from '@emotion/react';
import type { PageName } from '@detour/shared-contracts/sites';
import type { CardPreview } from '../../navigation/ahead/card-preview';
import {
  CardGrid,
  container,
  LiveRegion,
  media,
  Skeleton,
  StayCardSkeleton,
  text as type,
} from '@detour/shared-ui';
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

/** Name of the picture that moves from a card to the page. */
export const carriedPicture = 'carried-picture';

interface PageSkeletonProps {
  readonly kind: SkeletonKind;
  /** Title and picture of the pressed card. The page repeats them, so they are hidden from screen readers. */
  readonly preview?: CardPreview | null;
}

/** Fills the slot while the next page loads and no previous page can stay. Boxes appear after 120 ms. */
export const PageSkeleton = ({ kind, preview = null }: PageSkeletonProps) => {
  const text = useFrameText();
  const Body = bodies[kind];
  return (
    <div css={[container, page]} aria-busy="true" data-skeleton={kind}>
      <LiveRegion message={text('ui.loading')} />
      <Body preview={preview} />
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

interface BodyProps {
  readonly preview: CardPreview | null;
}

const Product = ({ preview }: BodyProps) => (
  <>
    <Skeleton width="40%" height="1.25rem" />
    {preview?.picture ? (
      <img css={picture} src={preview.picture.currentSrc} alt="" aria-hidden="true" />
    ) : (
      <Skeleton width="100%" height={pictureHeight} radius="l" />
    )}
    <div css={[block, columns]}>
      <div css={lines}>
        {preview ? (
          <p css={type.h1} aria-hidden="true" data-part="known-title">
            {preview.title}
          </p>
        ) : (
          <Skeleton width="70%" height="2.75rem" />
        )}
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
  (props: BodyProps) => React.JSX.Element
>;

const pictureHeight = 'clamp(16rem, 37vw, 29rem)';
const picture = css({
  width: '100%',
  height: pictureHeight,
  objectFit: 'cover',
  borderRadius: 'var(--radius-l)',
  viewTransitionName: carriedPicture,
});

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

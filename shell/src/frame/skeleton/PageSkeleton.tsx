import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
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

export type SkeletonKind = 'home' | 'search' | 'product' | 'checkout' | 'form';

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
  summary: 'checkout',
  payment: 'checkout',
};

/** The skeleton that most resembles a page. */
export const skeletonKindOf = (page: PageName): SkeletonKind => kinds[page] ?? 'form';

/** Name of the picture that moves from a card to the page. */
export const carriedPicture = 'carried-picture';

interface PageSkeletonProps {
  readonly kind: SkeletonKind;
  /** What is known of the page: its heading and a picture. The page repeats them, so they are hidden from screen readers. */
  readonly preview?: CardPreview | null;
}

/** Delay (ms) before screen readers hear that a page loads whose heading is visible already: most pages are there before. */
const patience = 400;

const useLate = (isLate: boolean): boolean => {
  const [isOver, setOver] = useState(!isLate);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return isOver;
};

/**
 * Fills the slot until the next page is there. Heading and picture are where the page has them, so that nothing moves when it comes.
 * Boxes appear after 120 ms.
 */
export const PageSkeleton = ({ kind, preview = null }: PageSkeletonProps) => {
  const text = useFrameText();
  const Body = bodies[kind];
  const isHeard = useLate(preview !== null);
  return (
    <div css={[container, page]} aria-busy="true" data-skeleton={kind}>
      <LiveRegion message={isHeard ? text('ui.loading') : ''} />
      <Body preview={preview} />
    </div>
  );
};

interface BodyProps {
  readonly preview: CardPreview | null;
}

const Cards = () => (
  <CardGrid>
    <StayCardSkeleton />
    <StayCardSkeleton />
    <StayCardSkeleton />
  </CardGrid>
);

const KnownTitle = ({ preview }: BodyProps) =>
  preview ? (
    <p css={[type.h1, title]} aria-hidden="true" data-part="known-title">
      {preview.title}
    </p>
  ) : (
    <Skeleton width="70%" height="2.75rem" />
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

const Search = ({ preview }: BodyProps) => (
  <div css={search}>
    <Skeleton css={searchBox} width="100%" height="5.03rem" radius="l" />
    <div css={crumbs} />
    <KnownTitle preview={preview} />
    <div css={block}>
      <Cards />
      <Cards />
    </div>
  </div>
);

const Product = ({ preview }: BodyProps) => (
  <>
    <div css={head}>
      <div css={words}>
        <div css={crumbs} />
        <div css={titleRow}>
          <KnownTitle preview={preview} />
          <span css={tools} />
        </div>
        <div css={meta}>
          <Skeleton width="45%" />
        </div>
      </div>
      <div css={pictures}>
        {preview?.picture ? (
          <img css={picture} src={preview.picture.currentSrc} alt="" aria-hidden="true" />
        ) : (
          <Skeleton css={picture} width="100%" height="100%" radius="l" />
        )}
        <Skeleton css={further} width="100%" height="100%" />
        <Skeleton css={further} width="100%" height="100%" />
      </div>
    </div>
    <div css={[block, columns]}>
      <div css={lines}>
        <Skeleton width="90%" />
        <Skeleton width="80%" />
      </div>
      <Skeleton width="100%" height="22rem" radius="l" />
    </div>
  </>
);

const Fields = () => (
  <>
    <Skeleton width="100%" height="var(--size-control)" radius="m" />
    <Skeleton width="100%" height="var(--size-control)" radius="m" />
    <Skeleton width="100%" height="var(--size-control)" radius="m" />
  </>
);

const Checkout = ({ preview }: BodyProps) => (
  <>
    <div css={fold} />
    <div css={checkout}>
      <KnownTitle preview={preview} />
      <div css={lines}>
        <Fields />
      </div>
    </div>
  </>
);

const Form = ({ preview }: BodyProps) => (
  <div css={columns}>
    <div css={lines}>
      <KnownTitle preview={preview} />
      <Fields />
    </div>
    <Skeleton width="100%" height="18rem" radius="l" />
  </div>
);

const bodies = {
  home: Home,
  search: Search,
  product: Product,
  checkout: Checkout,
  form: Form,
} satisfies Record<SkeletonKind, (props: BodyProps) => React.JSX.Element>;

const page = css({ minHeight: '60vh' });
const block = css({ display: 'grid', gap: '1.75rem', marginBlockStart: 'var(--space-8)' });
const lines = css({ display: 'grid', gap: 'var(--space-4)', alignContent: 'start' });
const columns = css({
  display: 'grid',
  gridTemplateColumns: '7fr 5fr',
  gap: 'var(--space-6)',
  [media.belowDesktop]: { gridTemplateColumns: '1fr' },
});

// One line of breadcrumbs.
const crumbs = css({ height: '1.5rem' });
const title = css({ maxWidth: '100%', margin: 0 });

// As the results: search box, breadcrumbs, heading.
const search = css({
  paddingBlockStart: '1.25rem',
  [media.mobile]: { paddingBlockStart: '1rem' },
  '& > p': { marginBlockStart: '0.35rem' },
});
const searchBox = css({
  marginBlockEnd: '2.25rem',
  [media.mobile]: { height: '3.5rem', marginBlockEnd: '1.25rem' },
});

// As a stay: title above the pictures, below them on a phone.
const head = css({
  display: 'flex',
  flexDirection: 'column',
  paddingBlockStart: '1.5rem',
  [media.mobile]: { paddingBlockStart: 0 },
});
const words = css({ [media.mobile]: { paddingBlockStart: '2.6rem' } });
const titleRow = css({
  display: 'flex',
  gap: 'var(--space-4)',
  marginBlockStart: '0.75rem',
  '& > p': { flex: 1, maxWidth: '14.3em' },
  [media.tablet]: { flexWrap: 'wrap', rowGap: 'var(--space-3)', '& > p': { flex: '1 1 100%' } },
});
const tools = css({
  flex: 'none',
  width: '17.6rem',
  marginInlineStart: 'auto',
  [media.tablet]: { height: 'var(--size-target)' },
  [media.mobile]: { display: 'none' },
});
const meta = css({ marginBlockStart: '0.7rem', height: '1.475rem' });
const pictures = css({
  marginBlockStart: '1.5rem',
  height: '22rem',
  display: 'grid',
  gap: '0.5rem',
  gridTemplateColumns: '2fr 1fr 1fr',
  overflow: 'hidden',
  borderRadius: 'var(--radius-l)',
  [media.desktop]: { height: 'clamp(20rem, 100vh - 30rem, 29rem)' },
  [media.mobile]: {
    order: -1,
    height: 'auto',
    margin: '0 -1.25rem',
    gridTemplateColumns: '1fr',
    borderRadius: 0,
  },
});
const picture = css({
  width: '100%',
  height: '100%',
  minHeight: 0,
  objectFit: 'cover',
  viewTransitionName: carriedPicture,
  [media.mobile]: { height: 'auto', aspectRatio: '4 / 3' },
});
const further = css({ [media.mobile]: { display: 'none' } });

// As summary and payment: the line of the purchase below 1280 px, the heading of the form.
const fold = css({
  background: 'var(--color-surface-sunken)',
  height: '7.2rem',
  [media.tablet]: { maxWidth: '42rem', margin: '1.5rem auto 0', borderRadius: 'var(--radius-l)' },
  [media.mobile]: { marginInline: '-1.25rem' },
  [media.desktop]: { display: 'none' },
});
const checkout = css({
  paddingBlockStart: '4.375rem',
  '& > p': { marginBlockEnd: '1.75rem' },
  [media.belowDesktop]: { maxWidth: '42rem', margin: '0 auto', paddingBlockStart: '3.375rem' },
  [media.mobile]: { paddingBlockStart: '2.25rem' },
});

import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { container, LinkButton, media, Picture, text as type, type PictureImage } from '@detour/shared-ui';
import { ArticleGrid, type Article } from './ArticleGrid';
import type { FrameLinks } from '../frame-links';
import { FrameFragment, useFrameServices } from '../frame-services';
import { useFrameText } from '../useFrameText';
import { useOtherOffer, type OtherOffer } from '../header/useOtherOffer';

export interface NotFoundPageProps {
  readonly links: FrameLinks;
  readonly articles: readonly Article[];
  /** Logs the missing URL, once. @spec NOTF-004 */
  readonly onShown: () => void;
  /** `hotelId` from the hash, once known. */
  readonly hotelId?: string | undefined;
  /** One other offer of that hotel. Null when there is none. Must be a stable function. @spec NOTF-006 */
  readonly findOtherOffer?: (hotelId: string) => Promise<OtherOffer | null>;
}

// A generated road picture of the catalogue. Its URL is permanent.
const road: PictureImage = {
  sizes: { '960_540': '/images/hero-road/960_540' },
  url: '/images/hero-road/960_540.webp',
  alt: '',
};

/** @spec NOTF-001 NOTF-002 NOTF-003 NOTF-008 NOTF-011 NOTF-012 NOTF-013 */
export const NotFoundPage = (props: NotFoundPageProps) => {
  const { articles, onShown } = props;
  const text = useFrameText();
  const other = useOtherOffer(props);
  const isLive = useFrameServices() !== null;
  const told = useRef(false);
  useEffect(() => {
    if (told.current) return;
    told.current = true;
    onShown();
  }, [onShown]);
  return (
    <div css={container} {...(other ? {} : { 'data-testid': 'page-not-found' })}>
      {other ? (
        // Its owner renders it on both pages.
        <FrameFragment remote="remote-product" name="expired-offers" props={{ ...other }} />
      ) : (
        <Hero {...props} />
      )}
      {/* Needs a script. Without one, the page's links remain. */}
      <div css={[searchBox, other && apart]}>
        {isLive && (
          <FrameFragment remote="remote-search" name="searchbox" props={{ placeLabel: other?.hotel ?? '' }} />
        )}
      </div>
      {articles.length > 0 && <ArticleGrid title={text('notFound.selection')} articles={articles} />}
    </div>
  );
};

const Hero = ({ links }: NotFoundPageProps) => {
  const text = useFrameText();
  return (
    <div css={hero}>
      <div css={words}>
        <h1 css={type.display}>{text('notFound.title')}</h1>
        <p css={[type.lead, measure]}>{text('notFound.text')}</p>
        <p css={actions}>
          <LinkButton href={links.home}>{text('shell.goHome')}</LinkButton>
          <LinkButton kind="quiet" href={links.search}>
            {text('notFound.search')}
          </LinkButton>
        </p>
      </div>
      <div css={picture}>
        <Picture image={road} alt="" sizes="(max-width: 767px) 102vw, 825px" eager />
      </div>
    </div>
  );
};

const hero = css({
  display: 'grid',
  gridTemplateColumns: '5fr 7fr',
  gap: '3rem',
  alignItems: 'center',
  marginBlockStart: 'var(--space-6)',
  [media.belowDesktop]: { gap: 'var(--space-8)' },
  [media.mobile]: { gridTemplateColumns: '1fr', '& > :first-of-type': { order: 1 } },
});

const words = css({ display: 'grid', gap: 'var(--space-4)' });
const measure = css({ maxWidth: '26rem' });
const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-3)',
  marginBlockStart: 'var(--space-2)',
});

const picture = css({
  height: '29rem',
  borderRadius: 'var(--radius-l)',
  overflow: 'hidden',
  '& img': { width: '100%', height: '100%', objectFit: 'cover', display: 'block' },
  '& picture': { display: 'block', height: '100%' },
  [media.mobile]: { height: '14rem' },
});

/** Overlaps the picture on desktop. Its height is reserved, so that the list below does not move. */
const searchBox = css({
  position: 'relative',
  zIndex: 1,
  minHeight: '5.5rem',
  marginBlockStart: '-2.75rem',
  marginInline: '2.5rem',
  [media.belowDesktop]: { marginBlockStart: 'var(--space-6)', marginInline: 0 },
  [media.mobile]: { minHeight: '4rem' },
});

const apart = css({ marginBlockStart: 0, marginInline: 0 });

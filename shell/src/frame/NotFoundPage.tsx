import { css } from '@emotion/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { container, LinkButton, media, Picture, text as type, type PictureImage } from '@detour/shared-ui';
import { ArticleGrid, type Article } from './ArticleGrid';
import type { FrameLinks } from './frame-links';

import { useFrameText } from './useFrameText';

export interface NotFoundPageProps {
  readonly links: FrameLinks;
  readonly articles: readonly Article[];
  /** Logs the address that was not found; called once. @spec NOTF-004 */
  readonly onShown: () => void;
  /** `hotelId` of the hash, once it is known. */
  readonly hotelId?: string | undefined;
  /** Asks for one other offer of that hotel; null when there is none. The same function in each render. @spec NOTF-006 */
  readonly findOtherOffer?: (hotelId: string) => Promise<{ readonly hotelId: string } | null>;
  /** The expired-offer view, drawn by its owner. @spec NOTF-008 */
  readonly renderExpired?: (hotelId: string) => ReactNode;
}

// A drawn road of the catalogue; its address names this one picture for good.
const road: PictureImage = {
  sizes: { '960_540': '/images/hero-road/960_540' },
  url: '/images/hero-road/960_540.webp',
  alt: '',
};

/** True once the hotel of the hash has something else to offer; without a hotel nothing is asked. @spec NOTF-007 NOTF-008 */
const useOtherOffer = ({ hotelId, findOtherOffer }: NotFoundPageProps): boolean => {
  const [found, setFound] = useState(false);
  useEffect(() => {
    setFound(false);
    if (hotelId === undefined || !findOtherOffer) return;
    let current = true;
    findOtherOffer(hotelId).then(
      (offer) => current && setFound(offer !== null),
      // A failed search leaves the page what it is: not found.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [hotelId, findOtherOffer]);
  return found;
};

/** @spec NOTF-001 NOTF-002 NOTF-003 NOTF-012 NOTF-013 */
export const NotFoundPage = (props: NotFoundPageProps) => {
  const { links, articles, onShown, hotelId, renderExpired } = props;
  const text = useFrameText();
  const expired = useOtherOffer(props);
  const told = useRef(false);
  useEffect(() => {
    if (told.current) return;
    told.current = true;
    onShown();
  }, [onShown]);
  if (expired && hotelId !== undefined && renderExpired) return <>{renderExpired(hotelId)}</>;
  return (
    <div data-testid="page-not-found" css={container}>
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
          <Picture image={road} alt="" sizes="(max-width: 767px) 100vw, 700px" eager />
        </div>
      </div>
      {articles.length > 0 && <ArticleGrid title={text('notFound.selection')} articles={articles} />}
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

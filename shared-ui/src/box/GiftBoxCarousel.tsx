import { css } from '@emotion/react';
import { media } from '../foundation/media';
import { text } from '../foundation/text';
import { Rail } from '../layout/Rail';
import { Anchor } from '../link/Anchor';
import { Picture } from '../picture/Picture';
import type { PictureImage } from '../picture/picture-sources';
import { Price, type PriceProps } from '../price/Price';
import { ScoreBadge, type ScoreBadgeProps } from '../score/ScoreBadge';

export interface GiftBoxItem {
  id: string;
  href: string;
  title: string;
  image: PictureImage;
  /** "Une nuit pour 2 personnes" */
  content?: string | undefined;
  score?: ScoreBadgeProps | undefined;
  /** Today's price, with regular price and discount if reduced. */
  price: Pick<PriceProps, 'amount' | 'reference' | 'referenceLabel' | 'amountLabel' | 'promo'>;
}

export interface GiftBoxCarouselProps {
  /** Name of the list. */
  label: string;
  boxes: readonly GiftBoxItem[];
  headingLevel?: 3 | 4 | undefined;
}

const sizes = '(max-width: 767px) 160px, 200px';

/** Gift boxes side by side: four on desktop, a scrolling row on mobile. @spec BOX-029 */
export const GiftBoxCarousel = ({ label, boxes, headingLevel = 3 }: GiftBoxCarouselProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <Rail label={label} columns={4} itemWidth={14}>
      {boxes.map((box) => (
        <article key={box.id} css={tile} data-testid="gift-box" data-code={box.id}>
          <span css={stage} aria-hidden="true">
            <span css={face} data-paper="">
              <Picture image={box.image} alt="" sizes={sizes} css={cover} />
              <span css={band}>{box.title}</span>
            </span>
          </span>
          <Heading css={[text.h3, name]}>
            <Anchor href={box.href} css={link}>
              {box.title}
            </Anchor>
          </Heading>
          {box.content && <p css={[text.small, text.muted]}>{box.content}</p>}
          {box.score && (
            <p css={[text.small, text.muted, score]}>
              <ScoreBadge {...box.score} />
            </p>
          )}
          <p css={price}>
            <Price {...box.price} align="start" />
          </p>
        </article>
      ))}
    </Rail>
  );
};

const tile = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '0.3rem',
  height: '100%',
});

const stage = css({
  display: 'block',
  padding: '11% 15% 12%',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface-sunken)',
});

// Paper border, name band, and the thickness of the box as an offset shadow.
const face = css({
  display: 'flex',
  flexDirection: 'column',
  aspectRatio: '4 / 5',
  padding: '9px 9px 0',
  borderRadius: 3,
  background: 'var(--art-paper)',
  boxShadow: '-7px 9px 0 -1px var(--art-edge, #D9CCB2), var(--shadow-hover)',
  overflow: 'hidden',
});

const cover = css({
  flex: 1,
  minHeight: 0,
  overflow: 'hidden',
  borderRadius: 2,
  '& img': { height: '100%' },
});

const band = css({
  minHeight: '3.4rem',
  padding: '0.7rem 0.35rem 0.75rem',
  color: 'var(--color-brand)',
  fontFamily: 'var(--font-display)',
  fontSize: '1rem',
  fontWeight: 540,
  lineHeight: 1.14,
  textWrap: 'balance',
});

const name = css({ marginBlockStart: '0.5rem' });
// A block may have the badge's own ground.
const score = css({ '& b': { background: 'var(--color-surface-raised)' } });
const price = css({ marginBlockStart: 'auto', paddingBlockStart: '0.4rem' });

const link = css({
  color: 'inherit',
  textDecoration: 'none',
  textDecorationThickness: '1px',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'var(--radius-m)' },
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  '&:focus-visible::after': {
    outline: '2.5px solid var(--color-focus)',
    outlineOffset: '-2.5px',
    boxShadow: 'inset 0 0 0 4px var(--color-focus-halo)',
  },
  [media.hover]: { '&:hover': { textDecoration: 'underline' } },
});

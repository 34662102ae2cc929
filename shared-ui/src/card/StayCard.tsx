import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { factLine } from '@detour/shared-contracts/format';
import { Anchor } from '../link/Anchor';
import { Picture } from '../picture/Picture';
import type { PictureImage } from '../picture/picture-sources';
import { Price, type PriceProps } from '../price/Price';
import { ScoreBadge, type ScoreBadgeProps } from '../score/ScoreBadge';
import { Stars, type StarsProps } from '../score/Stars';
import { StressMessages, type StressMessage } from '../stress/StressMessages';
import { cardLooks as looks, cardParts as part } from './stay-card.styles';

export interface StayCardProps {
  /** `result-card`, the hook of browser tests. */
  testId?: string | undefined;
  id: string;
  hotelId: string;
  /** Cents: the exact amount that the visitor pays us. The displayed price is rounded up. */
  amount: number;
  priceType: string;
  nights: number;
  /** km. Null without a searched place. */
  distanceKm?: number | null | undefined;
  href: string;
  /** Opens a new tab on plain clicks too. */
  newTab?: boolean | undefined;
  /** Called on each click on the link, before navigation. */
  onSelect?: (() => void) | undefined;
  image: PictureImage;
  /** For cards of the first view, whose picture may be the LCP element. */
  eager?: boolean | undefined;
  /** Layout width of the picture. Defaults to the three-column grid. */
  imageSizes?: string | undefined;
  /** "−20 %", or the wording of an automatic discount. */
  flag?: string | undefined;
  /** "Étretat, Seine-Maritime" */
  place: string;
  /** "21 km" */
  distance?: string | undefined;
  title: string;
  /** 3 below a block's h2. */
  headingLevel?: 2 | 3 | 4 | 5 | undefined;
  hotel: string;
  stars?: StarsProps | undefined;
  score?: ScoreBadgeProps | undefined;
  /** Shows at most three. */
  headwords?: readonly string[] | undefined;
  stress?: readonly StressMessage[] | undefined;
  /** "2 nuits, 3 personnes", "taxes comprises": one line each. */
  basis: readonly string[];
  price: PriceProps;
  /**
   * `plain`: the same content in a plain layout. `modification`: one row for customer care with picture, place, title, hotel and
   * price. @spec FLAG-012 CARE-005
   */
  look?: 'full' | 'plain' | 'modification' | undefined;
  /** The heart: a `WishlistHeart` beside the link, never inside it. */
  heart?: ReactNode;
}

const gridSizes = '(max-width: 767px) calc(100vw - 40px), (max-width: 1279px) calc(50vw - 42px), 384px';

/**
 * A stay in a list. One real link covers the card, so that ctrl, shift, meta and middle clicks open a tab. @spec CARD-009
 * CARD-010 CARD-011 CARD-012
 */
export const StayCard = ({
  testId = 'result-card',
  headingLevel = 3,
  look = 'full',
  ...card
}: StayCardProps) => {
  const Heading = `h${headingLevel}` as const;
  const isRow = look === 'modification';
  return (
    <article
      css={looks[look] === null ? part.card : [part.card, looks[look]]}
      data-testid={testId}
      data-look={look}
      {...dataOf(card)}
    >
      <Stage {...card} isRow={isRow} />
      <p css={part.place}>
        <span>{card.place}</span>
        {card.distance && <span>{card.distance}</span>}
      </p>
      <Heading css={part.title} data-part="title">
        <Anchor href={card.href} newTab={card.newTab} onClick={card.onSelect} css={cover}>
          {card.title}
        </Anchor>
      </Heading>
      <p css={part.hotel}>
        <span>{card.hotel}</span>
        {card.stars && <Stars {...card.stars} />}
      </p>
      {card.score && !isRow && (
        <p css={part.hotel}>
          <ScoreBadge {...card.score} />
        </p>
      )}
      {!isRow && <Facts {...card} />}
      <Foot {...card} />
      {card.heart && <div css={part.heart}>{card.heart}</div>}
    </article>
  );
};

type StageProps = Pick<StayCardProps, 'image' | 'imageSizes' | 'eager' | 'flag'> & { isRow: boolean };

const Stage = ({ image, imageSizes = gridSizes, eager, flag, isRow }: StageProps) => (
  <div css={part.stage}>
    <div css={part.picture} data-part="picture">
      <Picture image={image} alt="" sizes={isRow ? '120px' : imageSizes} eager={eager} />
    </div>
    {flag && !isRow && <span css={part.flag}>{flag}</span>}
  </div>
);

const Foot = ({ basis, price }: Pick<StayCardProps, 'basis' | 'price'>) => (
  <div css={part.foot}>
    <div css={part.footLine}>
      <p css={part.basis}>
        {basis.map((line) => (
          <span key={line} css={part.basisLine}>
            {line}
          </span>
        ))}
      </p>
      <Price {...price} />
    </div>
  </div>
);

type CardFacts = Pick<StayCardProps, 'headwords' | 'stress'>;

const Facts = ({ headwords = [], stress = [] }: CardFacts) => (
  <>
    {headwords.length > 0 && <p css={part.words}>{factLine(headwords.slice(0, 3))}</p>}
    {stress.length > 0 && (
      <div css={part.stress}>
        <StressMessages messages={stress} />
      </div>
    )}
  </>
);

const dataOf = (card: Omit<StayCardProps, 'testId' | 'headingLevel' | 'look'>) => ({
  'data-id': card.id,
  'data-hotel-id': card.hotelId,
  'data-amount': card.amount,
  'data-price-type': card.priceType,
  'data-nights': card.nights,
  'data-distance-km': card.distanceKm ?? undefined,
});

// The title's link is stretched over the card: one link for keyboard and screen reader, the full card for touch.
const cover = css({
  color: 'inherit',
  textDecoration: 'none',
  textUnderlineOffset: '0.14em',
  textDecorationThickness: '1px',
  '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1, borderRadius: 'var(--radius-m)' },
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  '&:focus-visible::after': {
    outline: '2.5px solid var(--color-focus)',
    outlineOffset: '4px',
    boxShadow: '0 0 0 4px var(--color-focus-halo)',
  },
});

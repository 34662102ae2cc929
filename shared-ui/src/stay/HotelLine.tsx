import { css } from '@emotion/react';
import { textLink } from '../button/button.styles';
import { text } from '../foundation/text';
import { Anchor } from '../link/Anchor';
import { ScoreBadge, type ScoreBadgeProps } from '../score/ScoreBadge';
import { Stars, type StarsProps } from '../score/Stars';

export interface HotelLineProps {
  readonly name: string;
  /** Null on the hotel's own page. */
  readonly href: string | null;
  readonly stars?: StarsProps | undefined;
  /** "Amboise, Indre-et-Loire"; '' when the name says it. */
  readonly place: string;
  /** The other stays there. */
  readonly placeHref?: string | null | undefined;
  readonly score: ScoreBadgeProps;
  /** "286 avis"; null without any. */
  readonly reviews: string | null;
}

/** "Château de Valmerle ★★★★ · Amboise, Indre-et-Loire · 9,2 Fantastique, 286 avis" @spec PROD-013 */
export const HotelLine = ({ name, href, stars, place, placeHref, score, reviews }: HotelLineProps) => (
  <div css={line}>
    <span css={inline}>
      {href ? (
        <Anchor href={href} css={textLink}>
          {name}
        </Anchor>
      ) : (
        <span>{name}</span>
      )}
      {stars && <Stars {...stars} />}
    </span>
    {place && (
      <span>
        {placeHref ? (
          <Anchor href={placeHref} css={textLink}>
            {place}
          </Anchor>
        ) : (
          place
        )}
      </span>
    )}
    <span css={inline}>
      <ScoreBadge {...score} />
      {reviews && <span css={text.muted}>{reviews}</span>}
    </span>
  </div>
);

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.4rem 1.25rem',
  fontWeight: 460,
  lineHeight: 1.4,
});

const inline = css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.4rem' });

import { css } from '@emotion/react';
import type { PaymentMethod } from '@detour/shared-contracts/sites';
import { useFrameText } from '../useFrameText';

/** A rating configured by the operator. Score and date are formatted strings. */
export interface RatingLine {
  readonly score: string;
  readonly max: string;
  readonly count: number;
  readonly source: string;
  readonly date: string;
}

export interface FooterBaseProps {
  readonly payments: readonly PaymentMethod[];
  readonly rating: RatingLine | null;
  readonly demonstration: boolean;
}

/** @spec FOOT-005 */
export const FooterBase = ({ payments, rating, demonstration }: FooterBaseProps) => {
  const text = useFrameText();
  const names = payments.map((name) => text(`payment.${name}`)).join(', ');
  return (
    <div css={base}>
      {rating && (
        <p>
          {text('footer.ratingSource', {
            rating: text('footer.rating', { score: rating.score, max: rating.max, count: rating.count }),
            source: rating.source,
            date: rating.date,
          })}
        </p>
      )}
      {payments.length > 0 && <p>{text('footer.payment', { names })}</p>}
      {demonstration && (
        <p>
          {text('legal.demoCatalogue')} {text('legal.demoPhones')}
        </p>
      )}
    </div>
  );
};

const base = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 'var(--space-2) var(--space-8)',
  borderBlockStart: '1px solid rgb(255 255 255 / 15%)',
  paddingBlock: '1.25rem 1.5rem',
  color: 'var(--color-ink-inverse-muted)',
  fontSize: '0.9375rem',
});

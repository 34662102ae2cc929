import { css } from '@emotion/react';
import { text } from '../foundation/text';
import { VisuallyHidden } from '../text/VisuallyHidden';

export interface PriceProps {
  /** "238 €" */
  amount: string;
  /** "à partir de", only without dates. */
  from?: string | undefined;
  /** "297 €": the lowest price of the 30 days before the reduction. */
  reference?: string | undefined;
  /**
   * Announced before the reference: "Prix de référence". Required with it, because screen readers do not announce a
   * line-through.
   */
  referenceLabel?: string | undefined;
  /** Announced before the amount if there is a reference: "Prix actuel". */
  amountLabel?: string | undefined;
  /** "−20 %" as a tag before the prices. Cards show it on their picture instead. */
  promo?: string | undefined;
  /** `card`: 22 px. `large`: in panels and above the pay button. */
  size?: 'card' | 'large' | undefined;
  align?: 'start' | 'end' | undefined;
}

/** Sell price, reference price and promotion. Amounts never wrap. @spec CARD-017 */
export const Price = ({
  amount,
  from,
  reference,
  referenceLabel,
  amountLabel,
  promo,
  size = 'card',
  align = 'end',
}: PriceProps) => (
  <span css={[root, align === 'end' && end]}>
    {from && <span css={fromLine}>{from}</span>}
    <span css={[line, align === 'start' && atStart]}>
      {promo && <span css={tag}>{promo}</span>}
      {reference && (
        <s css={struck}>
          {referenceLabel && <VisuallyHidden>{referenceLabel} </VisuallyHidden>}
          {reference}
        </s>
      )}
      <b css={size === 'large' ? text.priceLarge : text.price}>
        {reference && amountLabel && <VisuallyHidden>{amountLabel} </VisuallyHidden>}
        {amount}
      </b>
    </span>
  </span>
);

const root = css({ display: 'block' });
const end = css({ textAlign: 'end' });

const fromLine = css({
  display: 'block',
  color: 'var(--color-ink-muted)',
  fontSize: '0.875rem',
  fontWeight: 440,
  lineHeight: 1.3,
});

const line = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'baseline',
  columnGap: '0.4rem',
});

const atStart = css({ justifyContent: 'flex-start' });

const struck = css({
  color: 'var(--color-ink-muted)',
  fontSize: '0.9375rem',
  fontWeight: 440,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

const tag = css({
  padding: '0.32rem 0.5rem',
  borderRadius: 'var(--radius-s)',
  background: 'var(--color-accent-tint)',
  color: 'var(--color-accent-strong)',
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1,
  whiteSpace: 'nowrap',
});

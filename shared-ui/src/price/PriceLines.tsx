import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { text } from '../foundation/text';

export interface PriceLine {
  label: ReactNode;
  /** Exact cents: "382,00 €". */
  amount: ReactNode;
  tone?: 'positive' | undefined;
}

export interface PriceLinesProps {
  lines: readonly PriceLine[];
  /** Includes every tax. */
  total: PriceLine;
  /** Below the total: the amount to pay at the hotel, and explanations. */
  after?: readonly PriceLine[] | undefined;
  size?: 'panel' | 'large' | undefined;
  /** Test hook of the total (`summary-total`), with its cents in `data-amount`. */
  totalTestId?: string | undefined;
  totalCents?: number | undefined;
}

/** Price breakdown: label left, amount right, the total after a hairline. */
export const PriceLines = ({
  lines,
  total,
  after = [],
  size = 'panel',
  totalTestId,
  totalCents,
}: PriceLinesProps) => (
  <dl css={list}>
    {lines.map((line, index) => (
      <Line key={index} {...line} />
    ))}
    <div css={[row, totalRow]} data-testid={totalTestId} data-amount={totalCents}>
      <dt>{total.label}</dt>
      <dd css={size === 'large' ? text.priceLarge : text.price}>{total.amount}</dd>
    </div>
    {after.map((line, index) => (
      <Line key={index} {...line} quiet />
    ))}
  </dl>
);

const Line = ({ label, amount, tone, quiet = false }: PriceLine & { quiet?: boolean }) => (
  <div css={[row, quiet && text.muted, tone && { color: 'var(--color-positive)' }]}>
    <dt>{label}</dt>
    <dd css={amountStyle}>{amount}</dd>
  </div>
);

const list = css({ fontSize: '0.9688rem', fontWeight: 440, lineHeight: 1.4 });

const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 'var(--space-4)',
  paddingBlock: '0.32rem',
});

const totalRow = css({
  marginTop: '0.55rem',
  paddingTop: '0.85rem',
  borderTop: 'var(--border-hairline)',
  fontSize: '1.0625rem',
  fontWeight: 620,
  lineHeight: 1.3,
});

const amountStyle = css({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums lining-nums' });

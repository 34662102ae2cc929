import { css } from '@emotion/react';
import { Price, text } from '@detour/shared-ui';
import type { ShownPrice as ShownPriceView } from './panel.view-model';

export interface ShownPriceProps {
  readonly shown: ShownPriceView;
  /** `product-price`, where this is the price of the page. */
  readonly testId?: string | undefined;
  /** One line of small print, for the bars. */
  readonly compact?: boolean;
}

/** The price with its basis: all taxes included, with the part that the hotel collects. */
export const ShownPrice = ({ shown, testId, compact = false }: ShownPriceProps) => (
  <div
    data-testid={testId}
    data-amount={shown.amount}
    data-price-type={shown.priceType}
    data-nights={shown.nights}
  >
    <Price {...shown.price} size={compact ? 'card' : 'large'} />
    <p css={[compact ? text.micro : basis, text.muted]}>{shown.basis}</p>
    {!compact && shown.perNight && <p css={[text.small, text.muted]}>{shown.perNight}</p>}
    {!compact && shown.giftNote && <p css={[text.small, text.muted]}>{shown.giftNote}</p>}
    {!compact && shown.taxNote && <p css={[text.small, text.muted]}>{shown.taxNote}</p>}
    {!compact && shown.referenceNote && <p css={[text.small, text.muted]}>{shown.referenceNote}</p>}
  </div>
);

const basis = css({ marginTop: '0.3rem', fontSize: '0.9375rem', lineHeight: 1.45 });

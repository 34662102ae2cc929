import { css } from '@emotion/react';
import { Button, GiftIcon, LiveRegion, PriceLines, text } from '@detour/shared-ui';
import { useText } from '../text';
import type { PriceLine } from './setup.view-model';

export interface OfferFootProps {
  readonly lines: readonly PriceLine[];
  readonly total: string;
  /** Cents. */
  readonly amount: number;
  readonly basis: string;
  /** "Offrir", "Offrir sans dates" */
  readonly label: string;
  readonly busy: boolean;
  readonly onOffer: () => void;
}

/** Price including every tax that we charge, and the button. @spec GIFT-002 */
export const OfferFoot = ({ lines, total, amount, basis, label, busy, onOffer }: OfferFootProps) => {
  const t = useText();
  return (
    <div css={foot}>
      <PriceLines
        lines={lines}
        total={{ label: t('panel.total'), amount: total }}
        size="large"
        totalTestId="product-price"
        totalCents={amount}
      />
      <p css={[text.small, text.muted]}>{basis}</p>
      <Button
        kind="buy"
        width="full"
        icon={<GiftIcon />}
        busy={busy}
        onClick={onOffer}
        data-testid="gift-offer-button"
      >
        {label}
      </Button>
      <LiveRegion message={t('gift.announcement', { price: total, basis })} />
    </div>
  );
};

const foot = css({
  display: 'grid',
  gap: 'var(--space-4)',
  padding: '1.25rem clamp(1.25rem, 5cqw, 2.25rem) 2rem',
  borderTop: '1px solid var(--color-line)',
});

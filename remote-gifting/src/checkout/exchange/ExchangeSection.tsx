import { css } from '@emotion/react';
import { CheckboxField, text } from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';
import { useText } from '../../text';
import type { PurchaseView } from '../purchase/purchase.view-model';
import { exchangeLabel, exchangeTerms } from './exchange.view-model';
import type { Exchange } from './useExchange';

export interface ExchangeSectionProps {
  readonly exchange: Exchange;
  /** Before the exchange. */
  readonly purchase: PurchaseView;
}

/** Offers to exchange the open gift for this one, with what it costs or adds. */
export const ExchangeSection = ({ exchange: { gift, isChosen, choose }, purchase }: ExchangeSectionProps) => {
  const t = useText();
  const format = useFormat();
  if (!gift) return null;
  return (
    <section css={section} aria-labelledby="gift-exchange" data-testid="gift-exchange">
      <h2 id="gift-exchange" css={text.h2}>
        {t('exchange.title')}
      </h2>
      <CheckboxField
        label={exchangeLabel(gift, { t, format })}
        checked={isChosen}
        onChange={(event) => choose(event.target.checked)}
      />
      <div css={terms}>
        {exchangeTerms(purchase, gift, { t, format }).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </section>
  );
};

const section = css({
  display: 'grid',
  gap: 'var(--space-2)',
  padding: 'var(--space-5)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-brand-tint)',
});
const terms = css({
  display: 'grid',
  gap: 'var(--space-2)',
  color: 'var(--color-ink-muted)',
  fontSize: '0.9375rem',
});

import { css } from '@emotion/react';
import { text } from '@detour/shared-ui';
import { useText } from '../text';
import { CodeField } from './CodeField';
import { codeFieldIds, type Codes } from './useCodes';

export interface CodesSectionProps {
  readonly codes: Codes;
}

/** Promotion code, gift cards and vouchers. */
export const CodesSection = ({ codes }: CodesSectionProps) => {
  const t = useText();
  const retry = (): void => void codes.refresh();
  return (
    <section css={section} aria-labelledby="summary-codes">
      <h2 id="summary-codes" css={text.h2}>
        {t('codes.title')}
      </h2>
      <CodeField
        id={codeFieldIds.promotion}
        testId="promo-code"
        label={t('order.promoCode')}
        field={codes.promotion}
        onRetry={retry}
      />
      <CodeField
        id={codeFieldIds.giftCard}
        testId="gift-card"
        label={t('codes.giftCard')}
        hint={t('codes.giftCardHint')}
        field={codes.giftCard}
        onRetry={retry}
      />
    </section>
  );
};

const section = css({ display: 'grid', gap: 'var(--space-5)' });

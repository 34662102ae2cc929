import { css } from '@emotion/react';
import { text } from '@detour/shared-ui';
import { CodeField } from './CodeField';
import type { CodeText } from './code-text';
import { codeFieldIds, type Codes } from './useCodes';

export interface CodesSectionProps {
  readonly t: CodeText;
  readonly codes: Codes;
  /** False where no promotion code can be used. */
  readonly withPromotion?: boolean;
}

/** Promotion code, gift cards and vouchers. */
export const CodesSection = ({ t, codes, withPromotion = true }: CodesSectionProps) => {
  const retry = (): void => void codes.refresh();
  return (
    <section css={section} aria-labelledby="summary-codes">
      <h2 id="summary-codes" css={text.h2}>
        {t('codes.title')}
      </h2>
      {withPromotion && (
        <CodeField
          t={t}
          id={codeFieldIds.promotion}
          testId="promo-code"
          label={t('order.promoCode')}
          field={codes.promotion}
          onRetry={retry}
        />
      )}
      <CodeField
        t={t}
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

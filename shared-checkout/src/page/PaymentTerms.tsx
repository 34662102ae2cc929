import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { legalPath } from '@detour/shared-contracts/sites';
import { Anchor, text, textLink } from '@detour/shared-ui';
import { useSite, type TextFunction } from '@detour/remote-kit';

/** Ids that the catalogue of a remote with a payment must have. */
type TermsTextId = 'legal.acceptTerms' | 'checkout.termsLink' | 'price.payNow';

export interface PaymentTermsProps {
  readonly t: TextFunction<TermsTextId>;
  /** Whether and how long the buyer can withdraw. */
  readonly withdrawal: string;
  /** Name of the amount. Default: "À payer maintenant". */
  readonly label?: string | undefined;
  /** "382,00 €" */
  readonly amount: string;
  readonly cents: number;
  /** Test id of the amount; `summary-total` on the summary. */
  readonly testId?: string | undefined;
  /** Terms of this product, above the others. */
  readonly children?: ReactNode;
}

/** Terms to read before paying, then the amount due, directly above the button. */
export const PaymentTerms = ({
  t,
  withdrawal,
  label,
  amount,
  cents,
  testId,
  children,
}: PaymentTermsProps) => {
  const { locale } = useSite();
  return (
    <div css={terms}>
      {children}
      <p css={[text.small, text.muted]}>
        {t('legal.acceptTerms')} {withdrawal}{' '}
        <Anchor href={legalPath(locale, 'terms-of-sale')} newTab css={textLink}>
          {t('checkout.termsLink')}
        </Anchor>
      </p>
      <p css={line}>
        <span css={text.label}>{label ?? t('price.payNow')}</span>
        <b css={text.priceLarge} data-testid={testId} data-amount={cents}>
          {amount}
        </b>
      </p>
    </div>
  );
};

const terms = css({ display: 'grid', gap: 'var(--space-5)' });

const line = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 'var(--space-4)',
});

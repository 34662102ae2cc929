import { css } from '@emotion/react';
import { legalPath } from '@detour/shared-contracts/sites';
import { Anchor, text, textLink } from '@detour/shared-ui';
import { useFormat, useSite } from '@detour/remote-kit';
import { useText } from '../text';

export interface PaymentTermsProps {
  /** "382,00 €" */
  readonly amount: string;
  readonly cents: number;
  /** Cancellation terms of a stay; null for a voucher, which has a right of withdrawal instead. */
  readonly cancellation: string | null;
  /** Cents of the tax that the hotel collects; 0 without one. */
  readonly taxAtHotel: number;
  /** Test id of the amount; `summary-total` on the summary. */
  readonly testId?: string;
}

/** Terms to read before paying, then the amount due, directly above the button. */
export const PaymentTerms = ({ amount, cents, cancellation, taxAtHotel, testId }: PaymentTermsProps) => {
  const t = useText();
  const format = useFormat();
  const { locale } = useSite();
  return (
    <div css={terms}>
      {cancellation !== null && (
        <div>
          <h3 css={text.label}>{t('cancel.policy')}</h3>
          <p>{cancellation}</p>
        </div>
      )}
      {taxAtHotel > 0 && <p>{t('price.touristTaxAtHotel', { amount: format.price(taxAtHotel) })}</p>}
      <p css={[text.small, text.muted]}>
        {t('legal.acceptTerms')}{' '}
        {t(cancellation === null ? 'legal.withdrawalRight14' : 'legal.noWithdrawalDated')}{' '}
        <Anchor href={legalPath(locale, 'terms-of-sale')} newTab css={textLink}>
          {t('checkout.termsLink')}
        </Anchor>
      </p>
      <p css={line}>
        <span css={text.label}>{t('price.payNow')}</span>
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

import { css } from '@emotion/react';
import { legalPath } from '@detour/shared-contracts/sites';
import { Anchor, text, textLink } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import { useText } from '../text';

export interface GiftTermsProps {
  /** "389,00 €" */
  readonly total: string;
  /** Cents. */
  readonly amount: number;
}

/** What must be read before paying, then the amount to pay now, right above the button. */
export const GiftTerms = ({ total, amount }: GiftTermsProps) => {
  const t = useText();
  const { locale } = useSite();
  return (
    <div css={terms}>
      <p css={[text.small, text.muted]}>
        {t('legal.acceptTerms')} {t('legal.withdrawalRight14')}{' '}
        <Anchor href={legalPath(locale, 'terms-of-sale')} newTab css={textLink}>
          {t('checkout.termsLink')}
        </Anchor>
      </p>
      <p css={line}>
        <span css={text.label}>{t('price.payNow')}</span>
        <b css={text.priceLarge} data-testid="summary-total" data-amount={amount}>
          {total}
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

import { PaymentTerms } from '@detour/shared-checkout';
import { text } from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';
import { useText } from '../text';

export interface OrderTermsProps {
  /** Name of the amount, when it is not all paid now. */
  readonly label?: string | undefined;
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

/** Terms of the order to read before paying, then the amount due. */
export const OrderTerms = ({ label, amount, cents, cancellation, taxAtHotel, testId }: OrderTermsProps) => {
  const t = useText();
  const format = useFormat();
  return (
    <PaymentTerms
      t={t}
      withdrawal={t(cancellation === null ? 'legal.withdrawalRight14' : 'legal.noWithdrawalDated')}
      label={label}
      amount={amount}
      cents={cents}
      testId={testId}
    >
      {cancellation !== null && (
        <div>
          <h3 css={text.label}>{t('cancel.policy')}</h3>
          <p>{cancellation}</p>
        </div>
      )}
      {taxAtHotel > 0 && <p>{t('price.touristTaxAtHotel', { amount: format.price(taxAtHotel) })}</p>}
    </PaymentTerms>
  );
};

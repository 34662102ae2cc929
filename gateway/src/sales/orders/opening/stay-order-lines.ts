import type { Locale } from '@detour/shared-contracts/sites';
import type { Insurer } from '../../../context/insurer';
import type { AssessedStay } from '../../inventory/assess-stay';
import type { NewOrderLine } from '../../records/order.repository';

/** Lines of what the buyer pays to us; their sum is the order's amount. A tax that is paid at the hotel has no line. */
export const toOrderLines = ({ price, rooms }: AssessedStay, label: string): readonly NewOrderLine[] => {
  const taxToUs = price.amountToPay - price.sellPrice;
  const line = (kind: string, quantity: number, amount: number): NewOrderLine => ({
    kind,
    label,
    quantity,
    amount,
    // Rates differ by country and product; the invoice sets them.
    vat_rate_bp: null,
    voucher_type: null,
  });
  const stay = line('stay', rooms, price.sellPrice);
  return taxToUs > 0 ? [stay, line('local_tax', 1, taxToUs)] : [stay];
};

/** The premium of an order's insurance. Computed here, whatever the page showed. @spec INS-003 */
export const insuranceLine = (
  insurer: Insurer,
  insured: Parameters<Insurer['premiumOf']>[0],
  locale: Locale,
): NewOrderLine => ({
  kind: 'insurance',
  label: insurer.labelIn(locale),
  quantity: 1,
  amount: insurer.premiumOf(insured),
  vat_rate_bp: null,
  voucher_type: null,
});

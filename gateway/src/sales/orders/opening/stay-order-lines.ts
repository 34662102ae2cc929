import type { AssessedStay } from '../../inventory/assess-stay';
import type { NewOrderLine } from '../../records/order.repository';

/** What the buyer pays us, by kind; the sum is the order's amount. A tax paid at the hotel is no line of ours. */
export const toOrderLines = ({ price, rooms }: AssessedStay, label: string): readonly NewOrderLine[] => {
  const taxToUs = price.amountToPay - price.sellPrice;
  const line = (kind: string, quantity: number, amount: number): NewOrderLine => ({
    kind,
    label,
    quantity,
    amount,
    // Rates differ by country and by what the stay holds; they are set with the invoices.
    vat_rate_bp: null,
    voucher_type: null,
  });
  const stay = line('stay', rooms, price.sellPrice);
  return taxToUs > 0 ? [stay, line('local_tax', 1, taxToUs)] : [stay];
};

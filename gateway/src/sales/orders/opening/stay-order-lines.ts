import { createFormat } from '@detour/shared-contracts/format';
import type { Locale } from '@detour/shared-contracts/sites';
import type { Insurer } from '../../../context/insurer';
import type { AssessedStay } from '../../inventory/assess-stay';
import { createTranslate } from '../../../messages/message-catalogue';
import { extraDiscountOf } from '../../reductions/lawful-price';
import type { NewOrderLine } from '../../records/order.repository';

/** Name of the line of an automatic promotion. */
const promotionLabel = (price: AssessedStay['price'], locale: Locale): string => {
  const percent = extraDiscountOf(price);
  const translate = createTranslate(locale);
  return percent > 0
    ? translate('promotion.percent', { percent: createFormat(locale).percent(percent) })
    : translate('promotion.amount');
};

/**
 * Lines of what the buyer pays to us; their sum is the order's amount. A tax that is paid at the hotel has no line. An announced automatic
 * discount has its own line of the kind `promotion`, which older pages know.
 */
export const toOrderLines = (
  { price, rooms }: AssessedStay,
  { label, locale }: { readonly label: string; readonly locale: Locale },
): readonly NewOrderLine[] => {
  const taxToUs = price.amountToPay - price.sellPrice;
  const line = (kind: string, quantity: number, amount: number, name = label): NewOrderLine => ({
    kind,
    label: name,
    quantity,
    amount,
    // Rates differ by country and product; the invoice sets them.
    vat_rate_bp: null,
    voucher_type: null,
  });
  const discount = price.basePrice - price.sellPrice;
  return [
    line('stay', rooms, price.basePrice),
    ...(discount > 0 ? [line('promotion', 1, -discount, promotionLabel(price, locale))] : []),
    ...(taxToUs > 0 ? [line('local_tax', 1, taxToUs)] : []),
  ];
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

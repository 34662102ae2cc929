import type { Quote } from '@detour/shared-contracts/api';
import type { Cents } from '@detour/shared-contracts/base';
import type { Format } from '@detour/shared-contracts/format';
import type { Text } from '../../text';

export interface PriceLine {
  readonly id: string;
  readonly label: string;
  readonly amount: string;
}

/** A price with all taxes, split by recipient. */
export interface PriceBreakdown {
  readonly lines: readonly PriceLine[];
  readonly total: PriceLine;
  /** Line below the total that explains what is paid where; only if the hotel collects a tax. */
  readonly split: readonly PriceLine[];
  /** Cents: the exact amount that the visitor pays us. */
  readonly amountToPay: Cents;
  /** Cents, with every tax. */
  readonly totalAmount: Cents;
}

interface Amounts {
  readonly stay: Cents;
  /** Before the automatic discount. */
  readonly beforeDiscount: Cents;
  readonly extraDiscount: number;
  readonly tax: Cents;
  readonly amountToPay: Cents;
  readonly nights: number;
}

const amountsOf = (quote: Quote): Amounts | null =>
  quote.finalPrice && quote.priceInfo
    ? {
        stay: quote.finalPrice.sellPrice,
        beforeDiscount: quote.priceInfo.sellPrice,
        extraDiscount: quote.finalPrice.extraDiscount,
        tax: quote.finalPrice.localTaxTotalAmount,
        amountToPay: quote.finalPrice.amountToPay,
        nights: quote.finalPrice.nights,
      }
    : null;

/**
 * The lines of a quote; null without one. The total includes the tax wherever it is paid; our charge excludes a tax that the
 * hotel collects.
 * @spec PROD-041 PROD-068 QUOTE-010
 */
export const toPriceBreakdown = (
  quote: Quote,
  { t, format }: { readonly t: Text; readonly format: Format },
): PriceBreakdown | null => {
  const amounts = amountsOf(quote);
  return amounts && breakdownOf(amounts, t, format);
};

const breakdownOf = (amounts: Amounts, t: Text, format: Format): PriceBreakdown => {
  const { stay, beforeDiscount, tax, amountToPay, nights } = amounts;
  const totalAmount = stay + tax;
  const atHotel = totalAmount - amountToPay;
  const line = (id: string, label: string, amount: Cents): PriceLine => ({
    id,
    label,
    amount: format.price(amount),
  });
  const discount = beforeDiscount - stay;
  return {
    lines: [
      line('stay', t('panel.stayLine', { nights }), amounts.extraDiscount > 0 ? beforeDiscount : stay),
      ...(amounts.extraDiscount > 0 && discount > 0
        ? [
            line(
              'discount',
              t('panel.discountLine', { percent: format.percent(amounts.extraDiscount) }),
              -discount,
            ),
          ]
        : []),
      ...(tax > 0 ? [line('tax', t(atHotel > 0 ? 'panel.taxAtHotelLine' : 'panel.taxLine'), tax)] : []),
    ],
    total: line('total', t('panel.total'), totalAmount),
    split:
      atHotel > 0
        ? [
            line('pay-now', t('price.payNow'), amountToPay),
            line('pay-at-hotel', t('panel.payAtHotel'), atHotel),
          ]
        : [],
    amountToPay,
    totalAmount,
  };
};

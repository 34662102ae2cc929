import type { Buyer, OrderRequest, PayLaterType } from '@detour/shared-contracts/api';
import type { Cents } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import type { Criteria } from '../../contract';

export interface OrderWish {
  readonly locale: Locale;
  readonly buyer: Buyer;
  /** Cents: `amountToPay` of the quote that the visitor saw. */
  readonly expectedAmount: Cents;
  readonly offerId: string;
  readonly dates: NonNullable<Criteria['dates']>;
  readonly criteria: Pick<Criteria, 'adults' | 'children' | 'babies' | 'activityDates'>;
  /** Empty without a code. */
  readonly promotionCode?: string;
  readonly hasInsurance?: boolean;
  /** Pays in parts. Absent for payment at once. */
  readonly paymentPlan?: PayLaterType;
  /** Codes of gift cards and vouchers that pay a part. */
  readonly voucherCodes?: readonly string[];
}

/** @spec WALLET-005 WALLET-007 WALLET-008 WALLET-009 WALLET-011 WALLET-012 */
export const toOrderRequest = ({
  locale,
  buyer,
  expectedAmount,
  offerId,
  dates,
  criteria,
  promotionCode = '',
  hasInsurance = false,
  voucherCodes = [],
  paymentPlan,
}: OrderWish): OrderRequest => ({
  locale,
  buyer,
  currency: 'EUR',
  expectedAmount,
  ...(paymentPlan && { paymentPlan }),
  items: {
    insuranceItem: hasInsurance,
    promotionCodeItem: promotionCode,
    ...(voucherCodes.length > 0 && { voucherCodes: [...voucherCodes] }),
    shortStayItem: {
      gift: null,
      reservationCriteria: {
        offerId,
        activityDaySelections: criteria.activityDates.map(({ activityId, date }) => ({ activityId, date })),
        pax: {
          numberOfAdults: criteria.adults,
          numberOfChildren: criteria.children,
          numberOfBabies: criteria.babies,
        },
        travelPeriod: { checkinDate: dates.checkin, checkoutDate: dates.checkout },
        minisiteId: null,
      },
      specialRequest: '',
    },
  },
});

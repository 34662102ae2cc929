import { useRef } from 'react';
import type { Quote, StayDetail } from '@detour/shared-contracts/api';
import {
  useAccountBuyer,
  useBuyerForm,
  useCodeCheck,
  useCodes,
  useExpress,
  type BuyerWords,
} from '@detour/shared-checkout';
import { useFormat } from '@detour/remote-kit';
import type { PriceBreakdown } from '../booking/quote/price-lines.view-model';
import { withDeductions } from '../booking/quote/with-deductions';
import { useText } from '../text';
import { tripOfQuote } from '../trip/trip.view-model';
import { useOrdering } from './ordering/useOrdering';
import { useGiftEmail } from './useGiftEmail';
import { useCheckoutDraft } from './useCheckoutDraft';
import { useSummaryDays } from './useSummaryDays';
import type { Criteria, Names } from '../contract';

export interface SummaryPurchase {
  readonly stay: StayDetail;
  readonly quote: Quote;
  readonly price: PriceBreakdown;
  readonly offerId: string;
  readonly criteria: Criteria;
  readonly dates: NonNullable<Criteria['dates']>;
  /** Requests the price again. Settles when the page shows it. */
  readonly refreshQuote: () => Promise<unknown>;
}

/** State of the summary: buyer, activity days, codes, the price after codes, and the order. */
export const useSummaryOrder = (
  { stay, quote, price: full, offerId, criteria, dates, refreshQuote }: SummaryPurchase,
  words: BuyerWords,
) => {
  const t = useText();
  const format = useFormat();
  const draft = useCheckoutDraft();
  const buyer = useBuyerForm(draft, words);
  const days = useSummaryDays(quote, criteria);
  const codes = useCodes<Names>({
    t,
    draft,
    purchase: 'stay',
    price: quote.finalPrice?.sellPrice ?? 0,
    total: full.amountToPay,
  });
  useGiftEmail(buyer.form, codes.giftEmail);
  const account = useAccountBuyer<Names>(buyer);
  const price = withDeductions(full, codes.deductions, format);
  const codeCheck = useCodeCheck(codes);
  const formerTotal = useRef(price.total.amount);
  const ordering = useOrdering(
    {
      offerId,
      dates,
      criteria: { ...criteria, activityDates: days.inForce },
      expectedAmount: price.amountToPay,
      ...codes.inOrder,
    },
    () => {
      formerTotal.current = price.total.amount;
      return Promise.all([refreshQuote(), codes.refresh()]);
    },
  );

  /** Proceeds to the payment unless a day is missing or a typed code has to be checked. */
  const order = (proceed: () => void): void => {
    if (!days.refuse()) codeCheck.before(proceed);
  };

  const express = useExpress<Names>({
    buyer,
    ready: order,
    pay: ordering.byWallet,
    failureCode: 'PRODUCT-404',
  });

  return {
    buyer,
    account,
    express,
    days,
    codes,
    price,
    ordering,
    trip: tripOfQuote(stay, quote, { ...criteria, dates }, { t, format }),
    /** The check of typed codes that a click on pay started. */
    codeCheck,
    /** The total before the price changed. */
    formerTotal,
    order,
  };
};

export type SummaryOrder = ReturnType<typeof useSummaryOrder>;

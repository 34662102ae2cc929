import { useRef, useState } from 'react';
import type { Quote, StayDetail } from '@detour/shared-contracts/api';
import type { Criteria } from '@detour/shared-contracts/criteria';
import { useBuyerForm, useExpress, type BuyerWords } from '@detour/shared-checkout';
import { useFormat } from '@detour/remote-kit';
import type { PriceBreakdown } from '../booking/quote/price-lines.view-model';
import { withDeductions } from '../codes/deductions';
import { useCodes, type Codes } from '../codes/useCodes';
import { useGiftEmail } from '../codes/useGiftEmail';
import { useText } from '../text';
import { tripOfQuote } from '../trip/trip.view-model';
import { useOrdering } from './ordering/useOrdering';
import { useProfileBuyer } from './profile/useProfileBuyer';
import { useCheckoutDraft } from './useCheckoutDraft';
import { useSummaryDays } from './useSummaryDays';

export interface SummaryPurchase {
  readonly stay: StayDetail;
  readonly quote: Quote;
  readonly price: PriceBreakdown;
  readonly offerId: string;
  readonly criteria: Criteria & { readonly dates: NonNullable<Criteria['dates']> };
  /** Requests the price again. Settles when the page shows it. */
  readonly refreshQuote: () => Promise<unknown>;
}

/** State of the summary: buyer, activity days, codes, the price after codes, and the order. */
export const useSummaryOrder = (
  { stay, quote, price: full, offerId, criteria, refreshQuote }: SummaryPurchase,
  words: BuyerWords,
) => {
  const t = useText();
  const format = useFormat();
  const draft = useCheckoutDraft();
  const buyer = useBuyerForm(draft, words);
  const days = useSummaryDays(quote, criteria);
  const codes = useCodes({ draft, price: quote.finalPrice?.sellPrice ?? 0, total: full.amountToPay });
  useGiftEmail(buyer.form, codes.giftEmail);
  useProfileBuyer(buyer.form);
  const price = withDeductions(full, codes.deductions, format);
  const codeCheck = useCodeCheck(codes);
  const formerTotal = useRef(price.total.amount);
  const ordering = useOrdering(
    {
      offerId,
      dates: criteria.dates,
      criteria: { ...criteria, activityDates: days.inForce },
      expectedAmount: price.amountToPay,
      ...codes.inOrder,
    },
    () => {
      formerTotal.current = price.total.amount;
      return Promise.all([refreshQuote(), codes.refresh()]);
    },
  );

  /**
   * Proceeds to the payment unless a day is missing. A typed code is checked first: one that is applied changes the price, which the visitor sees before
   * the next click; one that is rejected says why, and the next click orders without it.
   */
  const order = (proceed: () => void): void => {
    if (codes.settling || codeCheck.running || days.refuse()) return;
    codeCheck.forget();
    const [field] = codes.unchecked;
    if (field === undefined) return proceed();
    document.getElementById(field)?.focus();
    codeCheck.run();
  };

  const express = useExpress({ buyer, ready: order, pay: ordering.byWallet });

  return {
    buyer,
    express,
    days,
    codes,
    price,
    ordering,
    trip: tripOfQuote(stay, quote, criteria, { t, format }),
    /** The check of typed codes that a click on pay started. */
    codeCheck,
    /** The total before the price changed. */
    formerTotal,
    order,
  };
};

/** Checks typed codes once at a time. */
const useCodeCheck = (codes: Codes) => {
  const [running, setRunning] = useState(false);
  const [priceIsNew, setPriceIsNew] = useState(false);
  const settle = async (): Promise<void> => {
    setRunning(true);
    setPriceIsNew(await codes.settle());
    setRunning(false);
  };
  return {
    running,
    /** A code was applied, so the visitor has to see the new price before an order. */
    priceIsNew,
    forget: () => setPriceIsNew(false),
    run: () => void settle(),
  };
};

export type SummaryOrder = ReturnType<typeof useSummaryOrder>;

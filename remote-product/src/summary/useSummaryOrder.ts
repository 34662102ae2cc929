import { useRef, useState } from 'react';
import type { Buyer, Quote, StayDetail } from '@detour/shared-contracts/api';
import type { Criteria } from '@detour/shared-contracts/criteria';
import { useBuyerForm, type BuyerWords } from '@detour/shared-checkout';
import { useFormat } from '@detour/remote-kit';
import type { PriceBreakdown } from '../booking/quote/price-lines.view-model';
import { withDeductions } from '../codes/deductions';
import { useCodes } from '../codes/useCodes';
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
  const [unapplied, setUnapplied] = useState(false);
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

  /** Pays unless a day is missing or a typed code is not applied, which the page then shows. */
  const order = (pay: (checked: Buyer) => void): void => {
    if (codes.settling || days.refuse()) return;
    const [field] = codes.unapplied;
    setUnapplied(field !== undefined);
    if (field) document.getElementById(field)?.focus();
    else void buyer.submit(pay)();
  };

  return {
    buyer,
    days,
    codes,
    price,
    ordering,
    trip: tripOfQuote(stay, quote, criteria, { t, format }),
    /** A typed code was not applied when the visitor clicked pay. */
    unapplied,
    /** The total before the price changed. */
    formerTotal,
    order,
  };
};

export type SummaryOrder = ReturnType<typeof useSummaryOrder>;

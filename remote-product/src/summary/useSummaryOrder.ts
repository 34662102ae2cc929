import { useRef } from 'react';
import type { StayDetail } from '@detour/shared-contracts/api';
import {
  useAccountBuyer,
  useBuyerForm,
  useCodeCheck,
  useCodes,
  useExpress,
  type DraftStore,
  type BuyerWords,
} from '@detour/shared-checkout';
import { useFormat } from '@detour/remote-kit';
import type { PriceBreakdown } from '../booking/quote/price-lines.view-model';
import { withDeductions } from '../booking/quote/with-deductions';
import { useText } from '../text';
import { withInsurance } from './insurance/insurance.view-model';
import type { InsuredStay } from './insurance/insurance-state';
import { withPlan } from '../instalments/plan.view-model';
import { usePlanChoice } from '../instalments/usePlanChoice';
import { useInsurance } from './insurance/useInsurance';
import { tripOfQuote } from '../trip/trip.view-model';
import { useOrdering } from './ordering/useOrdering';
import { useGiftEmail } from './useGiftEmail';
import { useCheckoutDraft } from './useCheckoutDraft';
import { useSummaryDays } from './useSummaryDays';
import type { Criteria, Names } from '../contract';

export interface SummaryPurchase extends InsuredStay {
  readonly stay: StayDetail;
  readonly price: PriceBreakdown;
  readonly criteria: Criteria;
  /** Requests the price again. Settles when the page shows it. */
  readonly refreshQuote: () => Promise<unknown>;
}

/** The price with what the visitor chooses on the page: insurance, then codes, which pay for it too; and how the rest is paid. */
const useSummaryPrice = (purchase: SummaryPurchase, draft: DraftStore) => {
  const t = useText();
  const format = useFormat();
  const insurance = useInsurance(purchase, draft);
  const full = withInsurance(purchase.price, insurance, { t, format });
  const codes = useCodes<Names>({
    t,
    draft,
    purchase: 'stay',
    price: purchase.quote.finalPrice?.sellPrice ?? 0,
    total: full.amountToPay,
    stay: {
      offerId: purchase.offerId,
      checkin: purchase.dates.checkin,
      nights: purchase.dates.nights,
    },
  });
  const price = withDeductions(full, codes.deductions, format);
  const { offerId, dates, quote } = purchase;
  const plan = usePlanChoice(
    { offerId, dates },
    { amount: price.amountToPay, checkin: dates.checkin, policy: quote.cancellationPolicy },
    draft,
  );
  return { insurance, codes, price: withPlan(price, plan.chosen, { t, format }), plan };
};

/** State of the summary: buyer, activity days, codes, the price after codes, and the order. */
export const useSummaryOrder = (purchase: SummaryPurchase, words: BuyerWords) => {
  const { stay, quote, offerId, criteria, dates, refreshQuote } = purchase;
  const t = useText();
  const format = useFormat();
  const draft = useCheckoutDraft();
  const buyer = useBuyerForm(draft, words);
  const days = useSummaryDays(quote, criteria);
  const { insurance, codes, price, plan } = useSummaryPrice(purchase, draft);
  useGiftEmail(buyer.form, codes.giftEmail);
  const account = useAccountBuyer<Names>(buyer);
  const codeCheck = useCodeCheck(codes);
  const formerTotal = useRef(price.total.amount);
  const ordering = useOrdering(
    {
      offerId,
      dates,
      criteria: { ...criteria, activityDates: days.inForce },
      expectedAmount: price.amountToPay,
      hasInsurance: insurance.hasInsurance === true,
      ...(plan.chosen && { paymentPlan: plan.chosen.type }),
      ...codes.inOrder,
    },
    () => {
      formerTotal.current = price.total.amount;
      return Promise.all([refreshQuote(), insurance.retry(), codes.refresh()]);
    },
  );

  /** Proceeds to the payment unless a day is missing or a typed code has to be checked. */
  const order = (proceed: () => void): void => {
    if (!days.refuse()) codeCheck.before(proceed);
  };

  /** The form shows everything that is missing at once, and orders if nothing is. @spec INS-008 */
  const orderByCard = (): void => {
    const lacksChoice = insurance.refuse();
    if (insurance.isSettling) return;
    order(() => void buyer.submit((valid) => lacksChoice || ordering.byCard(valid))());
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
    insurance,
    plan,
    price,
    ordering,
    trip: tripOfQuote(stay, quote, { ...criteria, dates }, { t, format }),
    /** The check of typed codes that a click on pay started. */
    codeCheck,
    /** The total before the price changed. */
    formerTotal,
    orderByCard,
  };
};

export type SummaryOrder = ReturnType<typeof useSummaryOrder>;

import { useState } from 'react';
import { payLaterTypes, type PayLaterMethod } from '@detour/shared-contracts/api';
import type { DraftStore } from '@detour/shared-checkout';
import { useHost } from '@detour/remote-kit';
import type { Names } from '../contract';
import { readPlan, writePlan, type PlannedStay } from './kept-plan';
import { usePlans, type Plans, type PlanPurchase } from './usePlans';

export interface PlanChoice {
  readonly plans: Plans;
  /** The chosen plan; null pays at once. */
  readonly chosen: PayLaterMethod | null;
  choose(type: PayLaterMethod['type'] | null): void;
}

/**
 * The way to pay on the summary: at once, which is preselected, or in parts. A plan that is no longer offered for the price is not chosen any
 * more.
 */
export const usePlanChoice = (stay: PlannedStay, purchase: PlanPurchase, draft: DraftStore): PlanChoice => {
  const { clock } = useHost<Names>();
  const plans = usePlans(purchase);
  const keptFor = `${stay.offerId} ${stay.dates.checkin} ${stay.dates.checkout}`;
  const [kept, keep] = useState({
    keptFor,
    type: readPlan(draft, { stay, types: payLaterTypes }, clock.now()),
  });
  const type = kept.keptFor === keptFor ? kept.type : null;
  return {
    plans,
    chosen: plans.methods.find((method) => method.type === type) ?? null,
    choose: (next) => {
      keep({ keptFor, type: next });
      writePlan(draft, { stay, type: next }, clock.now());
    },
  };
};

import { useEffect, useState } from 'react';
import type { CancellationOption, InsuranceState } from '@detour/shared-contracts/api';
import type { DraftStore } from '@detour/shared-checkout';
import { useHost } from '@detour/remote-kit';
import type { Names } from '../../contract';
import {
  cancellationOptionsOf,
  insuranceStateOf,
  isInsuranceOffered,
  type InsuranceChoice,
  type InsuredStay,
} from './insurance-state';
import { readChoice, writeChoice } from './kept-choice';

export interface Insurance extends InsuranceState {
  /** Empty where no insurance is sold. */
  readonly options: readonly CancellationOption[];
  readonly choice: InsuranceChoice;
  /** The insurer is the sandbox, which insures nobody. */
  readonly isTest: boolean;
  /** Insurance is chosen, and its new price is on its way. */
  readonly isSettling: boolean;
  /** An order was attempted without a choice. */
  readonly isMissing: boolean;
  /** Increases with each such attempt. */
  readonly attempt: number;
  choose(choice: NonNullable<InsuranceChoice>): void;
  /** Requests the price again. */
  retry(): Promise<unknown>;
  /** Shows a missing choice. False if there is none to make. */
  refuse(): boolean;
}

/** The insurance of the summary. @spec INS-001 INS-003 INS-004 INS-005 INS-007 INS-008 */
export const useInsurance = (
  { quote, offerId, dates, insurance: { asked, retry } }: InsuredStay,
  draft: DraftStore,
): Insurance => {
  const { clock } = useHost<Names>();
  const purchase = { offerId, dates };
  const keptFor = `${offerId} ${dates.checkin} ${dates.checkout}`;
  const [kept, keep] = useState({ keptFor, choice: readChoice(draft, purchase, clock.now()) });
  const [attempt, setAttempt] = useState(0);
  const isOffered = isInsuranceOffered(asked);
  const choice = kept.keptFor === keptFor ? kept.choice : null;
  const choose = (next: InsuranceChoice): void => {
    keep({ keptFor, choice: next });
    writeChoice(draft, { purchase, choice: next }, clock.now());
  };
  const isCleared = choice !== null && asked.data?.enabled === false && !asked.isFormer;
  useEffect(() => {
    if (isCleared) choose(null);
  });
  const state = insuranceStateOf(choice, asked);
  const lacksChoice = isOffered && state.hasInsurance === null;
  return {
    ...state,
    options: isOffered ? cancellationOptionsOf(quote, asked) : [],
    choice: state.hasInsurance === null ? null : choice,
    isTest: asked.data?.isTest ?? false,
    isSettling: state.hasInsurance === true && state.isFetching,
    isMissing: attempt > 0 && lacksChoice,
    attempt,
    choose,
    retry,
    refuse: () => {
      if (!lacksChoice) return false;
      setAttempt((count) => count + 1);
      return true;
    },
  };
};

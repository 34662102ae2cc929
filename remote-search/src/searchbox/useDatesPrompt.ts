import { useState } from 'react';
import type { Flow } from '@detour/shared-contracts/mount';
import { asksForDates } from './dates/dates-question';
import { searchDatesArmOf } from '@detour/shared-contracts/platform';
import { flowProductOf } from '@detour/shared-contracts/rules';
import { useSite, useSnapshotState } from '@detour/remote-kit';
import type { SearchDraft } from './draft/draft';

export interface DatesPrompt {
  /** What to say beside the open dates; null while nobody has been asked for them. */
  readonly prompt: 'forced' | 'suggested' | null;
  /** True when a search has to wait for dates; the visitor is then asked for them. */
  blocks(dates: SearchDraft['dates']): boolean;
  /** The visitor chose dates, or took them away. */
  changed(dates: SearchDraft['dates']): void;
}

/** What the open dates say then. */
export const datesPrompts = { forced: 'search.datesForced', suggested: 'search.datesSuggested' } as const;

/**
 * The experiment with the dates of a search. What the visitor answered holds until the page is left for good.
 * @spec SBOX-021 SBOX-022 SBOX-023
 */
export const useDatesPrompt = (flow: Flow): DatesPrompt => {
  const arm = searchDatesArmOf(useSite().flags);
  const [wasAsked, setAsked] = useSnapshotState<boolean>('dates-asked', false);
  const [wasCleared, setCleared] = useSnapshotState<boolean>('dates-cleared', false);
  const [shown, setShown] = useState(false);
  return {
    prompt: shown && arm !== 'control' ? arm : null,
    blocks: (dates) => {
      const blocked =
        flowProductOf(flow).hasDates && asksForDates({ arm, hasDates: dates !== null, wasAsked, wasCleared });
      if (blocked) setAsked(true);
      setShown(blocked);
      return blocked;
    },
    changed: (dates) => {
      setCleared(dates === null);
      setShown(false);
    },
  };
};

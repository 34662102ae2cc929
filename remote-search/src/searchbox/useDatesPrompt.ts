import { useState } from 'react';
import type { Flow, SiteFlags } from '@detour/shared-contracts/mount';
import { asksForDates } from './dates/dates-question';
import { searchDatesArmOf } from '@detour/shared-contracts/platform';
import { flowProductOf } from '@detour/shared-contracts/rules';
import { useHost, useSite, useSnapshotState } from '@detour/remote-kit';
import type { Names } from '../contract';

export interface DatesPrompt {
  /** The message beside the open dates. Null without a prompt. */
  readonly prompt: 'forced' | 'suggested' | null;
  /** True if the search must wait for dates. The visitor is then prompted. */
  blocks(hasDates: boolean): boolean;
  /** The visitor chose or cleared dates. */
  changed(hasDates: boolean): void;
}

/** Messages beside the open dates. */
export const datesPrompts = { forced: 'search.datesForced', suggested: 'search.datesSuggested' } as const;

/**
 * The dates experiment of the search box. The visitor's answer applies until the page unloads.
 * @spec SBOX-021 SBOX-022 SBOX-023
 */
export const useDatesPrompt = (flow: Flow): DatesPrompt => {
  const flags: SiteFlags<'datesForced' | 'datesSuggested'> = useSite<Names>().flags;
  const { bus } = useHost<Names>();
  const arm = searchDatesArmOf(flags);
  const [wasAsked, setAsked] = useSnapshotState<boolean>('dates-asked', false);
  const [wasCleared, setCleared] = useSnapshotState<boolean>('dates-cleared', false);
  const [shown, setShown] = useState(false);
  return {
    prompt: shown && arm !== 'control' ? arm : null,
    blocks: (hasDates) => {
      const hasQuestion = flowProductOf(flow).hasDates;
      // The arms differ for a search without dates.
      if (hasQuestion && !hasDates) bus.emit('search.variant-used@1', { experiment: 'search-dates' });
      const blocked = hasQuestion && asksForDates({ arm, hasDates, wasAsked, wasCleared });
      if (blocked) setAsked(true);
      setShown(blocked);
      return blocked;
    },
    changed: (hasDates) => {
      setCleared(!hasDates);
      setShown(false);
    },
  };
};

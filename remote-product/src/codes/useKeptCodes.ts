import { useState } from 'react';
import type { DraftStore } from '@detour/shared-checkout';
import { useHost } from '@detour/remote-kit';
import { readKeptCodes, writeKeptCodes, type KeptCodes } from './kept-codes';

export interface CodeStore {
  readonly kept: KeptCodes;
  /** Over what is there now, not over what was there when the press began. */
  keep(change: (now: KeptCodes) => Partial<KeptCodes>): void;
}

/** Codes of this tab, in the draft of the checkout until the order is paid. */
export const useKeptCodes = (draft: DraftStore): CodeStore => {
  const { clock } = useHost();
  const read = (): KeptCodes => readKeptCodes(draft.read(clock.now()).extra);
  const [kept, setKept] = useState(read);
  return {
    kept,
    keep: (change) => {
      const now = read();
      const next = { ...now, ...change(now) };
      draft.write(clock.now(), { extra: writeKeptCodes(draft.read(clock.now()).extra, next) });
      setKept(next);
    },
  };
};

import { useState } from 'react';
import type { DraftStore } from '../buyer/checkout-draft';
import { useHost } from '@detour/remote-kit';
import { readKeptCodes, writeKeptCodes, type CodeScope, type KeptCodes } from './kept-codes';

export interface CodeStore {
  readonly kept: KeptCodes;
  /** Updates the current value, not the value at the time of the click. */
  keep(change: (now: KeptCodes) => Partial<KeptCodes>): void;
}

/** Codes of this tab for one kind of purchase, kept in the checkout draft until the order is paid. */
export const useKeptCodes = (draft: DraftStore, scope: CodeScope): CodeStore => {
  const { clock } = useHost();
  const read = (): KeptCodes => readKeptCodes(draft.read(clock.now()).extra, scope);
  const [kept, setKept] = useState(read);
  return {
    kept,
    keep: (change) => {
      const now = read();
      const next = { ...now, ...change(now) };
      draft.write(clock.now(), { extra: writeKeptCodes(draft.read(clock.now()).extra, scope, next) });
      setKept(next);
    },
  };
};

import { useState } from 'react';
import type { Codes } from './useCodes';

export interface CodeCheck {
  readonly running: boolean;
  /** A code was applied, so the visitor has to see the new price before an order. */
  readonly priceIsNew: boolean;
  /**
   * Proceeds unless a typed code is unchecked. Checks the typed code first. An accepted code changes the price, which the
   * visitor sees before the next click. A rejected code shows its reason, and the next click orders without it.
   */
  before(proceed: () => void): void;
}

/** Checks typed codes before an order, once at a time. */
export const useCodeCheck = (codes: Codes): CodeCheck => {
  const [running, setRunning] = useState(false);
  const [priceIsNew, setPriceIsNew] = useState(false);
  const settle = async (): Promise<void> => {
    setRunning(true);
    setPriceIsNew(await codes.settle());
    setRunning(false);
  };
  return {
    running,
    priceIsNew,
    before: (proceed) => {
      if (codes.settling || running) return;
      setPriceIsNew(false);
      const [field] = codes.unchecked;
      if (field === undefined) return proceed();
      document.getElementById(field)?.focus();
      void settle();
    },
  };
};

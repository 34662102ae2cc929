import { useSyncExternalStore } from 'react';
import type { Cents } from '@detour/shared-contracts/base';
import { useHost, useHydrated, useSite } from '@detour/remote-kit';
import type { Names } from '../../contract';

/** The booking that customer care compares with others in this tab. */
export interface CareChange {
  readonly orderNumber: string;
  /** Price of the booking, in cents. */
  readonly total: Cents;
}

/** Parses what the desk has stored. Null for anything else. */
const parseCareChange = (text: string | null): CareChange | null => {
  if (text === null) return null;
  try {
    const { orderNumber, total } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    const isValid =
      typeof orderNumber === 'string' && /^\d{8}$/.test(orderNumber) && Number.isSafeInteger(total);
    return isValid ? { orderNumber, total: Number(total) } : null;
  } catch {
    return null;
  }
};

/** The booking being changed, in customer-care mode only. The server knows no storage, so it is null in its HTML. */
export const useCareChange = (): CareChange | null => {
  const { storage } = useHost<Names>();
  const { mode } = useSite();
  const isHydrated = useHydrated();
  const stored = useSyncExternalStore(
    (listener) => storage.subscribe('careChange', listener),
    () => storage.read('careChange'),
    () => null,
  );
  return mode === 'care' && isHydrated ? parseCareChange(stored) : null;
};

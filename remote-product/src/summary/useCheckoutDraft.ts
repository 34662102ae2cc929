import { useMemo } from 'react';
import { createDraftStore, type DraftStore } from '@detour/shared-checkout';
import { useHost } from '@detour/remote-kit';
import type { Names } from '../contract';

/** Input and order attempt of this tab. The gift checkout uses the same key. */
export const useCheckoutDraft = (): DraftStore => {
  const { storage } = useHost<Names>();
  return useMemo(() => createDraftStore(storage, 'checkoutDraft'), [storage]);
};

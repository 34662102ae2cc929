import { useMemo } from 'react';
import { createDraftStore, type DraftStore } from '@detour/shared-checkout';
import { useHost } from '@detour/remote-kit';

/** Input and order attempt of this tab. The gift checkout uses the same key. */
export const useCheckoutDraft = (): DraftStore => {
  const { storage } = useHost();
  return useMemo(() => createDraftStore(storage, 'checkoutDraft'), [storage]);
};

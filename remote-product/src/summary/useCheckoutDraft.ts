import { useMemo } from 'react';
import { createDraftStore, type DraftStore } from '@detour/shared-checkout';
import { useHost } from '@detour/remote-kit';

/** What was typed and tried in this tab; the gift checkout keeps it under the same key. */
export const useCheckoutDraft = (): DraftStore => {
  const { storage } = useHost();
  return useMemo(() => createDraftStore(storage, 'checkoutDraft'), [storage]);
};

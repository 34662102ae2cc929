import { useMemo, useSyncExternalStore } from 'react';
import type { ContractNames, NoNames } from '@detour/shared-contracts/contract/declare';
import type { PartArguments } from '../contract/declared-host';
import type { giftPart } from '../contract/kit-parts';
import { useWholeApi, useWholeHost } from '../host/host-context';
import { createGiftStore, type GiftServices, type GiftStore, type OpenGift } from './gift-store';

// One per bus, that is per document and build, so that all prices of a page share one request.
const stores = new WeakMap<GiftServices['bus'], GiftStore>();

const storeOf = (services: GiftServices): GiftStore => {
  const known = stores.get(services.bus);
  if (known) return known;
  const created = createGiftStore(services);
  stores.set(services.bus, created);
  return created;
};

const nothing = () => null;

/**
 * The gift that is open in this browser and pays stays; null without one, on the server and in the first client render.
 * Prices then show the amount left to pay (`giftPrice`). @spec BENEF-009
 */
export const useOpenGift = <N extends ContractNames = NoNames>(
  ..._declared: PartArguments<N, typeof giftPart>
): OpenGift | null => {
  const { bus, site } = useWholeHost();
  const api = useWholeApi();
  const store = useMemo(() => storeOf({ api, bus, locale: site.locale }), [api, bus, site.locale]);
  return useSyncExternalStore(store.subscribe, store.getState, nothing);
};

import { useMemo, useSyncExternalStore } from 'react';
import type { ContractNames, NoNames } from '@detour/shared-contracts/contract/declare';
import type { PartArguments } from '../contract/declared-host';
import type { wishlistPart } from '../contract/kit-parts';
import { useHydrated } from '@detour/shared-ui';
import { useWholeApi, useWholeHost } from '../host/host-context';
import {
  createWishlistStore,
  isWished,
  noWishlist,
  type WishlistEntry,
  type WishlistNotice,
  type WishlistServices,
  type WishlistStore,
} from './wishlist-store';

export interface Wishlist {
  /** Client only, and while the flag `wishlist` is on. @spec WISH-005 WISH-006 */
  readonly available: boolean;
  /** False until the list is loaded. */
  readonly known: boolean;
  /** Latest first. */
  readonly items: readonly WishlistEntry[];
  /** Updates at once, and reverts if the call fails. Works signed out. @spec WISH-007 WISH-009 */
  toggle(entry: WishlistEntry): void;
  /** The last action, for a live region and a toast. */
  readonly notice: WishlistNotice | null;
  dismiss(): void;
}

/** One entry of the wishlist. */
interface Heart extends Pick<Wishlist, 'available'> {
  readonly pressed: boolean;
  toggle(): void;
}

// One per bus, that is per document and build, so that a page's hearts share one request.
const stores = new WeakMap<WishlistServices['bus'], WishlistStore>();

const storeOf = (services: WishlistServices): WishlistStore => {
  const known = stores.get(services.bus);
  if (known) return known;
  const created = createWishlistStore(services);
  stores.set(services.bus, created);
  return created;
};

const never = (): (() => void) => () => undefined;
const nothing = () => noWishlist;

/** The visitor's wishlist, shared by all remotes of the page. */
export const useWishlist = <N extends ContractNames = NoNames>(
  ..._declared: PartArguments<N, typeof wishlistPart>
): Wishlist => useWholeWishlist();

const useStore = (): { readonly available: boolean; readonly store: WishlistStore } => {
  const { bus, site } = useWholeHost();
  const api = useWholeApi();
  const available = useHydrated() && site.flags['wishlist'] === true;
  const store = useMemo(() => storeOf({ api, bus, locale: site.locale }), [api, bus, site.locale]);
  return { available, store };
};

/** The same for the kit's own components. */
export const useWholeWishlist = (): Wishlist => {
  const { available, store } = useStore();
  const state = useSyncExternalStore(
    available ? store.subscribe : never,
    available ? store.getState : nothing,
    nothing,
  );
  return { ...state, available, toggle: store.toggle, dismiss: store.dismiss };
};

/** The heart of an entry. When the list changes, a page of hearts renders only those whose entry comes or goes. */
export const useHeart = (entry: WishlistEntry): Heart => {
  const { available, store } = useStore();
  const pressed = useSyncExternalStore(
    available ? store.subscribe : never,
    () => available && isWished(store.getState(), entry),
    () => false,
  );
  return { available, pressed, toggle: () => store.toggle(entry) };
};

/** Reloads the list after sign-in or sign-out, because the gateway merges browser and account lists. */
export const useWishlistReload = <N extends ContractNames = NoNames>(
  ..._declared: PartArguments<N, typeof wishlistPart>
): (() => Promise<void>) => {
  const { bus, site } = useWholeHost();
  const api = useWholeApi();
  return storeOf({ api, bus, locale: site.locale }).reload;
};

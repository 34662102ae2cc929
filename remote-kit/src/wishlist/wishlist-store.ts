import {
  addToWishlistCall,
  removeFromWishlistCall,
  wishlistCall,
  type Validator,
  type WishlistType,
} from '@detour/shared-contracts/api';
import type { EventBus } from '@detour/shared-contracts/mount';
import type { Locale } from '@detour/shared-contracts/sites';
import { validateAddToWishlist } from '@detour/shared-contracts/validators';
import type { Api } from '../api/api-client';

export interface WishlistEntry {
  readonly type: WishlistType;
  readonly id: string;
}

/** The visitor's last action. `count` distinguishes two equal ones. */
export interface WishlistNotice {
  readonly kind: 'added' | 'removed' | 'failed';
  readonly entry: WishlistEntry;
  readonly count: number;
}

export interface WishlistState {
  /** False until the list is loaded. */
  readonly known: boolean;
  /** Latest first. */
  readonly items: readonly WishlistEntry[];
  readonly notice: WishlistNotice | null;
}

export interface WishlistStore {
  getState(): WishlistState;
  subscribe(listener: () => void): () => void;
  /** Adds or removes an entry. */
  toggle(entry: WishlistEntry): void;
  /** Reloads after sign-in or sign-out. */
  reload(): Promise<void>;
  dismiss(): void;
}

export interface WishlistServices {
  readonly api: Api;
  readonly bus: EventBus;
  readonly locale: Locale;
}

export const noWishlist: WishlistState = { known: false, items: [], notice: null };

// A heart needs only ids and types. The list's full validator would add weight to every page with hearts.
const validateKeys = validateAddToWishlist as unknown as Validator<never>;

const keyOf = ({ type, id }: WishlistEntry): string => `${type} ${id}`;

const isSame = (a: WishlistEntry, b: WishlistEntry): boolean => a.type === b.type && a.id === b.id;

/** The list with pending changes applied. */
const withWishes = (
  items: readonly WishlistEntry[],
  wishes: ReadonlyMap<string, { readonly entry: WishlistEntry; readonly wanted: boolean }>,
): readonly WishlistEntry[] => {
  const added = [...wishes.values()].flatMap(({ entry, wanted }) =>
    wanted && !items.some((item) => isSame(item, entry)) ? [entry] : [],
  );
  return [...added.reverse(), ...items.filter((item) => wishes.get(keyOf(item))?.wanted !== false)];
};

/**
 * The wishlist of a document: the gateway's list plus optimistic changes, which revert on failure. Calls are sequential; the last
 * click on an entry wins. Stores on a page synchronise through the bus. @spec WISH-009
 */
export const createWishlistStore = ({ api, bus, locale }: WishlistServices): WishlistStore => {
  const listeners = new Set<() => void>();
  const wishes = new Map<string, { readonly entry: WishlistEntry; readonly wanted: boolean }>();
  let state = noWishlist;
  let held: readonly WishlistEntry[] = [];
  let calls = Promise.resolve();
  let answers = 0;
  let telling = false;
  let loading: Promise<void> | null = null;
  let subscription: { unsubscribe(): void } | null = null;

  const set = (change: Partial<WishlistState>): void => {
    state = { ...state, ...change };
    listeners.forEach((listener) => listener());
  };
  const tell = (change: Partial<WishlistState> = {}): void => {
    const items = withWishes(held, wishes);
    set({ ...change, known: true, items });
    telling = true;
    bus.emit('account.wishlist-changed@1', { items: items.map(({ type, id }) => ({ type, id })) });
    telling = false;
  };
  const notify = (kind: WishlistNotice['kind'], entry: WishlistEntry): Partial<WishlistState> => ({
    notice: { kind, entry, count: (state.notice?.count ?? 0) + 1 },
  });

  const load = (): Promise<void> =>
    (loading ??= (async () => {
      const before = answers;
      const answer = await api.request(wishlistCall, validateKeys, { query: { locale } });
      loading = null;
      // A newer list arrived with an acknowledged click.
      if (!answer.ok || answers !== before) return;
      held = answer.value.items;
      tell();
    })());

  const send = async (entry: WishlistEntry): Promise<void> => {
    const wish = wishes.get(keyOf(entry));
    if (!wish) return;
    const answer = await api.request(
      wish.wanted ? addToWishlistCall : removeFromWishlistCall,
      validateAddToWishlist,
      { params: entry },
    );
    const isLast = wishes.get(keyOf(entry)) === wish;
    if (isLast) wishes.delete(keyOf(entry));
    answers += 1;
    if (answer.ok) held = answer.value.items;
    tell(!answer.ok && isLast ? notify('failed', entry) : {});
  };

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      if (!subscription) {
        subscription = bus.on('account.wishlist-changed@1').subscribe(({ items }) => {
          if (telling) return;
          held = items;
          set({ known: true, items: withWishes(held, wishes) });
        });
        if (!state.known) void load();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        subscription?.unsubscribe();
        subscription = null;
        // No longer synchronised, so the next user starts with a new store.
        state = noWishlist;
      };
    },
    toggle(entry) {
      const wanted = !state.items.some((item) => isSame(item, entry));
      wishes.set(keyOf(entry), { entry, wanted });
      tell(notify(wanted ? 'added' : 'removed', entry));
      calls = calls.then(() => send(entry));
    },
    reload: load,
    dismiss: () => set({ notice: null }),
  };
};

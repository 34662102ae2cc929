import {
  addToWishlistCall,
  removeFromWishlistCall,
  wishlistCall,
  type ValidatorLoader,
  type WishlistType,
} from '@detour/shared-contracts/api';
import type { EventBus } from '@detour/shared-contracts/mount';
import type { Locale } from '@detour/shared-contracts/sites';
import { addToWishlistValidator } from '@detour/shared-contracts/validator-loaders';
import type { wishlistPart } from '../contract/kit-parts';
import type { Api } from '../api/api-client';

interface WishlistNames {
  readonly calls: (typeof wishlistPart)['calls'][number];
}
type WishlistEvent = (typeof wishlistPart)['emits'][number];

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
  readonly api: Api<WishlistNames>;
  readonly bus: EventBus<WishlistEvent, WishlistEvent>;
  readonly locale: Locale;
}

export const noWishlist: WishlistState = { known: false, items: [], notice: null };

// A heart needs only ids and types. The list's full validator would add weight to every page with hearts.
const keysValidator = addToWishlistValidator as unknown as ValidatorLoader<never>;

const keyOf = ({ type, id }: WishlistEntry): string => `${type} ${id}`;

const isSame = (a: WishlistEntry, b: WishlistEntry): boolean => a.type === b.type && a.id === b.id;

export const isWished = ({ items }: Pick<WishlistState, 'items'>, entry: WishlistEntry): boolean =>
  items.some((item) => isSame(item, entry));

interface Wish {
  readonly entry: WishlistEntry;
  readonly wanted: boolean;
}

/** Changes that the gateway has not acknowledged. The last one of an entry counts. */
const createPendingWishes = () => {
  const wishes = new Map<string, Wish>();
  return {
    /** Adds the entry, or removes it if the list has it. Returns whether it is wanted now. */
    toggle: (items: readonly WishlistEntry[], entry: WishlistEntry): boolean => {
      const wanted = !isWished({ items }, entry);
      wishes.set(keyOf(entry), { entry, wanted });
      return wanted;
    },
    of: (entry: WishlistEntry): Wish | undefined => wishes.get(keyOf(entry)),
    /** Ends a change. Returns false if a later one replaced it. */
    settle: (wish: Wish): boolean =>
      wishes.get(keyOf(wish.entry)) === wish && wishes.delete(keyOf(wish.entry)),
    /** The list with all changes, the latest first. */
    applyTo: (items: readonly WishlistEntry[]): readonly WishlistEntry[] => {
      const added = [...wishes.values()].flatMap(({ entry, wanted }) =>
        wanted && !isWished({ items }, entry) ? [entry] : [],
      );
      return [...added.reverse(), ...items.filter((item) => wishes.get(keyOf(item))?.wanted !== false)];
    },
  };
};

/** Listeners of a store. `start` runs with the first one and returns what runs after the last one. */
const createListeners = (start: () => () => void) => {
  const listeners = new Set<() => void>();
  let stop: (() => void) | null = null;
  return {
    notify: (): void => listeners.forEach((listener) => listener()),
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      stop ??= start();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = null;
      };
    },
  };
};

const requestWish = (api: Api<WishlistNames>, { entry, wanted }: Wish) =>
  api.request(wanted ? addToWishlistCall : removeFromWishlistCall, addToWishlistValidator, {
    params: entry,
    // The heart shows the change at once, so the visitor may leave before the response.
    outlivesPage: true,
  });

const noticeAfter = (
  last: WishlistNotice | null,
  kind: WishlistNotice['kind'],
  entry: WishlistEntry,
): WishlistNotice => ({ kind, entry, count: (last?.count ?? 0) + 1 });

/**
 * The wishlist of a document: the gateway's list plus optimistic changes, which revert on failure. Calls are sequential; the last
 * click on an entry wins. Stores on a page synchronise through the bus. @spec WISH-009
 */
export const createWishlistStore = ({ api, bus, locale }: WishlistServices): WishlistStore => {
  const pending = createPendingWishes();
  let state = noWishlist;
  let held: readonly WishlistEntry[] = [];
  let calls = Promise.resolve();
  let answers = 0;
  let telling = false;
  let loading: Promise<void> | null = null;

  const set = (change: Partial<WishlistState>): void => {
    state = { ...state, ...change };
    listeners.notify();
  };
  const tell = (change: Partial<WishlistState> = {}): void => {
    set({ ...change, known: true, items: pending.applyTo(held) });
    telling = true;
    bus.emit('account.wishlist-changed@1', { items: state.items.map(({ type, id }) => ({ type, id })) });
    telling = false;
  };
  const load = (): Promise<void> =>
    (loading ??= (async () => {
      const before = answers;
      const answer = await api.request(wishlistCall, keysValidator, { query: { locale } });
      loading = null;
      // A newer list arrived with an acknowledged click.
      if (!answer.ok || answers !== before) return;
      held = answer.value.items;
      tell();
    })());

  const listeners = createListeners(() => {
    const subscription = bus.on('account.wishlist-changed@1').subscribe(({ items }) => {
      if (telling) return;
      held = items;
      set({ known: true, items: pending.applyTo(held) });
    });
    if (!state.known) void load();
    return () => {
      subscription.unsubscribe();
      // No longer synchronised, so the next user starts with a new store.
      state = noWishlist;
    };
  });

  const send = async (entry: WishlistEntry): Promise<void> => {
    const wish = pending.of(entry);
    if (!wish) return;
    const answer = await requestWish(api, wish);
    const isLast = pending.settle(wish);
    answers += 1;
    if (answer.ok) held = answer.value.items;
    tell(!answer.ok && isLast ? { notice: noticeAfter(state.notice, 'failed', entry) } : {});
  };

  return {
    getState: () => state,
    subscribe: listeners.subscribe,
    toggle(entry) {
      const wanted = pending.toggle(state.items, entry);
      tell({ notice: noticeAfter(state.notice, wanted ? 'added' : 'removed', entry) });
      calls = calls.then(() => send(entry));
    },
    reload: load,
    dismiss: () => set({ notice: null }),
  };
};

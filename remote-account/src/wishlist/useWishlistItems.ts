import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { WishlistItem } from '@detour/shared-contracts/api';
import { useApi, useSite, useWishlist } from '@detour/remote-kit';
import { loadWishlist } from './wishlist.client';
import type { Names } from '../contract';

export interface WishlistItems {
  readonly state: 'loading' | 'ready' | 'failed';
  /** Items still on the list, latest first. */
  readonly items: readonly WishlistItem[];
  retry(): void;
}

interface Loaded {
  readonly state: WishlistItems['state'];
  readonly items: readonly WishlistItem[];
}

/**
 * Loads the cards of the wishlist while `active`, and again when the list contains an item without a card. Uses no query cache, because a
 * fragment has none.
 */
export const useWishlistItems = (active = true): WishlistItems => {
  const api = useApi<Names>();
  const { locale } = useSite();
  const { known, items: keys } = useWishlist<Names>();
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading', items: [] });
  const [turn, setTurn] = useState(0);
  const asked = useRef('');
  const missing = known
    ? keys.filter(({ type, id }) => !loaded.items.some((item) => item.type === type && item.id === id))
    : [];
  const lacks = loaded.state === 'ready' ? missing.map(({ type, id }) => `${type} ${id}`).join() : '';
  useEffect(() => {
    // Requests the same ids once, because items that are no longer sold have no card.
    if (lacks === '' || lacks === asked.current) return;
    asked.current = lacks;
    setTurn((count) => count + 1);
  }, [lacks]);
  useEffect(() => {
    if (!active) return;
    const leaving = new AbortController();
    void loadWishlist(api, locale, leaving.signal).then((answer) => {
      if (leaving.signal.aborted) return;
      setLoaded((before) =>
        answer.ok
          ? { state: 'ready', items: answer.value.items }
          : { ...before, state: before.state === 'ready' ? 'ready' : 'failed' },
      );
    });
    return () => leaving.abort();
  }, [api, locale, active, turn]);
  const retry = useCallback(() => {
    setLoaded({ state: 'loading', items: [] });
    setTurn((count) => count + 1);
  }, []);
  const items = useMemo(
    () =>
      known
        ? loaded.items.filter((item) => keys.some(({ type, id }) => type === item.type && id === item.id))
        : loaded.items,
    [known, keys, loaded.items],
  );
  return { state: loaded.state, items, retry };
};

import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { ViewedItem } from '@detour/shared-contracts/rules';
import { useHost } from '@detour/remote-kit';
import { keepViewed, readViewed, viewedKey } from './viewed-items';
import type { Names } from '../contract';

export interface ViewedItems {
  /** Newest first, including the current item. */
  readonly items: readonly ViewedItem[];
  /** Items that other remotes report as shown, by type. */
  readonly current: Readonly<Record<ViewedItem['type'], ViewedItem | null>>;
}

/** The stored list, updated by this page and other tabs. @spec RECENT-001 */
export const useViewedItems = (): ViewedItems => {
  const { bus, storage } = useHost<Names>();
  const [stay, setStay] = useState<ViewedItem | null>(null);
  const [activity, setActivity] = useState<ViewedItem | null>(null);
  const told = useRef<string | null>(null);
  const subscribe = useCallback((listener: () => void) => storage.subscribe(viewedKey, listener), [storage]);
  const stored = useSyncExternalStore(
    subscribe,
    () => storage.read(viewedKey),
    () => null,
  );
  useEffect(() => {
    // The shell may have stored the item already, so compare with what this list has received.
    const keep = (item: ViewedItem): void => {
      keepViewed(storage, item);
      const text = storage.read(viewedKey);
      if (text === told.current) return;
      told.current = text;
      bus.emit('account.recently-viewed-changed@1', { count: readViewed(text).length });
    };
    const stays = bus.on('product.stay-viewed@1').subscribe((item) => {
      setStay(item);
      keep(item);
    });
    const activities = bus.on('activities.activity-viewed@1').subscribe((item) => {
      setActivity(item);
      keep(item);
    });
    return () => {
      stays.unsubscribe();
      activities.unsubscribe();
    };
  }, [bus, storage]);
  const items = useMemo(() => readViewed(stored), [stored]);
  const current = useMemo(() => ({ STAY: stay, ACTIVITY: activity }), [stay, activity]);
  return { items, current };
};

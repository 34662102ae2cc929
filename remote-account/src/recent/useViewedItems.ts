import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ViewedItem } from '@detour/shared-contracts';
import { useHost } from '@detour/shared-ui/remote';
import { keepViewed, readViewed, viewedKey } from './viewed-items';

export interface ViewedItems {
  /** Newest first, what is on screen included. */
  readonly items: readonly ViewedItem[];
  /** What another remote said it shows. */
  readonly current: ViewedItem | null;
}

/** The kept list, as this tab, this page and other tabs change it. @spec RECENT-001 */
export const useViewedItems = (): ViewedItems => {
  const { bus, storage } = useHost();
  const [current, setCurrent] = useState<ViewedItem | null>(null);
  const subscribe = useCallback((listener: () => void) => storage.subscribe(viewedKey, listener), [storage]);
  const stored = useSyncExternalStore(
    subscribe,
    () => storage.read(viewedKey),
    () => null,
  );
  useEffect(() => {
    const subscription = bus.on('product.stay-viewed@1').subscribe((item) => {
      setCurrent(item);
      const list = keepViewed(storage, item);
      if (list) bus.emit('account.recently-viewed-changed@1', { count: list.length });
    });
    return () => subscription.unsubscribe();
  }, [bus, storage]);
  const items = useMemo(() => readViewed(stored), [stored]);
  return { items, current };
};

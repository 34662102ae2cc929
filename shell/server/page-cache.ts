import { LRUCache } from 'lru-cache';

export interface CachedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  readonly etag: string;
  readonly keys: readonly string[];
  /** Milliseconds UTC. */
  readonly renderedAt: number;
}

export interface PageCache {
  /** A fresh page; else a stale one at once, while one render refreshes it; else the render itself, shared by all who ask. */
  get(
    key: string,
    render: () => Promise<{ readonly page: CachedPage; readonly whole: boolean }>,
  ): Promise<CachedPage>;
  clear(): void;
  /** Drops each page that shows one of these surrogate keys. */
  purge(keys: readonly string[]): void;
  size(): number;
}

interface PageCacheOptions {
  readonly freshSeconds: number;
  readonly staleSeconds: number;
  now(): number;
  onAsked?(result: 'hit' | 'stale' | 'miss'): void;
}

/** Whole pages only: a page that was sent without one of its parts is never kept. */
export const createPageCache = ({
  freshSeconds,
  staleSeconds,
  now,
  onAsked,
}: PageCacheOptions): PageCache => {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: 96 * 1024 * 1024,
    sizeCalculation: (page) => page.html.length + 1,
  });
  const running = new Map<string, Promise<CachedPage>>();
  const refresh: PageCache['get'] = (key, render) => {
    const known = running.get(key);
    if (known) return known;
    const work = render()
      .then(({ page, whole }) => {
        if (whole) pages.set(key, page);
        return page;
      })
      .finally(() => running.delete(key));
    running.set(key, work);
    return work;
  };
  return {
    get(key, render) {
      const page = pages.get(key);
      const age = page ? (now() - page.renderedAt) / 1000 : Infinity;
      onAsked?.(age < freshSeconds ? 'hit' : age > staleSeconds ? 'miss' : 'stale');
      if (page && age < freshSeconds) return Promise.resolve(page);
      const work = refresh(key, render);
      if (!page || age > staleSeconds) return work;
      work.catch(() => undefined);
      return Promise.resolve(page);
    },
    clear: () => pages.clear(),
    purge(keys) {
      for (const [key, page] of pages.entries())
        if (page.keys.some((name) => keys.includes(name))) pages.delete(key);
    },
    size: () => pages.size,
  };
};

import { LRUCache } from 'lru-cache';
import { withinTime } from '../../http/limits/within-time';
import type { DataFile } from './data-files';

export interface CachedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  readonly etag: string;
  /** Data of the page that its document only names. */
  readonly data?: DataFile;
  /** Milliseconds UTC. */
  readonly renderedAt: number;
}

/**
 * `route`: a page without parameters; their number is limited. `part`: a page with a page number, which anybody can invent.
 * `address`: a page with path parameters.
 */
export type PageKind = 'route' | 'part' | 'address';

interface Rendering {
  readonly page: CachedPage;
  readonly whole: boolean;
  /** The whole page, when its part comes after its budget. Null when that part is lost. */
  readonly late?: Promise<Omit<Rendering, 'late'> | null>;
}

type Render = () => Promise<Rendering>;

interface PageUse {
  readonly kind?: PageKind;
  /** The render may take longer, so that no impatient request shares it. */
  readonly isPatient?: boolean;
}

export interface PageCache {
  /**
   * A fresh page; otherwise a stale one at once while a single render refreshes it; otherwise that render, shared by concurrent
   * requests of the same patience. A render without its late part is kept once that part comes: until then the requests that follow
   * wait for it instead of a render of their own, no longer than `lateMs`, and get the page of the first one.
   */
  get(key: string, render: Render, use?: PageUse): Promise<CachedPage>;
  /** Keeps a page that nobody asked for yet, as if a visitor had. */
  put(key: string, page: CachedPage, kind: PageKind): void;
  /** Drops the pages whose key is not wanted any more. */
  keepOnly(isWanted: (key: string) => boolean): void;
  size(): number;
}

interface PageCacheOptions {
  readonly freshSeconds: number;
  readonly staleSeconds: number;
  /** Milliseconds that a request waits for a part that another one waited for in vain. */
  readonly lateMs: number;
  now(): number;
  onAsked?(result: 'hit' | 'stale' | 'miss'): void;
}

const megabyte = 1024 * 1024;

const createArea = (size: number): LRUCache<string, CachedPage> =>
  new LRUCache({
    maxSize: size,
    sizeCalculation: ({ html, data }) => html.length + (data?.text.length ?? 0) + 1,
  });

/**
 * Stores pages in separate areas, so that invented URLs never evict real pages. A URL is on probation until its second request.
 * Not-found pages stay on probation.
 */
const createAreas = () => {
  const routes = createArea(24 * megabyte);
  const parts = createArea(12 * megabyte);
  const addresses = createArea(52 * megabyte);
  const trial = createArea(8 * megabyte);
  const seen = new LRUCache<string, true>({ maxSize: 2 * megabyte, sizeCalculation: (_, key) => key.length });
  const all = [routes, parts, addresses, trial];
  const areaOf = (key: string, kind: PageKind) =>
    kind === 'route' ? routes : kind === 'part' ? parts : seen.has(key) ? addresses : trial;
  const set = (key: string, page: CachedPage, kind: PageKind): void => {
    const isLost = page.status !== 200;
    const area = isLost ? trial : areaOf(key, kind);
    for (const other of all) if (other !== area) other.delete(key);
    area.set(key, page);
    if (!isLost && kind === 'address') seen.set(key, true);
  };
  return {
    all,
    set,
    find(key: string, kind: PageKind): CachedPage | undefined {
      const page = routes.get(key) ?? parts.get(key) ?? addresses.get(key);
      if (page) return page;
      const tried = trial.get(key);
      // Second request: ends the probation.
      if (tried) set(key, tried, kind);
      return tried;
    },
  };
};

/** A page that was sent without its late part. */
interface LatePage {
  readonly sent: CachedPage;
  /** Null when the part is lost. */
  readonly whole: Promise<CachedPage | null>;
}

/** Time (ms) after which a late part is rendered again. */
const lateLife = 10_000;

/** Anybody can invent addresses whose part hangs: their documents must not fill the memory. */
const mostLatePages = 200;

/** Pages that were sent without their late part, by key. */
const createLatePages = (keep: (key: string, page: CachedPage, kind: PageKind) => void) => {
  const pages = new LRUCache<string, LatePage>({ max: mostLatePages });
  return {
    of: (key: string): LatePage | undefined => pages.get(key),
    /** Keeps the whole page when its part comes. */
    follow(key: string, kind: PageKind, { page, late }: Rendering): void {
      if (!late) return;
      const whole = late
        .then((rendered) => {
          if (!rendered?.whole) return null;
          keep(key, rendered.page, kind);
          return rendered.page;
        })
        .catch(() => null);
      const entry: LatePage = { sent: page, whole };
      pages.set(key, entry);
      void withinTime(whole, lateLife).then(() => {
        if (pages.get(key) === entry) pages.delete(key);
      });
    },
  };
};

/** Stores complete pages only, never a page that was sent without one of its parts. */
export const createPageCache = ({
  freshSeconds,
  staleSeconds,
  lateMs,
  now,
  onAsked,
}: PageCacheOptions): PageCache => {
  const areas = createAreas();
  const running = new Map<string, Promise<CachedPage>>();
  const latePages = createLatePages(areas.set);
  const refresh = (
    key: string,
    render: Render,
    { kind = 'route', isPatient = false }: PageUse,
  ): Promise<CachedPage> => {
    const run = isPatient ? `${key} patient` : key;
    const known = running.get(run);
    if (known) return known;
    const late = isPatient ? undefined : latePages.of(key);
    if (late) return withinTime(late.whole, lateMs).then((page) => page ?? late.sent);
    const work = render()
      .then((rendering) => {
        if (rendering.whole) areas.set(key, rendering.page, kind);
        else latePages.follow(key, kind, rendering);
        return rendering.page;
      })
      .finally(() => running.delete(run));
    running.set(run, work);
    return work;
  };
  return {
    get(key, render, use = {}) {
      const page = areas.find(key, use.kind ?? 'route');
      const age = page ? (now() - page.renderedAt) / 1000 : Infinity;
      onAsked?.(age < freshSeconds ? 'hit' : age > staleSeconds ? 'miss' : 'stale');
      if (page && age < freshSeconds) return Promise.resolve(page);
      const work = refresh(key, render, use);
      if (!page || age > staleSeconds) return work;
      work.catch(() => undefined);
      return Promise.resolve(page);
    },
    put: areas.set,
    keepOnly(isWanted) {
      for (const area of areas.all) for (const key of [...area.keys()]) if (!isWanted(key)) area.delete(key);
    },
    size: () => areas.all.reduce((sum, area) => sum + area.size, 0),
  };
};

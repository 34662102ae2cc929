import type { Clock, Json } from '@detour/shared-contracts/base';
import { applyPatch, printCriteria, type AllNames } from '@detour/shared-contracts/criteria';
import type {
  NavigateOptions,
  Navigation,
  NavigationOutcome,
  ShopLocation,
  SiteContext,
} from '@detour/shared-contracts/mount';
import type { RouteMatch } from '@detour/shared-contracts/sites';
import { createCurrentPlace, type CurrentPlace } from './current-place';
import { routeInDocument } from './document-routes';
import {
  createHistoryEntries,
  currentLocation,
  hrefOf,
  keepScroll,
  newEntryKey,
  readEntryState,
  writeEntry,
  type EntryMemory,
} from './history-entries';
import { watchScroll } from './scroll/page-scroll';
import { createLayers, type Layers } from './layers';

interface StepOptions {
  readonly signal: AbortSignal;
  /** What is known of the next page's heading. Null on Back and Forward, which return to a page as it was. */
  readonly heading: string | null;
}

/** Callbacks of the shell between a navigation request and the URL change. */
export interface NavigationHooks {
  /** Loads and prefetches. Never rejects: after a failure the slot shows a panel. */
  prepare(target: ShopLocation, route: RouteMatch, step: StepOptions): Promise<void>;
  /** Shows the prepared page. The URL has already changed. */
  commit(target: ShopLocation, route: RouteMatch, memory: EntryMemory | null): void;
  /** Snapshot of the page before it is left. */
  snapshot(): Json;
  criteriaChanged(hash: string): void;
  /** Another country's host, another Belgian language, a file: the browser navigates. */
  leave(href: string): void;
}

export interface ShellNavigation extends Navigation {
  readonly pending: () => boolean;
  readonly openLayer: NonNullable<Navigation['openLayer']>;
  /** Follows the browser's history from now on. A navigation before it is an error. */
  start(hooks: NavigationHooks): void;
}

interface NavigationOptions {
  readonly site: SiteContext;
  /** Route of the document's HTML. */
  readonly route: RouteMatch;
  readonly clock: Clock;
}

type Hooks = () => NavigationHooks;

/** One preparation at a time: a later one supersedes it. */
const createPreparations = (hooks: Hooks) => {
  let running: { readonly controller: AbortController; readonly key: string } | null = null;
  const cancel = (): void => {
    running?.controller.abort();
    running = null;
  };
  return {
    cancel,
    pending: () => running !== null,
    isFor: ({ key }: ShopLocation) => running?.key === key,
    /** Resolves with false when another navigation superseded it. */
    async prepare(target: ShopLocation, route: RouteMatch, heading: string | null = null): Promise<boolean> {
      cancel();
      const controller = new AbortController();
      running = { controller, key: target.key };
      await hooks().prepare(target, route, { signal: controller.signal, heading });
      if (controller.signal.aborted) return false;
      running = null;
      return true;
    },
  };
};

interface MoveOptions {
  readonly site: SiteContext;
  readonly place: CurrentPlace;
  readonly preparations: ReturnType<typeof createPreparations>;
  readonly layers: Layers;
  readonly hooks: Hooks;
}

interface GoOptions extends Pick<NavigateOptions, 'replace' | 'scroll'> {
  readonly heading?: string | null;
}

/** The two ways to another location: a request of the page, and the browser's back and forward. */
const createMoves = ({ site, place, preparations, layers, hooks }: MoveOptions) => {
  const entries = createHistoryEntries();

  const keepMemory = (): void =>
    entries.keep(place.location().key, { scrollY, snapshot: hooks().snapshot() });

  const remember = (): void => {
    keepMemory();
    keepScroll(place.location(), scrollY);
  };

  const settle = (target: ShopLocation, route: RouteMatch): void => {
    const criteria = place.move(target, route);
    if (criteria !== null) hooks().criteriaChanged(criteria);
  };

  const go = async (
    target: ShopLocation,
    { replace = false, scroll = 'top', heading = null }: GoOptions,
  ): Promise<NavigationOutcome> => {
    const route = routeInDocument(site, target);
    if (!route) {
      hooks().leave(hrefOf(target));
      return 'committed';
    }
    const isHashOnly = isSamePage(target, place.location());
    if (isHashOnly) preparations.cancel();
    else {
      if (!(await preparations.prepare(target, route, heading))) return 'superseded';
      await layers.rewind();
    }
    remember();
    writeEntry(target, replace);
    layers.settled(isHashOnly);
    settle(target, isHashOnly ? place.route() : route);
    if (!isHashOnly) hooks().commit(target, route, scroll === 'keep' ? { scrollY, snapshot: null } : null);
    return 'committed';
  };

  const traverse = async (): Promise<void> => {
    if (layers.traversed()) return;
    const target = currentLocation();
    const here = place.location();
    if (target.key === here.key && hrefOf(target) === hrefOf(here)) return;
    if (preparations.isFor(target)) return;
    const { scrollY: top } = readEntryState(history.state);
    const memory = entries.get(target.key) ?? { scrollY: top, snapshot: null };
    keepMemory();
    preparations.cancel();
    layers.settled(false);
    const route = routeInDocument(site, target);
    if (!route) return location.reload();
    if (isSamePage(target, here)) {
      settle(target, place.route());
      return scrollTo(0, memory.scrollY);
    }
    if (!(await preparations.prepare(target, route))) return;
    settle(target, route);
    hooks().commit(target, route, memory);
  };

  return { go, traverse };
};

const isSamePage = (a: ShopLocation, b: ShopLocation): boolean => a.path === b.path && a.search === b.search;

const targetOf = (to: string, state: Json): ShopLocation => {
  const url = new URL(to, location.href);
  return { path: url.pathname, search: url.search, hash: url.hash, key: newEntryKey(), state };
};

/**
 * The shell's history: prepare, then commit. A later navigation supersedes one that is still preparing. A change of only the hash
 * needs no preparation. @spec HASH-025
 */
export const createNavigation = ({ site, route, clock }: NavigationOptions): ShellNavigation => {
  let started: NavigationHooks | null = null;
  const hooks = (): NavigationHooks => {
    if (!started) throw new Error('The navigation has not started: call start() first.');
    return started;
  };
  const place = createCurrentPlace({ site, clock, location: currentLocation(), route });
  const preparations = createPreparations(hooks);
  const layers = createLayers(place.location);
  const { go, traverse } = createMoves({ site, place, preparations, layers, hooks });
  return {
    location: place.location,
    route: place.route,
    criteria: place.criteria,
    subscribe: place.subscribe,
    pending: preparations.pending,
    navigate(to, { state = null, ...options }: NavigateOptions = {}) {
      if (new URL(to, location.href).origin !== location.origin) {
        hooks().leave(to);
        return Promise.resolve('committed');
      }
      return go(targetOf(to, state), options);
    },
    patchCriteria(patch, { commit = false } = {}) {
      const next = printCriteria(applyPatch<AllNames>(place.criteria(), patch));
      const hash = next ? `#${next}` : '';
      const { path, search, hash: before, state } = place.location();
      if (hash !== before)
        void go(targetOf(path + search + hash, state), { replace: !commit, scroll: 'keep' });
    },
    back: () => history.back(),
    openLayer: layers.open,
    start(given) {
      started = given;
      history.scrollRestoration = 'manual';
      keepScroll(place.location(), readEntryState(history.state).scrollY);
      // single-spa fires its own popstate after each pushState; ignore it.
      addEventListener('popstate', (event) => {
        if (!(event as { singleSpa?: boolean }).singleSpa) void traverse();
      });
      // From the address bar or a plain `#id` link: the browser created the entry without us.
      addEventListener('hashchange', () => void traverse());
      watchScroll(() => {
        // After Back, the entry is that of the next page while this one is still shown.
        if (readEntryState(history.state).key === place.location().key) keepScroll(place.location(), scrollY);
      });
      // A reload on the entry of a layer, which is no longer open.
      layers.settled(true);
    },
  };
};

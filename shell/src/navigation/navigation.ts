import type { Clock, Json } from '@detour/shared-contracts/base';
import {
  applyPatch,
  isCriteriaHash,
  parseCriteria,
  printCriteria,
  type Criteria,
} from '@detour/shared-contracts/criteria';
import type {
  NavigateOptions,
  Navigation,
  NavigationOutcome,
  ShopLocation,
  SiteContext,
} from '@detour/shared-contracts/mount';
import { routeInFlags } from '../composition/route-flags';
import { matchPath, siteOf, type RouteMatch, type RouteRedirect } from '@detour/shared-contracts/sites';
import { createHistoryEntries, newEntryKey, readEntryState, type EntryMemory } from './history-entries';

/** Hooks of the shell between a navigation request and the URL change. */
export interface NavigationHooks {
  /** Loads and prefetches. Never rejects: after a failure the slot shows a panel. */
  prepare(target: ShopLocation, route: RouteMatch, signal: AbortSignal): Promise<void>;
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
  start(): void;
}

interface NavigationOptions {
  readonly site: SiteContext;
  readonly route: RouteMatch;
  readonly clock: Clock;
  readonly hooks: NavigationHooks;
}

const currentLocation = (): ShopLocation => {
  const known = readEntryState(history.state);
  const { key, user } = known;
  // Adds a key to an entry that the browser created (address bar), so that it is known on return.
  if ((history.state as { key?: unknown } | null)?.key !== key) history.replaceState(known, '');
  return { path: location.pathname, search: location.search, hash: location.hash, key, state: user };
};

const hrefOf = (target: ShopLocation): string => target.path + target.search + target.hash;

/**
 * The shell's history: prepare, then commit. A later navigation supersedes one that is still preparing. A change of only the hash
 * needs no preparation. @spec HASH-025
 */
export const createNavigation = ({ site, route, clock, hooks }: NavigationOptions): ShellNavigation => {
  const entries = createHistoryEntries();
  const listeners = new Set<(location: ShopLocation) => void>();
  let here = currentLocation();
  let match = route;
  let criteria: Criteria = parseCriteria(here.hash, clock.now(), site.locale);
  let running: (AbortController & { readonly to?: string }) | null = null;

  const settle = (target: ShopLocation, targetRoute: RouteMatch): void => {
    here = target;
    match = targetRoute;
    const next = parseCriteria(target.hash, clock.now(), site.locale);
    const changed = printCriteria(next) !== printCriteria(criteria);
    if (changed) criteria = next;
    document.documentElement.toggleAttribute('data-criteria', isCriteriaHash(target.hash));
    for (const listener of [...listeners]) listener(target);
    if (changed) hooks.criteriaChanged(printCriteria(criteria));
  };

  const remember = (): void => {
    entries.keep(here.key, { scrollY, snapshot: hooks.snapshot() });
    history.replaceState({ key: here.key, scrollY, user: here.state }, '');
  };

  const write = (target: ShopLocation, replace: boolean): void => {
    const state = { key: target.key, scrollY: 0, user: target.state };
    if (replace) history.replaceState(state, '', hrefOf(target));
    else history.pushState(state, '', hrefOf(target));
  };

  /** Another language, a partner's page and the way into customer care are separate documents. @spec CARE-001 */
  const staysInDocument = (
    found: RouteMatch | RouteRedirect,
    { search }: ShopLocation,
  ): found is RouteMatch =>
    !('redirect' in found) &&
    (new URLSearchParams(search).get('locale') ?? site.locale) === site.locale &&
    found.locale === site.locale &&
    found.page !== 'minisite' &&
    !(found.page === 'care' && site.mode !== 'care');

  const routeAt = (path: string): RouteMatch | RouteRedirect => {
    const found = matchPath(siteOf(site.locale), path, site.locale);
    return 'redirect' in found ? found : routeInFlags(found, site.flags);
  };

  const sameDocumentPart = (target: ShopLocation): boolean =>
    target.path === here.path && target.search === here.search;

  const go = async (
    target: ShopLocation,
    replace: boolean,
    scroll: 'top' | 'keep',
  ): Promise<NavigationOutcome> => {
    const targetRoute = routeAt(target.path);
    if (!staysInDocument(targetRoute, target)) {
      hooks.leave(hrefOf(target));
      return 'committed';
    }
    running?.abort();
    if (sameDocumentPart(target)) {
      running = null;
      remember();
      write(target, replace);
      settle(target, match);
      return 'committed';
    }
    const controller = new AbortController();
    running = controller;
    await hooks.prepare(target, targetRoute, controller.signal);
    if (controller.signal.aborted) return 'superseded';
    running = null;
    remember();
    write(target, replace);
    settle(target, targetRoute);
    hooks.commit(target, targetRoute, scroll === 'keep' ? { scrollY, snapshot: null } : null);
    return 'committed';
  };

  const traverse = async (): Promise<void> => {
    const target = currentLocation();
    if (target.key === here.key && hrefOf(target) === hrefOf(here)) return;
    if (running?.to === target.key) return;
    const memory = entries.get(target.key) ?? {
      scrollY: readEntryState(history.state).scrollY,
      snapshot: null,
    };
    entries.keep(here.key, { scrollY, snapshot: hooks.snapshot() });
    running?.abort();
    const targetRoute = routeAt(target.path);
    if (!staysInDocument(targetRoute, target)) return location.reload();
    if (sameDocumentPart(target)) {
      settle(target, match);
      return scrollTo(0, memory.scrollY);
    }
    const controller = Object.assign(new AbortController(), { to: target.key });
    running = controller;
    await hooks.prepare(target, targetRoute, controller.signal);
    if (controller.signal.aborted) return;
    running = null;
    settle(target, targetRoute);
    hooks.commit(target, targetRoute, memory);
  };

  const toTarget = (to: string, state: Json): ShopLocation => {
    const url = new URL(to, location.href);
    return { path: url.pathname, search: url.search, hash: url.hash, key: newEntryKey(), state };
  };

  return {
    location: () => here,
    route: () => match,
    criteria: () => criteria,
    pending: () => running !== null,
    navigate(to, { replace = false, state = null, scroll = 'top' }: NavigateOptions = {}) {
      if (new URL(to, location.href).origin !== location.origin) {
        hooks.leave(to);
        return Promise.resolve('committed');
      }
      return go(toTarget(to, state), replace, scroll);
    },
    patchCriteria(patch, { commit = false } = {}) {
      const next = printCriteria(applyPatch(criteria, patch));
      const hash = next ? `#${next}` : '';
      if (hash !== here.hash) void go(toTarget(here.path + here.search + hash, here.state), !commit, 'keep');
    },
    back: () => history.back(),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start() {
      history.scrollRestoration = 'manual';
      history.replaceState(
        { key: here.key, scrollY: readEntryState(history.state).scrollY, user: here.state },
        '',
      );
      // single-spa fires its own popstate after each pushState; ignore it.
      addEventListener('popstate', (event) => {
        if (!(event as { singleSpa?: boolean }).singleSpa) void traverse();
      });
      // From the address bar or a plain `#id` link: the browser created the entry without us.
      addEventListener('hashchange', () => void traverse());
      addEventListener('pagehide', remember);
    },
  };
};

import { Subject, type Observable } from 'rxjs';
import { createFixedClock } from '@detour/shared-contracts/base';
import { applyPatch, parseCriteria, printCriteria, type Criteria } from '@detour/shared-contracts/criteria';
import type { EventName } from '@detour/shared-contracts/events';
import type {
  ErrorReport,
  FragmentRequest,
  Mode,
  Navigation,
  RemoteHost,
  RemoteName,
  ShopLocation,
  SiteContext,
  SiteFlags,
} from '@detour/shared-contracts/mount';
import {
  countryOf,
  matchPath,
  type BroughtRoute,
  siteOf,
  timeZoneOf,
  type Locale,
  type RouteMatch,
} from '@detour/shared-contracts/sites';
import type { BroughtItem } from '@detour/shared-contracts/platform';
import { siteFlags } from './site-flags';

export interface FakeHostOptions {
  readonly remote: RemoteName;
  /** Path with query: `/recherche?page=1`. */
  readonly path?: string;
  readonly hash?: string;
  readonly locale?: Locale;
  /** ISO instant. */
  readonly now?: string;
  readonly flags?: Partial<SiteFlags>;
  readonly mode?: Mode;
  readonly paysInBrowser?: boolean;
  readonly expressKey?: string;
  readonly affiliateId?: string;
  readonly stored?: Readonly<Record<string, string>>;
  /** Live pages that remotes bring. */
  readonly routes?: readonly BroughtRoute[];
  /** Storage keys that remotes bring. */
  readonly storage?: readonly BroughtItem[];
}

/** A host that records what a remote does. */
export interface FakeHost extends RemoteHost {
  readonly emitted: { readonly name: EventName; readonly payload: unknown }[];
  readonly navigated: string[];
  readonly reports: ErrorReport[];
  readonly fragments: FragmentRequest[];
  readonly stored: Map<string, string>;
  /** Emits an event like another remote. */
  fire(name: EventName, payload: unknown): void;
  /** Navigates. With the key of a known entry: like back and forward. */
  moveTo(to: string, key?: string): void;
}

const siteFor = (locale: Locale, flags: Partial<SiteFlags>, mode: Mode): SiteContext => ({
  locale,
  country: countryOf(locale),
  origin: `http://${siteOf(locale)}.localhost:8080`,
  timeZone: timeZoneOf(locale),
  brand: 'Détour',
  phone: '01 00 00 00 00',
  mode,
  flags: siteFlags(flags),
  demonstration: true,
});

const toLocation = (to: string, key: string): ShopLocation => {
  const url = new URL(to, 'http://host.invalid');
  return { path: url.pathname, search: url.search, hash: url.hash, key, state: null };
};

const toRoute = (locale: Locale, path: string, routes: readonly BroughtRoute[]): RouteMatch => {
  const match = matchPath(siteOf(locale), path, locale, routes);
  if ('redirect' in match)
    throw new Error(`${path} redirects to ${match.redirect}. Open the target instead.`);
  return match;
};

export const fakeHost = (options: FakeHostOptions): FakeHost => {
  const {
    locale = 'fr_FR',
    path = '/',
    hash = '',
    now = '2026-11-21T10:00:00Z',
    flags = {},
    mode = 'visitor',
    stored = {},
    routes = [],
  } = options;
  const clock = createFixedClock(now);
  const listeners = new Set<(location: ShopLocation) => void>();
  const subjects = new Map<EventName, Subject<unknown>>();
  const store = new Map(Object.entries(stored));
  const storeListeners = new Map<string, Set<() => void>>();
  const emitted: FakeHost['emitted'] = [];
  const navigated: string[] = [];
  const reports: ErrorReport[] = [];
  const fragments: FragmentRequest[] = [];
  let location = toLocation(`${path}${hash && !hash.startsWith('#') ? `#${hash}` : hash}`, 'entry-0');
  let route = toRoute(locale, location.path, routes);
  let criteria: Criteria = parseCriteria(location.hash, clock.now(), locale);
  const subject = (name: EventName): Subject<unknown> => {
    const found = subjects.get(name) ?? new Subject<unknown>();
    subjects.set(name, found);
    return found;
  };
  const moveTo = (to: string, key = `entry-${navigated.length + 1}`): void => {
    location = toLocation(to.startsWith('#') ? `${location.path}${location.search}${to}` : to, key);
    route = toRoute(locale, location.path, routes);
    criteria = parseCriteria(location.hash, clock.now(), locale);
    for (const listener of listeners) listener(location);
  };
  const navigation: Navigation = {
    location: () => location,
    route: () => route,
    criteria: () => criteria,
    navigate: (to) => {
      navigated.push(to);
      moveTo(to);
      return Promise.resolve('committed');
    },
    patchCriteria: (patch) => {
      const next = printCriteria(applyPatch(criteria, patch));
      moveTo(`${location.path}${location.search}${next ? `#${next}` : ''}`);
    },
    back: () => {
      navigated.push('back');
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const change = (key: string): void => storeListeners.get(key)?.forEach((listener) => listener());
  return {
    site: {
      ...siteFor(locale, flags, mode),
      ...(routes.length > 0 && { routes }),
      ...(options.storage && { storage: options.storage }),
      paysInBrowser: options.paysInBrowser ?? false,
      ...(options.expressKey !== undefined && { expressKey: options.expressKey }),
      ...(options.affiliateId !== undefined && { affiliateId: options.affiliateId }),
    },
    release: { remote: options.remote, version: '0.0.0-test', compositionId: 'test' },
    navigation,
    clock,
    bus: {
      emit: (name, payload) => {
        emitted.push({ name, payload });
        subject(name).next(payload);
      },
      on: (name) => subject(name) as unknown as Observable<never>,
    },
    consent: { current: () => null, allows: (kind) => kind === 'needed', reopen: () => undefined },
    storage: {
      read: (key) => store.get(key) ?? null,
      write: (key, value) => {
        store.set(key, value);
        change(key);
      },
      remove: (key) => {
        store.delete(key);
        change(key);
      },
      subscribe: (key, listener) => {
        const set = storeListeners.get(key) ?? new Set();
        storeListeners.set(key, set.add(listener));
        return () => set.delete(listener);
      },
    },
    report: (report) => reports.push(report),
    mountFragment: (_, request) => {
      fragments.push(request);
      return { update: () => undefined, unmount: () => Promise.resolve() };
    },
    emitted,
    navigated,
    reports,
    fragments,
    stored: store,
    fire: (name, payload) => subject(name).next(payload),
    moveTo,
  };
};

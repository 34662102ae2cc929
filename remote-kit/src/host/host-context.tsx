import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import {
  emptyCriteria,
  type Criteria,
  type CriteriaPatch,
  type Format,
  type PageHead,
  type RemoteHost,
  type RouteMatch,
  type ShopLocation,
  type SiteContext,
} from '@detour/shared-contracts';
import type { Api } from '../api/api-client';
import type { TextFunction } from '../text/text-function';

/** Services that never change while mounted. */
export interface HostServices {
  readonly host: RemoteHost;
  readonly api: Api;
  readonly format: Format;
  setHead(head: PageHead): void;
  readonly snapshots: Map<string, unknown>;
}

const missing = (): never => {
  throw new Error('A hook of the remote kit was used outside of a mounted remote.');
};

export const HostHolder = createContext<HostServices | null>(null);

export const IntlHolder = createContext<{ readonly text: TextFunction<string> }>({ text: missing });

const useServices = (): HostServices => useContext(HostHolder) ?? missing();

export const useHost = (): RemoteHost => useServices().host;
export const useSite = (): SiteContext => useServices().host.site;
export const useApi = (): Api => useServices().api;
export const useFormat = (): Format => useServices().format;
export const useSnapshots = (): Map<string, unknown> => useServices().snapshots;
export const useSetHead = (): ((head: PageHead) => void) => useServices().setHead;

/** Milliseconds, UTC, of this render; fixed by the server's page until the browser took over. */
export const useNow = (): number => useHost().clock.now();

export const useRoute = (): RouteMatch => {
  const { navigation } = useHost();
  const subscribe = useCallback((listener: () => void) => navigation.subscribe(listener), [navigation]);
  return useSyncExternalStore(subscribe, navigation.route, navigation.route);
};

/**
 * The criteria of the hash. The server and the first render of hydrated HTML see none, so that both agree; the real ones
 * follow at once.
 */
export const useCriteria = (): Criteria => {
  const { navigation } = useHost();
  const subscribe = useCallback((listener: () => void) => navigation.subscribe(listener), [navigation]);
  return useSyncExternalStore(subscribe, navigation.criteria, () => emptyCriteria);
};

export const usePatchCriteria = (): ((
  patch: CriteriaPatch,
  options?: { readonly commit?: boolean },
) => void) => {
  const { navigation } = useHost();
  return navigation.patchCriteria;
};

/** The location; without its hash while server HTML is hydrated, for the server never saw one. */
export const useShopLocation = (): ShopLocation => {
  const { navigation } = useHost();
  const subscribe = useCallback((listener: () => void) => navigation.subscribe(listener), [navigation]);
  return useSyncExternalStore(subscribe, navigation.location, () => withoutHash(navigation.location()));
};

let last: { from: ShopLocation; to: ShopLocation } | null = null;

const withoutHash = (location: ShopLocation): ShopLocation => {
  if (location.hash === '') return location;
  if (last?.from !== location) last = { from: location, to: { ...location, hash: '' } };
  return last.to;
};

const never = (): (() => void) => () => undefined;

/** False on the server and in the first render of hydrated HTML, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

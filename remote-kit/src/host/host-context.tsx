import { createContext, use, useCallback, useContext, useSyncExternalStore } from 'react';
import {
  emptyCriteria,
  type Criteria,
  type CriteriaOf,
  type PatchOf,
} from '@detour/shared-contracts/criteria';
import type { ContractNames, NoNames } from '@detour/shared-contracts/contract/declare';
import type { Format } from '@detour/shared-contracts/format';
import type { PageHead, RemoteHost, ShopLocation, SiteContext } from '@detour/shared-contracts/mount';
import type { RouteMatch } from '@detour/shared-contracts/sites';
import { HydratedHolder } from '@detour/shared-ui';
import type { Api } from '../api/api-client';
import type { DeclaredHost } from '../contract/declared-host';
import type { TextFunction } from '../text/text-function';

/** Services that never change while mounted. */
export interface HostServices {
  readonly host: RemoteHost;
  readonly api: Api<ContractNames>;
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

/** The whole host, for the kit. Remotes use `useHost`. */
export const useWholeHost = (): RemoteHost => useServices().host;
/** The whole client, for the kit. Remotes use `useApi`. */
export const useWholeApi = (): Api<ContractNames> => useServices().api;

// A remote binds these three to its contract in `src/kit.ts`. Without a contract they accept no declared name.
export const useHost = <N extends ContractNames = NoNames>(): DeclaredHost<N> => useServices().host;
export const useSite = <N extends ContractNames = NoNames>(): SiteContext<N['flags']> =>
  useServices().host.site;
export const useApi = <N extends ContractNames = NoNames>(): Api<N> => useServices().api;

export const useFormat = (): Format => useServices().format;
export const useSnapshots = (): Map<string, unknown> => useServices().snapshots;
export const useSetHead = (): ((head: PageHead) => void) => useServices().setHead;

/** Current time of this render (ms UTC). Fixed to the server's time until hydration completes. */
export const useNow = (): number => useWholeHost().clock.now();

export const useRoute = (): RouteMatch => {
  const { navigation } = useWholeHost();
  const subscribe = useCallback((listener: () => void) => navigation.subscribe(listener), [navigation]);
  return useSyncExternalStore(subscribe, navigation.route, navigation.route);
};

const hasNoHash = (location: ShopLocation): boolean => location.hash === '';

/** Whether the hash must wait: the server never sees one, and the first client render must match its HTML. */
const useHashWaits = (): boolean => {
  const { navigation } = useWholeHost();
  return !hasNoHash(navigation.location()) && !use(HydratedHolder);
};

/**
 * Criteria of the hash, with the members that the contract reads. Empty on the server and until the page is hydrated; the real ones
 * follow with `useHydrated`.
 */
export const useCriteria = <N extends ContractNames = NoNames>(): CriteriaOf<N> => {
  const { navigation } = useWholeHost();
  const subscribe = useCallback((listener: () => void) => navigation.subscribe(listener), [navigation]);
  const first = (): Criteria => (hasNoHash(navigation.location()) ? navigation.criteria() : emptyCriteria);
  return useSyncExternalStore(subscribe, useHashWaits() ? first : navigation.criteria, first);
};

export const usePatchCriteria = <N extends ContractNames = NoNames>(): ((
  patch: PatchOf<N>,
  options?: { readonly commit?: boolean },
) => void) => {
  const { navigation } = useWholeHost();
  return navigation.patchCriteria;
};

/** The location, without its hash until the page is hydrated, because the server never sees one. */
export const useShopLocation = (): ShopLocation => {
  const { navigation } = useWholeHost();
  const subscribe = useCallback((listener: () => void) => navigation.subscribe(listener), [navigation]);
  const first = (): ShopLocation => withoutHash(navigation.location());
  return useSyncExternalStore(subscribe, useHashWaits() ? first : navigation.location, first);
};

let last: { from: ShopLocation; to: ShopLocation } | null = null;

const withoutHash = (location: ShopLocation): ShopLocation => {
  if (hasNoHash(location)) return location;
  if (last?.from !== location) last = { from: location, to: { ...location, hash: '' } };
  return last.to;
};

import type { Clock } from '@detour/shared-contracts/base';
import {
  isCriteriaHash,
  parseCriteria,
  printCriteria,
  type AllNames,
  type Criteria,
} from '@detour/shared-contracts/criteria';
import type { ShopLocation, SiteContext } from '@detour/shared-contracts/mount';
import type { RouteMatch } from '@detour/shared-contracts/sites';

interface PlaceOptions {
  readonly site: SiteContext;
  readonly clock: Clock;
  /** Location of the document's HTML. */
  readonly location: ShopLocation;
  readonly route: RouteMatch;
}

/** Location, route and search criteria of the visitor, which always change together. */
export interface CurrentPlace {
  location(): ShopLocation;
  route(): RouteMatch;
  criteria(): Criteria;
  /** Returns the canonical hash of the criteria when they changed, otherwise null. Listeners were called before. */
  move(target: ShopLocation, route: RouteMatch): string | null;
  subscribe(listener: (location: ShopLocation) => void): () => void;
}

export const createCurrentPlace = ({ site, clock, ...first }: PlaceOptions): CurrentPlace => {
  const listeners = new Set<(location: ShopLocation) => void>();
  const read = (hash: string): Criteria => parseCriteria<AllNames>(hash, clock.now(), site.locale);
  let { location, route } = first;
  let criteria = read(location.hash);
  return {
    location: () => location,
    route: () => route,
    criteria: () => criteria,
    move(target, targetRoute) {
      location = target;
      route = targetRoute;
      const next = read(target.hash);
      const changed = printCriteria(next) !== printCriteria(criteria);
      if (changed) criteria = next;
      document.documentElement.toggleAttribute('data-criteria', isCriteriaHash(target.hash));
      for (const listener of [...listeners]) listener(target);
      return changed ? printCriteria(criteria) : null;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

import type { Flow, ShopLocation } from '@detour/shared-contracts/mount';
import type { RouteMatch } from '@detour/shared-contracts/sites';
import type { Criteria } from '../../contract';
import type { ShellNavigation } from '../../navigation/navigation';

/** The location, as far as the frame shows it. */
interface FrameState {
  readonly route: RouteMatch;
  readonly flow: Flow;
  readonly criteria: Criteria;
  readonly location: Pick<ShopLocation, 'path' | 'search' | 'hash'>;
}

export interface FrameStore {
  current(): FrameState;
  /** State that the server rendered: header and footer may hydrate after a navigation. */
  first(): FrameState;
  subscribe(listener: () => void): () => void;
}

/** The flow of a URL. Defaults to booking. @spec FLOW-007 */
export const flowOf = (search: string): Flow =>
  (/[?&]flow=(gifting|hotel|activity)\b/.exec(search)?.[1] as Flow | undefined) ?? 'booking';

type WatchedNavigation = Pick<ShellNavigation, 'location' | 'route' | 'criteria' | 'subscribe'>;

/** State of header and footer. `<html>` carries flow and page too, for styles and tests. */
export const createFrameStore = (navigation: WatchedNavigation): FrameStore => {
  const listeners = new Set<() => void>();
  const read = (): FrameState => {
    const location = navigation.location();
    return {
      route: navigation.route(),
      flow: flowOf(location.search),
      criteria: navigation.criteria(),
      location,
    };
  };
  const mark = ({ flow, route }: FrameState): void => {
    document.documentElement.dataset['flow'] = flow;
    document.documentElement.dataset['page'] = route.page;
  };
  const first = read();
  let state = first;
  mark(state);
  navigation.subscribe(() => {
    state = read();
    mark(state);
    for (const listener of [...listeners]) listener();
  });
  return {
    current: () => state,
    first: () => first,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

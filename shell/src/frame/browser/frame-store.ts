import type { Flow, ShopLocation } from '@detour/shared-contracts/mount';
import type { RouteMatch } from '@detour/shared-contracts/sites';
import type { Criteria } from '../../contract';
import type { ShellNavigation } from '../../navigation/navigation';

/** What decides which header, bars and banners are shown. */
export interface FramePlace {
  readonly route: RouteMatch;
  readonly flow: Flow;
}

/** The location, as far as the frame shows it. */
interface FrameState extends FramePlace {
  /** Of the page below the header, or of its skeleton. It follows the URL, and changes with what the visitor sees. */
  readonly top: FramePlace;
  readonly criteria: Criteria;
  readonly location: Pick<ShopLocation, 'path' | 'search' | 'hash'>;
}

export interface FrameStore {
  current(): FrameState;
  /** State that the server rendered: header and footer may hydrate after a navigation. */
  first(): FrameState;
  subscribe(listener: () => void): () => void;
  /** The skeleton of the next page is drawn: the header becomes that page's. Returns the function that ends this. */
  expect(next: FramePlace): () => void;
  /** The page of the URL is below the header. */
  pageIsShown(): void;
}

/** The flow of a URL. Defaults to booking. @spec FLOW-007 */
export const flowOf = (search: string): Flow =>
  (/[?&]flow=(gifting|hotel|activity)\b/.exec(search)?.[1] as Flow | undefined) ?? 'booking';

type WatchedNavigation = Pick<ShellNavigation, 'location' | 'route' | 'criteria' | 'subscribe'>;

/** State of header and footer. `<html>` carries flow and page too, for styles and tests. */
export const createFrameStore = (navigation: WatchedNavigation): FrameStore => {
  const listeners = new Set<() => void>();
  const place = (): FramePlace => ({ route: navigation.route(), flow: flowOf(navigation.location().search) });
  let shown = place();
  let expected: FramePlace | null = null;
  const read = (): FrameState => ({
    ...place(),
    top: expected ?? shown,
    criteria: navigation.criteria(),
    location: navigation.location(),
  });
  const first = read();
  let state = first;
  const mark = ({ flow, route }: FramePlace): void => {
    document.documentElement.dataset['flow'] = flow;
    document.documentElement.dataset['page'] = route.page;
  };
  mark(state);
  const publish = (): void => {
    state = read();
    mark(state);
    for (const listener of [...listeners]) listener();
  };
  navigation.subscribe(publish);
  const expectPlace = (next: FramePlace | null): void => {
    expected = next;
    publish();
  };
  return {
    current: () => state,
    first: () => first,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    expect(next) {
      expectPlace(next);
      return () => {
        if (expected === next) expectPlace(null);
      };
    },
    pageIsShown() {
      const next = place();
      // The frame of the first page is the server’s: nothing has changed, and its code may wait for an idle moment.
      if (next.route === shown.route && next.flow === shown.flow) return;
      shown = next;
      publish();
    },
  };
};

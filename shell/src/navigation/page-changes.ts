import type { PageHead, RemoteName, ShopLocation } from '@detour/shared-contracts/mount';
import type { RouteMatch } from '@detour/shared-contracts/sites';
import type { CompositionClient, SlotLifecycle } from '../composition/composition-client';
import type { PageSlot } from '../slots/page-slot';
import type { MountRequest, PreparedPage } from '../slots/prepared-page';
import type { CardPreview, CardPreviews } from './ahead/card-preview';
import type { EntryMemory } from './history-entries';
import type { NavigationHooks } from './navigation';
import { scrollToStart } from './scroll/page-scroll';

type Owner = RemoteName | 'shell';

export interface PageChangesOptions {
  readonly slot: Pick<PageSlot, 'prepare' | 'mount' | 'unmount' | 'mounted'>;
  /** Orders the calls of the lifecycle. */
  connect(lifecycle: SlotLifecycle): Pick<CompositionClient, 'show'>;
  /** Renders a page of the shell. `hydrate`: the server already rendered it. Returns the function that removes it. */
  drawOwnPage(hydrate: boolean): () => void;
  /** An empty slot for the next page. */
  clearSlot(): void;
  applyHead(head: PageHead): void;
  /** Announces the new page and moves the focus. */
  announce(): void;
  onShown(target: ShopLocation, route: RouteMatch, owner: Owner): void;
  /** Placeholder for a slow page, with what its card shows already. Returns the function that removes it. */
  showWaiting(route: RouteMatch, target: ShopLocation, preview: CardPreview | null): () => void;
  /** Of the page of the card that the visitor has just pressed. */
  previewOf: CardPreviews['previewOf'];
  /** Resolves when the browser has painted what `showWaiting` has drawn of the preview. */
  painted(preview: CardPreview): Promise<void>;
}

export interface PageChanges extends Pick<NavigationHooks, 'prepare' | 'commit'> {
  /** The visitor has gone to another page. */
  hasLeftFirst(): boolean;
  /** The initial page, prepared from its HTML. Does nothing when the visitor has left it: its code can be later than a click. */
  open(owner: Owner, request: MountRequest | null, hydrateOwnPage: boolean): Promise<void>;
}

/** Delay (ms) before a loading state appears of a page of which nothing is known. */
const patience = 120;

/** Shows a loading state: at once what is known of the page, else after a delay. The returned function cancels or removes it. */
const startWaiting = (isKnown: boolean, show: () => () => void): (() => void) => {
  if (isKnown) return show();
  let hide: () => void = () => undefined;
  const timer = setTimeout(() => (hide = show()), patience);
  return () => {
    clearTimeout(timer);
    hide();
    hide = () => undefined;
  };
};

/** Returns the owner of a route. The shell renders a route that the remote reports as not found. */
const ownerOf = (route: RouteMatch, ready: PreparedPage | null): Owner =>
  ready?.prefetched?.status === 404 ? 'shell' : route.remote;

/** The shell's page in the slot. */
const createOwnPage = ({ drawOwnPage, clearSlot }: Pick<PageChangesOptions, 'drawOwnPage' | 'clearSlot'>) => {
  let remove: (() => void) | null = null;
  const draw = (hydrate: boolean): void => {
    remove = drawOwnPage(hydrate);
  };
  const leave = (): void => {
    remove?.();
    remove = null;
    clearSlot();
  };
  const redraw = (): void => {
    leave();
    draw(false);
  };
  return { isDrawn: () => remove !== null, draw, leave, redraw };
};

/** Performs a navigation: prepare, show, scroll, announce. */
export const createPageChanges = (options: PageChangesOptions): PageChanges => {
  const { slot } = options;
  let request: MountRequest | null = null;
  let prepared: PreparedPage | null = null;
  const ownPage = createOwnPage(options);
  let hydrateOwn = false;
  let stopWaiting: () => void = () => undefined;
  let hasLeftFirst = false;

  const client = options.connect({
    async mount(name) {
      if (name === 'shell') {
        ownPage.draw(hydrateOwn);
        hydrateOwn = false;
      } else if (request?.remote === name) await slot.mount(request);
    },
    async unmount(name) {
      if (name !== 'shell') return slot.unmount();
      ownPage.leave();
    },
  });

  const commit = async (
    target: ShopLocation,
    route: RouteMatch,
    memory: EntryMemory | null,
  ): Promise<void> => {
    hasLeftFirst = true;
    const ready = prepared;
    prepared = null;
    const owner = ownerOf(route, ready);
    if (ready?.prefetched && owner !== 'shell') options.applyHead(ready.prefetched.head);
    if (owner === 'shell') {
      request = null;
      // Between two shell pages no remote is swapped.
      if (ownPage.isDrawn()) ownPage.redraw();
      else await client.show(owner);
    } else if (slot.mounted() !== owner) {
      request = { remote: owner, prepared: ready, hydrate: false, snapshot: memory?.snapshot ?? null };
      await client.show(owner);
    }
    stopWaiting();
    scrollToStart(target, memory);
    options.announce();
    options.onShown(target, route, owner);
  };

  return {
    async prepare(target, route, { signal, heading }) {
      const preview =
        options.previewOf(target.path + target.search) ??
        (heading ? { title: heading, picture: null } : null);
      const done = startWaiting(preview !== null, () => options.showWaiting(route, target, preview));
      signal.addEventListener('abort', done);
      const isWanted = (): boolean => !signal.aborted;
      // Code and data of the page take the processor of a slow phone: first the frame that shows the heading.
      if (preview) await options.painted(preview);
      if (!isWanted()) return;
      const ready = route.remote === 'shell' ? null : await slot.prepare(route.remote, target, route, signal);
      if (!isWanted()) return;
      prepared = ready;
      stopWaiting = done;
    },
    commit: (target, route, memory) => void commit(target, route, memory),
    hasLeftFirst: () => hasLeftFirst,
    async open(owner, first, hydrateOwnPage) {
      if (hasLeftFirst) return;
      request = first;
      hydrateOwn = hydrateOwnPage;
      await client.show(owner);
    },
  };
};

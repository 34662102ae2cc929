import type { PageHead, RemoteName, RouteMatch, ShopLocation } from '@detour/shared-contracts';
import type { SlotLifecycle } from '../composition/composition-client';
import type { MountRequest, PageSlot, PreparedPage } from '../slots/page-slot';
import type { EntryMemory } from './history-entries';
import type { NavigationHooks } from './navigation';

type Owner = RemoteName | 'shell';

export interface PageChangesOptions {
  readonly slot: Pick<PageSlot, 'prepare' | 'mount' | 'unmount' | 'mounted'>;
  /** Makes an owner's page the one in the slot; it calls `lifecycle` for that. */
  show(owner: Owner): Promise<void>;
  /** Draws a page of the shell itself; gives what takes it away again. `hydrate`: the server drew it already. */
  drawOwnPage(hydrate: boolean): () => void;
  /** A fresh slot for whoever comes next. */
  clearSlot(): void;
  applyHead(head: PageHead): void;
  /** Says in words, and with the focus, that the page is another one. */
  announce(): void;
  onShown(target: ShopLocation, route: RouteMatch, owner: Owner): void;
  /** Something in the place of a page that takes its time; gives what takes it away again. */
  showWaiting(route: RouteMatch): () => void;
}

export interface PageChanges extends Pick<NavigationHooks, 'prepare' | 'commit'> {
  readonly lifecycle: SlotLifecycle;
  /** The first page of a document, prepared from what its HTML brought. */
  open(owner: Owner, request: MountRequest | null, hydrateOwnPage: boolean): Promise<void>;
}

/** Milliseconds for which nobody is told that a page is on its way. */
const patience = 120;

/** Shows that something takes its time, if it does; the answer ends that, whether it began or not. */
const waitAfter = (delay: number, show: () => () => void): (() => void) => {
  let hide: () => void = () => undefined;
  const timer = setTimeout(() => (hide = show()), delay);
  return () => {
    clearTimeout(timer);
    hide();
    hide = () => undefined;
  };
};

/** The path of a route that a remote does not know after all: the shell draws it. */
const ownerOf = (route: RouteMatch, ready: PreparedPage | null): Owner =>
  ready?.prefetched?.status === 404 ? 'shell' : route.remote;

/** Between the wish to see a page and the page: prepare it, show it, scroll, say so. */
export const createPageChanges = (options: PageChangesOptions): PageChanges => {
  const { slot } = options;
  let request: MountRequest | null = null;
  let prepared: PreparedPage | null = null;
  let removeOwnPage: (() => void) | null = null;
  let hydrateOwn = false;
  let stopWaiting: () => void = () => undefined;

  const leaveOwnPage = (): void => {
    removeOwnPage?.();
    removeOwnPage = null;
    options.clearSlot();
  };

  const redrawOwnPage = (): void => {
    leaveOwnPage();
    removeOwnPage = options.drawOwnPage(false);
  };

  const commit = async (
    target: ShopLocation,
    route: RouteMatch,
    memory: EntryMemory | null,
  ): Promise<void> => {
    const ready = prepared;
    prepared = null;
    const owner = ownerOf(route, ready);
    if (ready?.prefetched && owner !== 'shell') options.applyHead(ready.prefetched.head);
    if (owner === 'shell') {
      request = null;
      // From one page of the shell to another: nobody else changes places.
      if (removeOwnPage) redrawOwnPage();
      else await options.show(owner);
    } else if (slot.mounted() !== owner) {
      request = { remote: owner, prepared: ready, hydrate: false, snapshot: memory?.snapshot ?? null };
      await options.show(owner);
    }
    stopWaiting();
    scrollTo(0, memory?.scrollY ?? 0);
    if (memory) requestAnimationFrame(() => scrollTo(0, memory.scrollY));
    options.announce();
    options.onShown(target, route, owner);
  };

  return {
    async prepare(target, route, signal) {
      const done = waitAfter(patience, () => options.showWaiting(route));
      signal.addEventListener('abort', done);
      const ready = route.remote === 'shell' ? null : await slot.prepare(route.remote, target, route, signal);
      if (signal.aborted) return;
      prepared = ready;
      stopWaiting = done;
    },
    commit: (target, route, memory) => void commit(target, route, memory),
    async open(owner, first, hydrateOwnPage) {
      request = first;
      hydrateOwn = hydrateOwnPage;
      await options.show(owner);
    },
    lifecycle: {
      async mount(name) {
        if (name === 'shell') {
          removeOwnPage = options.drawOwnPage(hydrateOwn);
          hydrateOwn = false;
        } else if (request) await slot.mount(request);
      },
      async unmount(name) {
        if (name !== 'shell') return slot.unmount();
        leaveOwnPage();
      },
    },
  };
};

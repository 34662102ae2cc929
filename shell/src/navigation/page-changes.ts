import type { PageHead, RemoteName, RouteMatch, ShopLocation } from '@detour/shared-contracts';
import type { SlotLifecycle } from '../composition-client';
import type { MountRequest, PageSlot, PreparedPage } from '../slot/page-slot';
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
}

export interface PageChanges extends Pick<NavigationHooks, 'prepare' | 'commit'> {
  readonly lifecycle: SlotLifecycle;
  /** The first page of a document, prepared from what its HTML brought. */
  open(owner: Owner, request: MountRequest | null, hydrateOwnPage: boolean): Promise<void>;
}

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
    scrollTo(0, memory?.scrollY ?? 0);
    if (memory) requestAnimationFrame(() => scrollTo(0, memory.scrollY));
    options.announce();
    options.onShown(target, route, owner);
  };

  return {
    async prepare(target, route, signal) {
      const busy = setTimeout(() => document.documentElement.setAttribute('data-preparing', ''), 120);
      try {
        const ready =
          route.remote === 'shell' ? null : await slot.prepare(route.remote, target, route, signal);
        if (!signal.aborted) prepared = ready;
      } finally {
        clearTimeout(busy);
        if (!signal.aborted) document.documentElement.removeAttribute('data-preparing');
      }
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

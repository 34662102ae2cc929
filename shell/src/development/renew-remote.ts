import type {
  Composition,
  PageHead,
  PageModule,
  PagePrefetchInput,
  ReleaseFiles,
  RemoteName,
} from '@detour/shared-contracts';
import type { PageSlot } from '../slots/page-slot';
import type { LoadedModule, RemoteLoader } from '../composition/remote-loader';
import type { SlotElements } from '../slots/slot-view';
import { keepFields, restoreAsTheyAppear, type KeptFields } from './form-fields';

export interface RenewalOptions {
  readonly composition: Composition;
  readonly elements: Pick<SlotElements, 'slot'>;
  readonly slot: Pick<PageSlot, 'snapshot' | 'mounted' | 'mount' | 'unmount'>;
  readonly loader: Pick<RemoteLoader, 'load'>;
  prefetchInput(): PagePrefetchInput;
  setHead(head: PageHead): void;
  /** Mounts each fragment of a remote anew, from its present release. */
  renewFragments(remote: RemoteName): Promise<void>;
  isTouched(field: Element): boolean;
}

interface PageState {
  readonly snapshot: ReturnType<PageSlot['snapshot']>;
  readonly fields: KeptFields;
  readonly scrollY: number;
}

/** A machine that builds is a slow one: as many tries as a person would make. */
const tries = 3;

const loadPage = async (
  loader: RenewalOptions['loader'],
  remote: RemoteName,
): Promise<LoadedModule<PageModule>> => {
  for (let left = tries - 1; left > 0; left -= 1) {
    const page = await loader.load<PageModule>(remote, 'page').catch(() => null);
    if (page) return page;
  }
  return loader.load<PageModule>(remote, 'page');
};

/**
 * The tab's composition is changed in its place, for loader, reports and overlay all read it there; hashes come first, because nothing is
 * loaded without one.
 */
const renewComposition = (
  { remotes, fallbacks }: Composition,
  release: ReleaseFiles,
  integrity: Readonly<Record<string, string>>,
): void => {
  Object.assign(globalThis.detourIntegrity, integrity);
  Object.assign(remotes, { [release.remote]: release });
  Reflect.deleteProperty(fallbacks, release.remote);
};

/** Milliseconds after which a page is as long as it will be. */
const growth = 5000;

/**
 * Keeps the page as long as it is, for it would jump to its top while nothing is in it. What it gives ends that as soon as the new content
 * is as long, or after a while.
 */
const holdHeight = (before: HTMLElement): ((after: HTMLElement) => void) => {
  const main = before.parentElement;
  const height = before.offsetHeight;
  if (main) main.style.minHeight = `${main.offsetHeight}px`;
  return (after) => {
    const end = (): void => {
      observer.disconnect();
      clearTimeout(timer);
      if (main) main.style.minHeight = '';
    };
    const observer = new ResizeObserver(() => after.offsetHeight >= height && end());
    const timer = setTimeout(end, growth);
    observer.observe(after);
  };
};

/** Takes a new release of a remote into the open page: its page and fragments are mounted anew, and what a person did there stays. */
export const createRenewal = (options: RenewalOptions) => {
  const { composition, elements, slot, loader } = options;
  let last: PageState | null = null;

  const remember = (): PageState => ({
    snapshot: slot.snapshot(),
    fields: keepFields(elements.slot(), options.isTouched),
    scrollY,
  });

  const renewPage = async (remote: RemoteName): Promise<void> => {
    const page = await loadPage(loader, remote);
    // What broke at its last mount has nothing to remember: what was before it comes back once it is healed.
    if (slot.mounted() === remote || !last) last = remember();
    const { snapshot, fields, scrollY: top } = last;
    const release = holdHeight(elements.slot());
    await slot.unmount();
    const prepared = { remote, page, prefetched: null, error: null };
    await slot.mount({ remote, prepared, hydrate: false, snapshot });
    if (slot.mounted() === remote) {
      restoreAsTheyAppear(elements.slot(), fields);
      // From the data that the snapshot brought: title and description may be what was edited.
      void page.module
        .prefetch(options.prefetchInput())
        .then(({ head }) => slot.mounted() === remote && options.setHead(head))
        .catch(() => undefined);
    }
    scrollTo(0, top);
    release(elements.slot());
  };

  return async (release: ReleaseFiles, integrity: Readonly<Record<string, string>>): Promise<void> => {
    const remote = release.remote as RemoteName;
    renewComposition(composition, release, integrity);
    if (elements.slot().dataset['remote'] === remote) await renewPage(remote);
    await options.renewFragments(remote);
  };
};

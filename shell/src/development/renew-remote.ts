import type {
  Composition,
  PageHead,
  PageModule,
  PagePrefetchInput,
  ReleaseFiles,
  RemoteName,
} from '@detour/shared-contracts/mount';
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
  /** Remounts each fragment of a remote from its current release. */
  renewFragments(remote: RemoteName): Promise<void>;
  isTouched(field: Element): boolean;
}

interface PageState {
  readonly snapshot: ReturnType<PageSlot['snapshot']>;
  readonly fields: KeptFields;
  readonly scrollY: number;
}

/** Number of attempts: a machine that builds is slow. */
const tries = 3;

const loadPage = async (
  { loader, prefetchInput }: Pick<RenewalOptions, 'loader' | 'prefetchInput'>,
  remote: RemoteName,
): Promise<LoadedModule<PageModule>> => {
  const load = () => loader.load<PageModule>(remote, 'page', prefetchInput().route.page);
  for (let left = tries - 1; left > 0; left -= 1) {
    const page = await load().catch(() => null);
    if (page) return page;
  }
  return load();
};

/**
 * Changes the tab's composition in place, because loader, reports and overlay read it there. Hashes first: nothing loads without
 * one.
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

/** Delay (ms) after which the page has its final height. */
const growth = 5000;

/**
 * Keeps the page height, so that the page does not jump to its top while empty. Returns a function that releases it once the new
 * content is as high, or after a delay.
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

/** Applies a new release of a remote to the open page: remounts its page and fragments and keeps the user's input. */
export const createRenewal = (options: RenewalOptions) => {
  const { composition, elements, slot } = options;
  let last: PageState | null = null;

  const remember = (): PageState => ({
    snapshot: slot.snapshot(),
    fields: keepFields(elements.slot(), options.isTouched),
    scrollY,
  });

  const renewPage = async (remote: RemoteName): Promise<void> => {
    const page = await loadPage(options, remote);
    // A remote that failed at its last mount has no state. The earlier state returns once it works again.
    if (slot.mounted() === remote || !last) last = remember();
    const { snapshot, fields, scrollY: top } = last;
    const release = holdHeight(elements.slot());
    await slot.unmount();
    const prepared = { remote, page, prefetched: null, error: null };
    await slot.mount({ remote, prepared, hydrate: false, snapshot });
    if (slot.mounted() === remote) {
      restoreAsTheyAppear(elements.slot(), fields);
      // Rendered from the snapshot's data, because the edit may concern title or description.
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

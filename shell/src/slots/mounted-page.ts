import type { Json } from '@detour/shared-contracts/base';
import type {
  ErrorReport,
  PageHead,
  PageModule,
  PageProps,
  ReleaseFiles,
  RemoteHost,
} from '@detour/shared-contracts/mount';
import type { LoadedModule } from '../composition/remote-loader';
import { enterPart } from '../guard/mounted-parts';
import { loadBudget, unmountBudget, withinBudget, withinIdleBudget } from './budget';
import type { MountRequest } from './prepared-page';
import { markSlot, replaceSlot, type SlotElements } from './slot-view';

/** The host of one release. `onReport` is called for each error that the release reports. */
export type HostFor = (
  release: Pick<ReleaseFiles, 'remote' | 'version'>,
  onReport: (report: ErrorReport) => void,
) => RemoteHost;

interface MountedPageOptions {
  readonly elements: Pick<SlotElements, 'slot'>;
  readonly hostFor: HostFor;
  setHead(head: PageHead): void;
}

export interface MountedPage {
  /** Resolves with true when the page is mounted. `onBroken`: it failed to start or crashed later, and the slot is empty. */
  put(
    request: MountRequest,
    page: LoadedModule<PageModule>,
    onBroken: (error: unknown) => Promise<void>,
  ): Promise<boolean>;
  /** Unmounts and empties the slot. Never rejects. */
  clear(): Promise<void>;
  isPresent(): boolean;
  /** Null without a page, and when the page cannot make one. */
  snapshot(): Json;
}

interface Instance {
  readonly remote: string;
  readonly module: PageModule;
  readonly props: PageProps;
  /** Removes it from the list of mounted parts. */
  leave(): void;
}

const start = ({ remote, module, props }: Instance): Promise<void> => {
  const work = async (): Promise<void> => {
    await module.bootstrap(props);
    await module.mount(props);
  };
  return withinIdleBudget(`mount of ${remote}`, work(), loadBudget);
};

const stop = ({ module, props, leave }: Instance): Promise<void> => {
  leave();
  const work = Promise.resolve().then(() => module.unmount(props));
  return withinBudget('unmount', work, unmountBudget).catch(() => undefined);
};

/** The page in the main slot: at most one, with time limits for start and end. */
export const createMountedPage = ({ elements, hostFor, setHead }: MountedPageOptions): MountedPage => {
  let mounted: Instance | null = null;

  const clear = async (): Promise<void> => {
    const leaving = mounted;
    mounted = null;
    if (leaving) await stop(leaving);
    replaceSlot(elements.slot());
  };

  return {
    clear,
    isPresent: () => mounted !== null,
    async put(request, { module, release }, onBroken) {
      const element = elements.slot();
      markSlot(element, request.remote, release.version, 'loading');
      const broken = async (error: unknown): Promise<void> => {
        if (mounted !== instance) return;
        await clear();
        await onBroken(error);
      };
      const host = hostFor(release, ({ code, error }) => {
        if (code === 'SHELL-201') void broken(error);
      });
      const props = Object.assign(host, {
        name: request.remote,
        element,
        identifierPrefix: `${request.remote}-`,
        hydrate: request.hydrate,
        prefetched: request.prepared?.prefetched ?? null,
        snapshot: request.snapshot,
        setHead,
      }) as PageProps;
      const giveWay = (error: unknown): void => void broken(error);
      const leave = enterPart({ release, element, since: performance.now(), giveWay });
      const instance: Instance = { remote: request.remote, module, props, leave };
      mounted = instance;
      try {
        await start(instance);
      } catch (error) {
        await broken(error);
        return false;
      }
      if (mounted !== instance) return false;
      markSlot(element, request.remote, release.version, 'mounted');
      return true;
    },
    snapshot() {
      try {
        return mounted?.module.snapshot() ?? null;
      } catch {
        return null;
      }
    },
  };
};

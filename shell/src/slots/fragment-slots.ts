import type { Json } from '@detour/shared-contracts/base';
import type {
  FragmentHandle,
  FragmentModule,
  FragmentProps,
  FragmentRequest,
  ReleaseFiles,
} from '@detour/shared-contracts/mount';
import type { LoadedModule, RemoteLoader } from '../composition/remote-loader';
import { enterPart } from '../guard/mounted-parts';
import { loadBudget, unmountBudget, withinBudget, withinIdleBudget } from './budget';
import type { SlotPanelView } from './failure-panel';
import type { HostFor } from './mounted-page';
import { whenNearViewport } from './near-viewport';
import { createRetrySchedule } from './retry-schedule';
import { markSlot } from './slot-view';

export interface FragmentSlotOptions {
  readonly loader: RemoteLoader;
  readonly hostFor: HostFor;
  /** The small error panel, rendered into the fragment's element. */
  panelFor(element: HTMLElement, request: FragmentRequest): SlotPanelView;
}

interface ShownFragment {
  readonly remote: string;
  /** Remounts it from the current release. Does nothing if it is not loaded yet. */
  renew(): Promise<void>;
}

const fragments = new Set<ShownFragment>();

/** For development: remounts each fragment of a remote. */
export const renewFragments = async (remote: string): Promise<void> => {
  await Promise.all([...fragments].filter((part) => part.remote === remote).map((part) => part.renew()));
};

interface Instance {
  readonly module: FragmentModule;
  readonly props: FragmentProps;
  readonly root: HTMLElement;
  /** Removes it from the list of mounted parts. */
  leave(): void;
}

const stopInstance = async ({ module, props, root, leave }: Instance): Promise<void> => {
  leave();
  const work = Promise.resolve().then(() => module.unmount(props));
  await withinBudget('unmount', work, unmountBudget).catch(() => undefined);
  root.remove();
};

interface PlaceOptions extends Pick<FragmentSlotOptions, 'hostFor'> {
  readonly element: HTMLElement;
  readonly request: FragmentRequest;
  /** Called when it fails to start or crashes in use. The element is empty then. */
  onBroken(error: unknown, release: ReleaseFiles): Promise<void>;
}

let counter = 0;

/** Manages the element of one fragment, with at most one instance. */
const createPlace = ({ element, request, hostFor, onBroken }: PlaceOptions) => {
  const { remote, name } = request;
  const identifierPrefix = `${remote}-${name}-${(counter += 1)}-`;
  let instance: Instance | null = null;
  let breakInstance: (error: unknown) => Promise<void> = () => Promise.resolve();

  const stop = async (): Promise<void> => {
    const leaving = instance;
    instance = null;
    if (leaving) await stopInstance(leaving);
  };

  return {
    stop,
    /** Never rejects. */
    async put({ module, release }: LoadedModule<FragmentModule>, props: Json): Promise<void> {
      markSlot(element, remote, release.version, 'loading');
      const root = element.appendChild(document.createElement('div'));
      const broken = async (error: unknown): Promise<void> => {
        if (instance !== shown) return;
        markSlot(element, remote, release.version, 'loading');
        await stop();
        await onBroken(error, release);
      };
      const host = hostFor(release, ({ code, error }) => {
        if (code === 'SHELL-201') void broken(error);
      });
      const shown: Instance = {
        module,
        root,
        leave: enterPart({
          release,
          element,
          since: performance.now(),
          giveWay: (error) => void broken(error),
        }),
        props: Object.assign(host, { element: root, identifierPrefix, props }),
      };
      instance = shown;
      breakInstance = broken;
      const mounted = Promise.resolve().then(() => module.mount(shown.props));
      try {
        await withinIdleBudget(`mount of ${name}`, mounted, loadBudget);
      } catch (error) {
        return broken(error);
      }
      if (instance === shown) markSlot(element, remote, release.version, 'mounted');
    },
    update(props: Json): void {
      if (!instance) return;
      const { module, props: present } = instance;
      void module.update(Object.assign({}, present, { props })).catch(breakInstance);
    },
  };
};

/** Mounts a fragment into an element of a page, with the loader and the timeout of pages. A failure affects this element only. */
export const mountFragment = (
  element: HTMLElement,
  request: FragmentRequest,
  { loader, hostFor, panelFor }: FragmentSlotOptions,
): FragmentHandle => {
  const exposed = `fragment-${request.name}`;
  let props = request.props;
  let gone = false;
  let begun = false;
  const panel = panelFor(element, request);
  const retry = (): void => void start('retry');
  const retries = createRetrySchedule(retry);
  const showPanel = (retryIn: number | null): void => panel.show({ retryIn, reference: request.name, retry });

  const show = (loaded: LoadedModule<FragmentModule>): Promise<void> => {
    panel.hide();
    return place.put(loaded, props);
  };

  /** After a successful load: falls back to the last good release, or to the panel if there is none or it fails too. */
  const fail = async (error: unknown, release: ReleaseFiles | null): Promise<void> => {
    hostFor({ remote: request.remote, version: release?.version ?? '' }, () => undefined).report({
      kind: 'load',
      code: 'SHELL-102',
      error,
    });
    const lastGood = release && (await loader.loadLastGood<FragmentModule>(request.remote, exposed, release));
    if (gone) return;
    if (lastGood) return show(lastGood);
    markSlot(element, request.remote, '', 'failed');
    showPanel(retries.wait());
  };

  const place = createPlace({
    element,
    request,
    hostFor,
    async onBroken(error, release) {
      if (!gone) await fail(error, release);
    },
  });

  const start = async (how: 'first' | 'retry'): Promise<void> => {
    begun = true;
    retries.stop();
    if (how === 'retry') showPanel(null);
    markSlot(element, request.remote, '', 'loading');
    try {
      const load = how === 'first' ? loader.load : loader.loadAgain;
      const loaded = await load<FragmentModule>(request.remote, exposed);
      if (!gone) await show(loaded);
    } catch (error) {
      if (!gone) await fail(error, null);
    }
  };

  const part: ShownFragment = {
    remote: request.remote,
    async renew() {
      if (!begun) return;
      await place.stop();
      if (!gone) await start('first');
    },
  };
  fragments.add(part);
  const begin = (): void => void start('first');
  const whenNear = request.loading === 'eager' ? null : whenNearViewport(element, begin);
  if (!whenNear) begin();
  return {
    update(next: Json) {
      props = next;
      place.update(next);
    },
    async unmount() {
      gone = true;
      fragments.delete(part);
      whenNear?.disconnect();
      retries.stop();
      panel.hide();
      await place.stop();
    },
  };
};

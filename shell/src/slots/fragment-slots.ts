import type { Json } from '@detour/shared-contracts/base';
import type {
  ErrorReport,
  FragmentHandle,
  FragmentModule,
  FragmentProps,
  FragmentRequest,
  ReleaseFiles,
  RemoteHost,
} from '@detour/shared-contracts/mount';
import { loadBudget, unmountBudget, withinBudget } from './budget';
import type { SlotPanelView } from './page-slot';
import type { LoadedModule, RemoteLoader } from '../composition/remote-loader';
import { createRetrySchedule } from './retry-schedule';
import { markSlot } from './slot-view';

export interface FragmentSlotOptions {
  readonly loader: RemoteLoader;
  hostFor(
    release: Pick<ReleaseFiles, 'remote' | 'version'>,
    onReport: (report: ErrorReport) => void,
  ): RemoteHost;
  /** The small error panel, rendered into the fragment's element. */
  panelFor(element: HTMLElement, request: FragmentRequest): SlotPanelView;
}

let counter = 0;

interface RunningFragment {
  readonly module: FragmentModule;
  readonly props: FragmentProps;
  readonly root: HTMLElement;
  /** It fails to start or crashes in use: a fallback replaces it. */
  broke(error: unknown): Promise<void>;
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

/** Mounts a fragment into an element of a page: same loader, same time limit. Its failure stays in the element. */
export const mountFragment = (
  element: HTMLElement,
  request: FragmentRequest,
  options: FragmentSlotOptions,
): FragmentHandle => {
  const exposed = `fragment-${request.name}`;
  const prefix = `${request.remote}-${request.name}-${(counter += 1)}-`;
  let props = request.props;
  let gone = false;
  let begun = false;
  let running: RunningFragment | null = null;
  const panel = options.panelFor(element, request);
  const retry = (): void => void start('retry');
  const retries = createRetrySchedule(retry);
  const showPanel = (retryIn: number | null): void => panel.show({ retryIn, reference: request.name, retry });

  const stop = async (): Promise<void> => {
    const leaving = running;
    running = null;
    if (!leaving) return;
    await withinBudget(
      'unmount',
      Promise.resolve().then(() => leaving.module.unmount(leaving.props)),
      unmountBudget,
    ).catch(() => undefined);
    leaving.root.remove();
  };

  /** After a successful load: falls back to the last good release, or to the panel if there is none or it fails too. */
  const fail = async (error: unknown, release: ReleaseFiles | null): Promise<void> => {
    options
      .hostFor({ remote: request.remote, version: release?.version ?? '' }, () => undefined)
      .report({ kind: 'load', code: 'SHELL-102', error });
    const lastGood =
      release &&
      (await options.loader.loadLastGood<FragmentModule>(request.remote, exposed, release.version));
    if (gone) return;
    if (lastGood) return show(lastGood);
    markSlot(element, request.remote, '', 'failed');
    showPanel(retries.wait());
  };

  /** Never rejects. */
  const show = async ({ module, release }: LoadedModule<FragmentModule>): Promise<void> => {
    panel.hide();
    markSlot(element, request.remote, release.version, 'loading');
    const root = element.appendChild(document.createElement('div'));
    const onReport = (report: ErrorReport): void => {
      if (report.code === 'SHELL-201') void shown.broke(report.error);
    };
    const host = options.hostFor(release, onReport);
    const shown: RunningFragment = {
      module,
      root,
      props: Object.assign(host, { element: root, identifierPrefix: prefix, props }),
      async broke(error) {
        if (running !== shown) return;
        markSlot(element, request.remote, release.version, 'loading');
        await stop();
        if (!gone) await fail(error, release);
      },
    };
    running = shown;
    const mounted = Promise.resolve().then(() => module.mount(shown.props));
    try {
      await withinBudget(`mount of ${request.name}`, mounted, loadBudget);
    } catch (error) {
      return shown.broke(error);
    }
    if (running === shown) markSlot(element, request.remote, release.version, 'mounted');
  };

  const start = async (how: 'first' | 'retry'): Promise<void> => {
    begun = true;
    retries.stop();
    if (how === 'retry') showPanel(null);
    markSlot(element, request.remote, '', 'loading');
    try {
      const loaded = await (how === 'first'
        ? options.loader.load<FragmentModule>(request.remote, exposed)
        : options.loader.loadOnce<FragmentModule>(request.remote, exposed));
      if (!gone) await show(loaded);
    } catch (error) {
      if (!gone) await fail(error, null);
    }
  };

  const part: ShownFragment = {
    remote: request.remote,
    async renew() {
      if (!begun) return;
      await stop();
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
      const shown = running;
      if (shown) void shown.module.update(Object.assign({}, shown.props, { props: next })).catch(shown.broke);
    },
    async unmount() {
      gone = true;
      fragments.delete(part);
      whenNear?.disconnect();
      retries.stop();
      panel.hide();
      await stop();
    },
  };
};

/** Distance from the viewport at which a fragment loads: one screen. */
const whenNearViewport = (element: HTMLElement, load: () => void): { disconnect(): void } => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      load();
    },
    { rootMargin: '600px' },
  );
  // A page may hide an empty fragment. A hidden element never intersects, so observe its parent.
  const drawn = element.getClientRects().length > 0;
  observer.observe(drawn ? element : (element.parentElement ?? element));
  return observer;
};

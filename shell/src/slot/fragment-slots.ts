import type {
  ErrorReport,
  FragmentHandle,
  FragmentModule,
  FragmentProps,
  FragmentRequest,
  Json,
  ReleaseFiles,
  RemoteHost,
} from '@detour/shared-contracts';
import { loadBudget, unmountBudget, withinBudget } from './budget';
import type { SlotPanelView } from './page-slot';
import type { RemoteLoader } from './remote-loader';
import { createRetrySchedule } from './retry-schedule';
import { markSlot } from './slot-view';

export interface FragmentSlotOptions {
  readonly loader: RemoteLoader;
  hostFor(
    release: Pick<ReleaseFiles, 'remote' | 'version'>,
    onReport: (report: ErrorReport) => void,
  ): RemoteHost;
  /** The small panel for a fragment, drawn into its element. */
  panelFor(element: HTMLElement, request: FragmentRequest): SlotPanelView;
}

let counter = 0;

interface ShownFragment {
  readonly remote: string;
  /** Mounts it anew from the present release; what was not loaded yet stays so. */
  renew(): Promise<void>;
}

const shown = new Set<ShownFragment>();

/** For the work on one remote: each of its fragments on the page is mounted anew. */
export const renewFragments = async (remote: string): Promise<void> => {
  await Promise.all([...shown].filter((part) => part.remote === remote).map((part) => part.renew()));
};

/** Mounts a named part of a remote into an element of a page: same loader, same budget, its failure stays in the element. */
export const mountFragment = (
  element: HTMLElement,
  request: FragmentRequest,
  options: FragmentSlotOptions,
): FragmentHandle => {
  const prefix = `${request.remote}-${request.name}-${(counter += 1)}-`;
  let props = request.props;
  let gone = false;
  let begun = false;
  let running: {
    readonly module: FragmentModule;
    readonly props: FragmentProps;
    readonly root: HTMLElement;
  } | null = null;
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

  const fail = (error: unknown): void => {
    if (gone) return;
    markSlot(element, request.remote, '', 'failed');
    options
      .hostFor({ remote: request.remote, version: '' }, () => undefined)
      .report({ kind: 'load', code: 'SHELL-102', error });
    showPanel(retries.wait());
  };

  const onReport = (report: ErrorReport): void => {
    if (report.code === 'SHELL-201') void stop().then(() => fail(report.error));
  };

  const start = async (how: 'first' | 'retry'): Promise<void> => {
    begun = true;
    retries.stop();
    if (how === 'retry') showPanel(null);
    markSlot(element, request.remote, '', 'loading');
    try {
      const exposed = `fragment-${request.name}`;
      const { module, release } = await (how === 'first'
        ? options.loader.load<FragmentModule>(request.remote, exposed)
        : options.loader.loadOnce<FragmentModule>(request.remote, exposed));
      if (gone) return;
      panel.hide();
      const root = element.appendChild(document.createElement('div'));
      const fragmentProps: FragmentProps = Object.assign(options.hostFor(release, onReport), {
        element: root,
        identifierPrefix: prefix,
        props,
      });
      running = { module, props: fragmentProps, root };
      await withinBudget(
        `mount of ${request.name}`,
        Promise.resolve(module.mount(fragmentProps)),
        loadBudget,
      );
      markSlot(element, request.remote, release.version, 'mounted');
    } catch (error) {
      await stop();
      fail(error);
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
  shown.add(part);
  const whenNear = whenNearViewport(element, () => void start('first'));
  return {
    update(next: Json) {
      props = next;
      if (running) void running.module.update(Object.assign({}, running.props, { props: next })).catch(fail);
    },
    async unmount() {
      gone = true;
      shown.delete(part);
      whenNear.disconnect();
      retries.stop();
      panel.hide();
      await stop();
    },
  };
};

/** Fragments load on first need: a screen before they come into view. */
const whenNearViewport = (element: HTMLElement, load: () => void): { disconnect(): void } => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      load();
    },
    { rootMargin: '600px' },
  );
  // A page may hide a part that is still empty; what is not drawn never comes near, its parent does.
  const drawn = element.getClientRects().length > 0;
  observer.observe(drawn ? element : (element.parentElement ?? element));
  return observer;
};

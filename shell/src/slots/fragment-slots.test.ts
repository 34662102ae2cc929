import type {
  ErrorReport,
  FragmentModule,
  FragmentProps,
  FragmentRequest,
  RemoteHost,
} from '@detour/shared-contracts/mount';
import { mountFragment } from './fragment-slots';
import type { PanelState } from './failure-panel';
import type { LoadedModule, RemoteLoader } from '../composition/remote-loader';

const request = {
  remote: 'remote-account',
  name: 'recently-viewed',
  props: { type: 'STAY' },
} as unknown as FragmentRequest;
const present = { remote: 'remote-account', version: '2.0.0' };
const before = { remote: 'remote-account', version: '1.9.0' };

const soon = () => new Promise((resolve) => setTimeout(resolve, 0));

let isNear = true;
beforeEach(() => {
  isNear = true;
  globalThis.IntersectionObserver = class {
    constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
    observe(): void {
      this.tell([{ isIntersecting: isNear }]);
    }
    disconnect(): void {}
  } as never;
});

/** Records what each mounted fragment received. */
const fragment = (text: string, change: Partial<FragmentModule> = {}) => {
  const given: FragmentProps[] = [];
  const module: FragmentModule = {
    mount: (props) => {
      given.push(props);
      props.element.textContent = text;
      return Promise.resolve();
    },
    update: () => Promise.resolve(),
    unmount: () => Promise.resolve(),
    ...change,
  };
  return { given, module };
};

const setUp = (
  module: () => FragmentModule | Error,
  lastGood: FragmentModule | null = null,
  asked = request,
) => {
  document.body.innerHTML = '<div id="place"></div>';
  const element = document.getElementById('place') as HTMLElement;
  const reports: ErrorReport[] = [];
  const panels: PanelState[] = [];
  let visible = false;
  const load = <T>(): Promise<LoadedModule<T>> => {
    const found = module();
    return found instanceof Error
      ? Promise.reject(found)
      : Promise.resolve({ module: found as T, release: present as never });
  };
  const loader: RemoteLoader = {
    load,
    loadAgain: load,
    loadPage: () => Promise.resolve(),
    loadScripts: () => Promise.resolve(),
    loadLastGood: <T>(_: string, _exposed: string, failed: { readonly version: string }) =>
      Promise.resolve(
        lastGood && failed.version !== before.version
          ? { module: lastGood as T, release: before as never }
          : null,
      ),
  };
  const handle = mountFragment(element, asked, {
    loader,
    hostFor: (_, onReport) =>
      ({
        report: (report: ErrorReport) => {
          reports.push(report);
          onReport(report);
        },
      }) as unknown as RemoteHost,
    panelFor: () => ({
      show: (state) => {
        visible = true;
        panels.push(state);
      },
      hide: () => (visible = false),
    }),
  });
  const shown = () => [element.dataset['remoteState'], element.dataset['remoteVersion'], element.textContent];
  return { handle, reports, panels, shown, isPanelVisible: () => visible };
};

const crash = { kind: 'render', code: 'SHELL-201', error: new Error('render') } as const;

describe('a fragment of a page', () => {
  it('is mounted, updated and unmounted', async () => {
    const updated: unknown[] = [];
    const { module } = fragment('seen', {
      update: ({ props }) => {
        updated.push(props);
        return Promise.resolve();
      },
    });
    const { handle, shown } = setUp(() => module);
    await soon();
    expect(shown()).toEqual(['mounted', '2.0.0', 'seen']);
    handle.update({ type: 'ACTIVITY' });
    expect(updated).toEqual([{ type: 'ACTIVITY' }]);
    await handle.unmount();
    expect(shown()[2]).toBe('');
  });

  it('loads when its place approaches the viewport, or at once if requested', async () => {
    isNear = false;
    const far = setUp(() => fragment('seen').module);
    await soon();
    expect(far.shown()).toEqual([undefined, undefined, '']);
    const asked = { ...request, loading: 'eager' } as const;
    const drawer = setUp(() => fragment('drawer').module, null, asked);
    await soon();
    expect(drawer.shown()).toEqual(['mounted', '2.0.0', 'drawer']);
  });

  it('that fails to load shows a panel, and recovers on retry [SHELL-010]', async () => {
    let broken = true;
    const { handle, shown, panels, reports, isPanelVisible } = setUp(() =>
      broken ? new Error('404') : fragment('seen').module,
    );
    await soon();
    expect([shown(), isPanelVisible()]).toEqual([['failed', '', ''], true]);
    expect(reports).toMatchObject([{ code: 'SHELL-102' }]);
    broken = false;
    panels.at(-1)?.retry();
    await soon();
    expect([shown(), isPanelVisible()]).toEqual([['mounted', '2.0.0', 'seen'], false]);
    await handle.unmount();
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('no'))],
    [
      'throws after rendering half of it',
      (props: FragmentProps) => {
        props.element.textContent = 'half';
        throw new Error('no');
      },
    ],
  ])('whose mount %s falls back to the last good release [SHELL-010]', async (_, mount) => {
    const { handle, shown, isPanelVisible } = setUp(
      () => fragment('', { mount }).module,
      fragment('from before').module,
    );
    await soon();
    expect([shown(), isPanelVisible()]).toEqual([['mounted', '1.9.0', 'from before'], false]);
    await handle.unmount();
  });

  it('that crashes in use falls back to the last good release, and then to the panel [SHELL-010]', async () => {
    const now = fragment('now');
    const good = fragment('from before');
    const { handle, shown, isPanelVisible } = setUp(() => now.module, good.module);
    await soon();
    now.given[0]?.report(crash);
    expect(shown()[0]).toBe('loading');
    await soon();
    expect(shown()).toEqual(['mounted', '1.9.0', 'from before']);
    // Events of the removed fragment are ignored.
    now.given[0]?.report(crash);
    await soon();
    expect([shown(), good.given.length]).toEqual([['mounted', '1.9.0', 'from before'], 1]);
    good.given[0]?.report(crash);
    await soon();
    expect([shown(), isPanelVisible()]).toEqual([['failed', '', ''], true]);
    await handle.unmount();
  });

  it('whose update fails falls back as well', async () => {
    const now = fragment('now', { update: () => Promise.reject(new Error('no')) });
    const { handle, shown } = setUp(() => now.module, fragment('from before').module);
    await soon();
    handle.update({ type: 'ACTIVITY' });
    await soon();
    expect(shown()).toEqual(['mounted', '1.9.0', 'from before']);
    await handle.unmount();
  });

  it('that was removed does not come back', async () => {
    const now = fragment('now');
    const { handle, shown, reports } = setUp(() => now.module, fragment('from before').module);
    await soon();
    await handle.unmount();
    now.given[0]?.report(crash);
    await soon();
    expect(shown()[2]).toBe('');
    expect(reports.map(({ code }) => code)).toEqual(['SHELL-201']);
  });
});

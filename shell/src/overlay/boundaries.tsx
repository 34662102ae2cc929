import createCache from '@emotion/cache';
import { createRoot } from 'react-dom/client';
import type { IntlShape } from 'react-intl';
import type { Composition, ReleaseFiles, RemoteName } from '@detour/shared-contracts/mount';
import { BoundaryOverlay } from './BoundaryOverlay';
import { type Boundary } from './boundary';
import { FrameProviders } from '../frame/FrameProviders';

const healthOf = (element: Element | null): Boundary['health'] => {
  const state = element?.getAttribute('data-remote-state');
  return state === 'failed' ? 'failed' : state === 'loading' ? 'waiting' : 'healthy';
};

const sizeOf = (files: readonly PerformanceResourceTiming[]): number =>
  files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);

/** Resource timing of a release's files: transferred bytes, ms until the last one. */
const measure = ({ base, common }: ReleaseFiles): Pick<Boundary, 'weight' | 'ownCopy' | 'loadTime'> => {
  const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
    new URL(name).pathname.startsWith(base),
  );
  const isCopy = ({ name }: PerformanceResourceTiming): boolean =>
    common?.some(({ file }) => new URL(name).pathname === base + file) === true;
  const ownCopy = common ? sizeOf(files.filter(isCopy)) : null;
  if (files.length === 0) return { weight: null, ownCopy, loadTime: null };
  return {
    weight: sizeOf(files),
    ownCopy,
    loadTime: Math.round(
      Math.max(...files.map(({ responseEnd }) => responseEnd)) -
        Math.min(...files.map(({ startTime }) => startTime)),
    ),
  };
};

const armOf = (composition: Composition, name: string, version: string): Boundary['arm'] => {
  const live = name === 'shell' ? composition.shell : composition.remotes[name as RemoteName];
  if (live && live.version !== version) return 'lastGood';
  return composition.canaries?.includes(name) ? 'canary' : 'stable';
};

const describePart = (
  composition: Composition,
  release: ReleaseFiles,
): Pick<Boundary, 'version' | 'team' | 'contract' | 'arm' | 'weight' | 'ownCopy' | 'loadTime'> => ({
  version: release.version,
  team: release.contract?.owner ?? null,
  contract: release.contract?.mountApi ?? null,
  arm: armOf(composition, release.remote, release.version),
  ...measure(release),
});

const boundariesOf = (composition: Composition): readonly Boundary[] => {
  const shell: Boundary = {
    owner: 'shell',
    selector: '#frame-top, #frame-bottom',
    health: 'healthy',
    ...describePart(composition, composition.shell),
  };
  const parts = Object.entries(composition.remotes).flatMap(([name, release]) => {
    return [...document.querySelectorAll<HTMLElement>(`[data-remote="${name}"]`)].map((element) => {
      const { fragment, remoteVersion } = element.dataset;
      const last = composition.fallbacks[name as RemoteName];
      const shown = last && remoteVersion === last.version ? last : release;
      return {
        owner: fragment ? `${name}/${fragment}` : name,
        selector: fragment ? `[data-fragment="${fragment}"]` : '#slot',
        health: healthOf(element),
        ...describePart(composition, shown),
      };
    });
  });
  return [shell, ...parts];
};

let isShown = false;

/** `?boundaries` or Alt+Shift+B: shows the owners of this page's parts. Loaded on demand, one instance. */
export const showBoundaries = (composition: Composition, intl: IntlShape): void => {
  if (isShown) return;
  isShown = true;
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const cache = createCache({ key: 'boundaries' });
  const close = (): void => {
    isShown = false;
    clearInterval(timer);
    root.unmount();
    cache.sheet.flush();
    host.remove();
  };
  const draw = (): void =>
    root.render(
      <FrameProviders intl={intl} cache={cache}>
        <BoundaryOverlay
          boundaries={boundariesOf(composition)}
          compositionId={composition.id}
          channel="production"
          statusHref="/_shell/status"
          onClose={close}
        />
      </FrameProviders>,
    );
  draw();
  const timer = setInterval(draw, 1000);
};

import type { Composition, RemoteName } from '@detour/shared-contracts/mount';
import { createBuildPanel } from './build-panel';
import type { DevelopmentEvent } from './development-event';
import { createRenewal, type RenewalOptions } from './renew-remote';

/** Tracks edited fields from now on. */
const watchTouched = (): RenewalOptions['isTouched'] => {
  const touched = new WeakSet<EventTarget>();
  const note = ({ target }: Event): void => void (target && touched.add(target));
  for (const kind of ['input', 'change']) document.addEventListener(kind, note, true);
  return (field) => touched.has(field);
};

const isNew = (
  { remotes }: Composition,
  { remote, version }: DevelopmentEvent['releases'][number],
): boolean => remotes[remote as RemoteName]?.version !== version;

/** Follows the builds of `npm run dev -- REMOTE`. Loaded only when the development server requests it, never in production. */
export const startDevelopment = (options: Omit<RenewalOptions, 'isTouched'>): void => {
  const panel = createBuildPanel();
  const renew = createRenewal({ ...options, isTouched: watchTouched() });
  let newest: DevelopmentEvent | null = null;
  let running = Promise.resolve();

  const take = async (event: DevelopmentEvent): Promise<void> => {
    // Each event contains the complete state, so an outdated one is dropped.
    if (event !== newest) return;
    for (const release of event.releases.filter((found) => isNew(options.composition, found))) {
      await renew(release, event.integrity);
      const took = event.savedAt === null ? '' : `, ${Date.now() - event.savedAt} ms after the save`;
      // oxlint-disable-next-line no-console -- for the developer of this remote, who reads the console
      console.info(`${release.remote} ${release.version} is shown${took}`);
    }
    panel.show(event.problem);
  };
  new EventSource('/_shell/dev/events').addEventListener('message', ({ data }: MessageEvent<string>) => {
    const event = JSON.parse(data) as DevelopmentEvent;
    newest = event;
    running = running
      .then(() => take(event))
      .catch((error: Error) => panel.show({ message: error.message, file: null, line: null }));
  });
};

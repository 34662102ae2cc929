import type { AnalyticsPost } from '@detour/shared-contracts/api';
import type { Clock } from '@detour/shared-contracts/base';
import type { Composition, SiteContext } from '@detour/shared-contracts/mount';
import { armsOf, cookieNameOf, cookieValue } from '@detour/shared-contracts/platform';
import type { OwnStorage } from '../contract';
import { postEvents } from './post-events';
import { createSender } from './sender';
import { toTrackedEvent } from './to-tracked-event';
import { createVisit, lockOfTabs } from './visit';
import type { Noticed } from './watched-events';

type TrackedEvent = AnalyticsPost['events'][number];

export interface Analytics {
  notice(noticed: Noticed): void;
  /** Drops what waits. */
  stop(): void;
}

interface OpenOptions {
  readonly site: Pick<SiteContext, 'locale' | 'flags'>;
  readonly composition: Pick<Composition, 'remotes'>;
  readonly clock: Clock;
  readonly storage: Pick<OwnStorage, 'read' | 'write'>;
  /** Whether the visitor agrees now. */
  allowed(): boolean;
}

export type OpenAnalytics = (options: OpenOptions) => Analytics;

/** Account of a signed-in customer. The gateway stores a keyed hash of it. */
const userIdOf = (): string | null => {
  const id = cookieValue(document.cookie, cookieNameOf('user_account_id', location.protocol === 'https:'));
  return id !== null && /^[\w.-]{1,64}$/.test(id) ? id : null;
};

/** The release of a remote in this document: that of a part on the page, which may be the last good one, otherwise the current one. */
const createReleaseOf =
  ({ remotes }: OpenOptions['composition']) =>
  (remote: string): string | null => {
    const part = document.querySelector<HTMLElement>(`[data-remote="${remote}"]`);
    const current: Partial<Record<string, { readonly version: string }>> = remotes;
    return part?.dataset['remoteVersion'] || (current[remote]?.version ?? null);
  };

/** A/B tests of the shop, and those that a page has activated. */
const createAbTests = ({ flags }: OpenOptions['site']) => {
  const arms = Object.entries(armsOf(flags)).map(([experiment, arm]) => `${experiment}:${arm}`);
  const active = new Map<string, Set<string>>();
  return {
    activate: (path: string, flag: string): void =>
      void active.set(path, (active.get(path) ?? new Set()).add(flag)),
    of: (path: string): string[] => [...arms, ...(active.get(path) ?? [])],
  };
};

/** Sends the events of a visitor who agreed. Loaded only then. @spec ANALYT-006 ANALYT-008 ANALYT-011 */
export const openAnalytics: OpenAnalytics = ({ site, composition, clock, storage, allowed }) => {
  const visit = createVisit({ storage, clock, lock: lockOfTabs, allowed });
  const abTests = createAbTests(site);
  const releaseOf = createReleaseOf(composition);
  const sender = createSender<Omit<TrackedEvent, 'abTests'>>({
    visit,
    allowed,
    post: (events) =>
      postEvents(site.locale, {
        clientId: visit.clientId(),
        userId: userIdOf(),
        sessionId: visit.sessionId(),
        // Read now: a page activates its flag after its first event.
        events: events.map((event) => ({ ...event, abTests: abTests.of(event.pagePath) })),
      }),
  });
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sender.flush();
  });
  addEventListener('pagehide', sender.flush);
  return {
    notice(noticed) {
      const { event, path } = noticed;
      if (event.name === 'boxes.flag-activated@1') abTests.activate(path, event.payload.flag);
      const tracked = toTrackedEvent(noticed, { locale: site.locale, releaseOf });
      if (tracked) sender.add(tracked);
    },
    stop: sender.clear,
  };
};

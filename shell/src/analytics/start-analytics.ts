import type { ShellDocument } from '../boot/open-document';
import type { VisitorEvents } from '../events/start-events';
import type { ShellNavigation } from '../navigation/navigation';
import { whenIdle } from '../navigation/when-idle';
import type { Analytics, OpenAnalytics } from './open-analytics';
import { watchEvents, type Noticed } from './watched-events';

/** Maximum events that wait for the code. The oldest leave first. */
const most = 30;
/** Maximum delay (ms) until an idle moment. */
const longestWait = 3000;

const loadCode = async (): Promise<OpenAnalytics> =>
  (await import(/* webpackChunkName: "analytics" */ './open-analytics')).openAnalytics;

export interface AnalyticsOptions {
  readonly document: Pick<ShellDocument, 'site' | 'clock' | 'composition'>;
  readonly navigation: Pick<ShellNavigation, 'location' | 'route'>;
  readonly events: Pick<VisitorEvents, 'own' | 'consent' | 'storage'>;
  readonly load?: () => Promise<OpenAnalytics>;
}

/**
 * Follows the events of the remotes, with consent to statistics only. The code that sends loads at an idle moment after the first
 * event; without consent it never loads, and nothing of the visitor is kept. A failure changes nothing on the page. Members of staff
 * are no audience. @spec ANALYT-011
 */
export const startAnalytics = ({
  document: { site, clock, composition },
  navigation,
  events: { own, consent, storage },
  load = loadCode,
}: AnalyticsOptions): void => {
  if (site.mode === 'care') return;
  const waiting: Noticed[] = [];
  let analytics: Analytics | null = null;
  let loading = false;
  const allowed = (): boolean => consent.allows('statistics');

  const open = async (): Promise<void> => {
    if (loading) return;
    loading = true;
    try {
      await new Promise<void>((resolve) => whenIdle(resolve, longestWait));
      const openAnalytics = await load();
      analytics = openAnalytics({ site, composition, clock, storage, allowed });
      for (const noticed of waiting.splice(0)) analytics.notice(noticed);
    } catch {
      // The next event tries again.
      loading = false;
    }
  };

  watchEvents(own, (event) => {
    if (!allowed()) return;
    const noticed = { event, path: navigation.location().path, page: navigation.route().page };
    if (analytics) return analytics.notice(noticed);
    waiting.push(noticed);
    if (waiting.length > most) waiting.shift();
    void open();
  });

  const forget = (): void => {
    if (allowed()) return;
    waiting.length = 0;
    analytics?.stop();
    storage.remove('analyticsClient');
    storage.remove('analyticsSession');
  };
  consent.subscribe(forget);
  // An answer that has lapsed, or that an older text asked for.
  forget();
};

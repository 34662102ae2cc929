import type { FastifyInstance } from 'fastify';
import type { TrustDocument } from '@detour/shared-releases/trust';
import type { ChannelEntry } from '@detour/shared-releases/channel';
import type { OpenStores } from '@detour/shared-releases/stores';
import type { AlertReports } from '../../alerts/alert-reports';
import type { CompositionSource } from '../../composition/composition-source';
import type { VerifiedReleases } from '../../composition/releases/verified-releases';
import type { ShellConfig } from '../../settings/config';
import type { ShellMetrics } from '../../http/metrics';
import type { VisitorCookies } from '../../visitor/visitor-cookie';
import type { ViewTraces } from '../../traces/view-traces';
import type { StaffAccess } from '../../staff/staff-access';
import { createAbort } from './abort-canary';
import { createCanaryWatch, type CanaryWatch } from './canary-watch';
import { registerErrorsPage } from '../errors-page';
import { createCountedVisitors } from '../counted-visitors';
import { createObservations } from '../observations';
import { registerReportRoute } from '../report-route';
import { createCountsSource, type CountsSource } from '../shared-totals';

interface ObservationOptions {
  readonly config: Pick<ShellConfig, 'channel' | 'reportsPerMinute' | 'canaryPerAddress' | 'secure'>;
  readonly stores: OpenStores;
  readonly cookies: VisitorCookies;
  readonly compositions: Pick<CompositionSource, 'live' | 'hasCanary'>;
  readonly verified: Pick<VerifiedReleases, 'find'>;
  readonly access: Pick<StaffAccess, 'operator'>;
  readonly metrics: ShellMetrics;
  readonly views: ViewTraces;
  readonly alerts: Pick<AlertReports, 'report'>;
  trust(): TrustDocument;
  now(): number;
}

const isTried = (entry: ChannelEntry | undefined, version: string, arm: number): boolean =>
  !!entry?.canary && version === (arm < entry.canary.percent ? entry.canary.version : entry.version);

/** What rollout plans read of the canary watch. */
export interface CanaryObservations {
  counts: CountsSource['counts'];
  verdictOf: CanaryWatch['verdictOf'];
}

/** Collects browser reports about releases, serves the errors page, and starts the canary watch. */
export const registerObservations = (
  app: FastifyInstance,
  options: ObservationOptions,
): CanaryObservations => {
  const { config, stores, compositions, verified, access, metrics, alerts, trust, now } = options;
  const observations = createObservations({
    metrics,
    now,
    counted: createCountedVisitors({ bad: config.canaryPerAddress }, now),
    isKnown: (name, version) => verified.find({ name, version }) !== null,
    isTried: (name, version, arm) => isTried(compositions.live().releases[name], version, arm),
  });
  const source = createCountsSource(stores.settings.channels, observations, now);
  const watch = createCanaryWatch({
    releases: () => compositions.live().releases,
    counts: (releases) => source.counts(releases),
    abort: createAbort({ ...stores, channel: config.channel, trust, now }),
    onAborted({ name, canary, why }) {
      metrics.canaryAborts.inc({ remote: name, release: canary.version });
      app.log.warn({ remote: name, release: canary.version, why }, 'canary aborted');
      const text = `Its canary was ended: ${why}`;
      alerts.report({ kind: 'canary-aborted', remote: name, release: canary.version, text });
    },
    onFailing: (remote, release, text) => alerts.report({ kind: 'pages-failing', remote, release, text }),
    onTrouble: (reason) => app.log.error({ reason }, 'canary watch'),
  });
  const { secure, reportsPerMinute: perMinute } = config;
  const hasCanary = (): boolean => compositions.hasCanary();
  const { cookies, views } = options;
  registerReportRoute(app, { cookies, views, observations, perMinute, secure, hasCanary, now });
  registerErrorsPage(app, access, observations);
  app.addHook('onListen', async () => watch.start());
  app.addHook('onClose', async () => {
    watch.close();
    await source.close();
  });
  return { counts: (releases) => source.counts(releases), verdictOf: watch.verdictOf };
};

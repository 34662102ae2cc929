import type { FastifyInstance } from 'fastify';
import { watchFlagd } from '@detour/shared-contracts/visitor-flags';
import { noTracing, type Tracing } from '@detour/shared-contracts/tracing';
import type { ReleaseId } from '@detour/shared-releases/release';
import { coordinationOf, type OpenStores } from '@detour/shared-releases/stores';
import { createAlertReports } from './alerts/alert-reports';
import { openAlerts } from './alerts/open-alerts';
import { createTeamOf } from './alerts/team-of';
import type { CompositionSource } from './composition/composition-source';
import { openChannel } from './composition/open-channel';
import { registerDevelopmentEvents } from './development/development-events';
import { createDraftPreviews } from './content/draft-previews';
import { createServer } from './http/create-server';
import { createShellMetrics, type ShellMetrics } from './http/metrics';
import { createGatewayLink, type GatewayLink } from './http/proxy/gateway-link';
import { registerProxy } from './http/proxy/proxy';
import { registerReadiness } from './http/readiness';
import { registerStaticFiles } from './http/static/static-files';
import { registerObservations } from './observations/canary/start-watch';
import { openNotices } from './notices/open-notices';
import { openRendering } from './page/render/open-rendering';
import { registerPages } from './page/register-pages';
import { registerSitemap } from './sitemap/register-sitemap';
import { openRollouts } from './rollouts/open-rollouts';
import type { ShellConfig } from './settings/config';
import { readSecrets } from './settings/secrets';
import { openStaff, registerStaffPages } from './staff/open-staff';
import { openTeams } from './teams/open-teams';
import { createPartReader, registerTraces, type TraceDeps } from './traces/request-traces';
import { createViewTraces, type ViewTraces } from './traces/view-traces';
import { createHostTable } from './page/sites';
import { createCareSessions } from './visitor/care-session';
import type { ExperimentSource } from './visitor/experiments/experiment-source';
import { openExperiments } from './visitor/experiments/open-experiments';
import { createVisitorCookies } from './visitor/visitor-cookie';

/** Milliseconds. */
const gatewayTimeout = 15_000;

/** What the server asks the gateway about the browser of a page. */
const openAsked = (
  app: FastifyInstance,
  { metrics, ...options }: { gateway: GatewayLink; config: ShellConfig; metrics: ShellMetrics },
) => ({
  drafts: createDraftPreviews(options.gateway, options.config),
  experiments: openExperiments(app, {
    ...options,
    observeFlagd: watchFlagd({ answers: metrics.flagdAnswers, log: app.log }),
  }),
});

type ReleaseWatchOptions = Parameters<typeof registerObservations>[1] &
  Omit<Parameters<typeof openRollouts>[1], 'observed' | 'channel'> &
  Parameters<typeof openNotices>[1];

/** Counts what browsers report, ends bad canaries, moves rollout plans on, and tells about changes. */
const openReleaseWatch = (app: FastifyInstance, options: ReleaseWatchOptions): void => {
  const observed = registerObservations(app, options);
  openRollouts(app, { ...options, channel: options.config.channel, observed });
  openNotices(app, options);
};

/** What a balancer asks: whether the process runs, and whether it takes visitors. */
const registerProbes = (app: FastifyInstance, config: ShellConfig): void => {
  app.get('/_shell/health', (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  registerReadiness(app, config);
};

/** Calls of browsers to the gateway. */
const registerCalls = (
  app: FastifyInstance,
  {
    config,
    gateway,
    compositions,
  }: { config: ShellConfig; gateway: GatewayLink; compositions: Pick<CompositionSource, 'current'> },
): void => {
  const hostOf = createHostTable(config);
  registerProxy(app, {
    gateway,
    timeout: gatewayTimeout,
    secure: config.secure,
    answerMs: config.answerMs,
    calls: config.gatewayCalls,
    queue: config.gatewayQueue,
    compositionId: () => compositions.current().composition.id,
    isCareHost: (host) => hostOf(host)?.isCare === true,
  });
};

interface TraceOptions extends Omit<TraceDeps, 'isKnown'> {
  readonly verified: { find(id: ReleaseId): unknown };
  readonly metrics: ShellMetrics;
  readonly experiments: Pick<ExperimentSource, 'of'>;
  now(): number;
}

/** Spans of pages and calls, and of page views that browsers report. */
const openTraces = (app: FastifyInstance, { verified, metrics, ...options }: TraceOptions): ViewTraces => {
  const { tracing, experiments, now } = options;
  const deps = {
    ...options,
    isKnown: (name: string, version: string) => verified.find({ name, version }) !== null,
  };
  registerTraces(app, deps);
  tracing.watch((outcome, spans) => metrics.traceSpans.inc({ outcome }, spans));
  return createViewTraces({ tracing, experiments, now, readPart: createPartReader(deps) });
};

/** Creates the services of the server, then its routes. Each part closes what it opened. */
export const createShellApp = (
  config: ShellConfig,
  stores: OpenStores,
  tracing: Tracing = noTracing,
): FastifyInstance => {
  const now = (): number => Date.now();
  const { channel, secure } = config;
  const coordination = coordinationOf(stores.settings, channel);
  const secrets = readSecrets(config);
  const metrics = createShellMetrics({ process: true });

  const app = createServer(config, metrics);
  const gateway = createGatewayLink({
    origin: config.gatewayOrigin,
    key: config.gatewayClientKeys[0] ?? null,
    ca: config.gatewayCa,
  });
  app.addHook('onClose', () => gateway.close());

  const reports = createAlertReports();
  const rendering = openRendering(app, { config, gateway, metrics, alerts: reports, now });
  const live = openChannel(app, { config, stores, rendering, metrics, alerts: reports, now });
  const { compositions, verified, development } = live;

  const teamOf = createTeamOf(verified);
  const alerts = openAlerts({ log: app.log, config, metrics, compositions, teamOf, now });
  reports.subscribe(alerts.raise);

  const care = createCareSessions(gateway, config);
  const visitors = createVisitorCookies({ secret: secrets.signingSecret, channel, secure });
  const asked = openAsked(app, { gateway, config, metrics });
  const views = openTraces(app, { tracing, compositions, verified, visitors, metrics, now, ...asked });
  const staffOptions = { config, secrets, compositions, care, metrics, now };
  const { access, previews } = openStaff(app, staffOptions);

  registerProbes(app, config);
  registerStaticFiles(app, verified, stores.settings.releasesDir);
  registerCalls(app, { config, gateway, compositions });
  registerStaffPages(app, {
    ...staffOptions,
    access,
    previews,
    releases: stores.releases,
    status: { ...live, ...rendering, ...stores, channel, gateway, now, alerts, teamOf, coordination },
  });
  openTeams(app, { config, stores, secrets, compositions, gateway, trust: live.trust, now });
  if (development) registerDevelopmentEvents(app, { compositions, development });
  const common = { ...live, config, stores, now, alerts: reports };
  openReleaseWatch(app, {
    ...common,
    access,
    metrics,
    views,
    cookies: visitors,
    coordination,
    gateway,
    teamOf,
  });
  registerSitemap(app, { config, gateway, compositions, now });
  registerPages(app, { config, compositions, care, previews, visitors, now, ...asked, ...rendering });
  return app;
};

import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import type { OpenStores } from '@detour/shared-releases';
import { withoutSecrets } from '@detour/shared-contracts/platform';
import { createFailureCount } from './alerts/failure-count';
import { openAlerts } from './alerts/open-alerts';
import { createTeamOf } from './alerts/team-of';
import { createCareSessions } from './visitor/care-session';
import { openChannel } from './composition/open-channel';
import type { ShellConfig } from './settings/config';
import { registerDevelopmentEvents } from './development/development-events';
import { createFrameSource } from './content/frame-source';
import { createFrontServer, guardRequests } from './http/front-server';
import { guardHosts } from './http/limits/host-guard';
import { sendProblem, type Problem } from './http/problem';
import { createShellMetrics, observeRequests, type ShellMetrics } from './http/metrics';
import { registerObservations } from './observations/canary/start-watch';
import { logSerializers, placeOf } from './http/log-options';
import { createGatewayLink } from './http/proxy/gateway-link';
import { createPageCache } from './page/cache/page-cache';
import { createPageHandler } from './page/page-handler';
import { createPageDrawing } from './page/page-drawing';
import type { PartLoss } from './page/page-renderer';
import type { PageRequest } from './page/page-request';
import { registerProxy } from './http/proxy/proxy';
import { createRenderers } from './rendering/renderers';
import { readSecrets } from './settings/secrets';
import { securityHeaders } from './http/security-headers';
import { createAuditLog } from './staff/audit-log';
import { createPreviews } from './staff/previews';
import { registerReleasePage } from './staff/release-page';
import { createStaffAccess } from './staff/staff-access';
import { createHostTable } from './page/sites';
import { registerStatusPage } from './staff/status-page';
import { registerStaticFiles } from './http/static/static-files';
import { createVisitorCookies } from './visitor/visitor-cookie';

/** Seconds for which a stale page may be served while it is rendered again. */
const staleSeconds = 600;

const refuseAddress = (error: FastifyError, reply: FastifyReply, { secure }: ShellConfig): FastifyReply =>
  reply
    .code(error.statusCode ?? 400)
    .headers(securityHeaders({ secure }))
    .type('text/plain; charset=utf-8')
    .send(String(error.statusCode ?? 400));

const createServer = (config: ShellConfig): FastifyInstance =>
  Fastify({
    serverFactory: createFrontServer(config),
    bodyLimit: 64 * 1024,
    logger: { level: config.logLevel, serializers: logSerializers },
    // URLs that Fastify rejects before any hook runs, such as /%zz.
    frameworkErrors: (error, _, reply) => void refuseAddress(error, reply as FastifyReply, config),
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
    trustProxy: config.trustedHops.length > 0 && [...config.trustedHops],
    // On a busy machine render processes may need longer to start than Fastify's default timeout.
    pluginTimeout: 60_000,
    routerOptions: { maxParamLength: 2000 },
    logController: new LogController({ disableRequestLogging: true }),
  });

const noRoute: Problem = {
  status: 404,
  code: 'NOT_FOUND',
  title: 'There is nothing of this name and method',
};

/** Headers, logging and error handling of every response. */
const addHooks = (app: FastifyInstance, config: ShellConfig): void => {
  const extra = securityHeaders({ secure: config.secure, stripe: config.stripeKey !== null });
  app.addHook('onSend', async (_, reply) => {
    for (const [name, value] of Object.entries(extra)) if (!reply.hasHeader(name)) reply.header(name, value);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        ...placeOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        composition: reply.getHeader('x-composition-id'),
      },
      'answered',
    );
  });
  // Fastify's default response repeats the query, which may contain private data.
  app.setNotFoundHandler((_, reply) => sendProblem(reply, noRoute));
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ error, ...placeOf(request) }, 'the shell server failed');
    return reply.code(status).type('text/plain; charset=utf-8').send(String(status));
  });
};

type OnFailing = (remote: string, release: string | null, text: string) => void;

/** Reports the outcome of page parts to the log and to Prometheus. */
const createPartWatch = (
  app: FastifyInstance,
  metrics: ShellMetrics,
  { onFailing, isOften }: { readonly onFailing: OnFailing; isOften(key: string): boolean },
) => {
  const onPartLost = (request: PageRequest, part: string, reason: string): void =>
    app.log.warn(
      {
        page: request.route.page,
        locale: request.route.locale,
        part,
        requestId: request.requestId,
        reason: withoutSecrets(reason),
      },
      'page sent without a part',
    );
  return {
    onFrameLost: (request: PageRequest, reason: string) => onPartLost(request, 'shell', reason),
    onPartDrawn({ remote, release, took }: { remote: string; release: string; took: number }) {
      metrics.renders.inc({ remote, release, outcome: 'drawn' });
      metrics.renderSeconds.observe({ remote }, took);
    },
    onPartLost(
      request: PageRequest,
      { remote, release }: { remote: string; release: string },
      { code, reason }: PartLoss,
    ) {
      metrics.renders.inc({ remote, release, outcome: code });
      if (code === 'lost' && isOften(`${remote}@${release}`))
        onFailing(remote, release, `Its part was lost on the server three times in a minute: ${reason}`);
      onPartLost(request, remote, reason);
    },
  };
};

export const createShellApp = (config: ShellConfig, stores: OpenStores): FastifyInstance => {
  const now = (): number => Date.now();
  const { channel } = config;
  const gateway = createGatewayLink({
    origin: config.gatewayOrigin,
    key: config.gatewayClientKeys[0] ?? null,
    ca: config.gatewayCa,
  });
  const app = createServer(config);
  const metrics = createShellMetrics({ process: true });
  const secrets = readSecrets(config);
  const cache = createPageCache({
    freshSeconds: config.pageFreshSeconds,
    staleSeconds,
    now,
    onAsked: (result) => metrics.pageCache.inc({ result }),
  });
  const renderers = createRenderers({
    gateway,
    onTrouble(name, what) {
      app.log.error({ remote: name }, `render process: ${what}`);
      onFailing(name, null, `A process that draws its pages on the server: ${what}.`);
    },
    onLine: (text) => app.log.warn({ text }, 'a server bundle printed'),
  });
  const onFailing: OnFailing = (remote, release, text) =>
    alerts.raise({ kind: 'remote-failing', remote, release, text });
  const watch = createPartWatch(app, metrics, { onFailing, isOften: createFailureCount(now) });
  const frames = createFrameSource({ config, gateway, renderers, now, onLost: watch.onFrameLost });
  const { render, rehearsal } = createPageDrawing({ config, renderers, frames, watch, now, log: app.log });
  const open = openChannel({
    config,
    stores,
    renderers,
    cache,
    metrics,
    now,
    log: app.log,
    warm: rehearsal.warm,
    onReleaseRefused: ({ name, version }, reason) =>
      alerts.raise({ kind: 'release-refused', remote: name, release: version, text: reason }),
  });
  const { compositions, shelf, development } = open;
  const teamOf = createTeamOf(shelf);
  const alerts = openAlerts({ log: app.log, config, metrics, compositions, teamOf, now });
  const care = createCareSessions(gateway, config.secure);
  const access = createStaffAccess({
    password: secrets.operatorPassword,
    secure: config.secure,
    care,
    now,
  });
  const visitors = createVisitorCookies({ secret: secrets.signingSecret, channel, secure: config.secure });
  const previews = createPreviews({
    compositions,
    channel,
    now,
    secret: secrets.signingSecret,
    secure: config.secure,
    onRefused(message) {
      metrics.previews.inc({ what: 'refused' });
      app.log.warn({ reason: message }, 'a preview is no longer shown');
    },
  });

  guardRequests(app);
  const hostOf = createHostTable(config);
  guardHosts(app, (host) => hostOf(host) !== null);
  void app.register(fastifyCookie);
  // Development builds are large and not precompressed. A developer's browser takes them uncompressed.
  void app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    global: development === null,
    // A decompressed body no longer matches the declared content length: decision 0701.
    globalDecompression: false,
  });
  addHooks(app, config);
  observeRequests(app, metrics);
  registerStaticFiles(app, shelf, stores.settings.releasesDir);
  registerProxy(app, {
    gateway,
    timeout: 15_000,
    secure: config.secure,
    answerMs: config.answerMs,
    calls: config.gatewayCalls,
    queue: config.gatewayQueue,
    compositionId: () => compositions.current().composition.id,
  });
  app.get('/_shell/health', (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/metrics', async (request, reply) => {
    if ((await access.operator(request, reply)) === null) return reply;
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  registerStatusPage(app, access, {
    ...open,
    channels: stores.channels,
    releases: stores.releases,
    channel,
    cache,
    renderers,
    gateway,
    now,
    alerts,
    teamOf,
  });
  const audit = createAuditLog(join(config.dataDir, 'audit', 'previews.log'), now);
  registerReleasePage(app, {
    access,
    previews,
    compositions,
    channel,
    now,
    releases: stores.releases,
    secret: secrets.signingSecret,
    secure: config.secure,
    audit(entry) {
      audit(entry);
      app.log.info(entry, 'preview');
    },
    onChoice: (what) => metrics.previews.inc({ what }),
  });
  if (development) registerDevelopmentEvents(app, { compositions, development });
  registerObservations(app, {
    config,
    stores,
    access,
    metrics,
    now,
    cookies: visitors,
    ...open,
    onAborted: (remote, release, why) =>
      alerts.raise({ kind: 'canary-aborted', remote, release, text: `Its canary was ended: ${why}` }),
    onFailing: (remote, release, text) => alerts.raise({ kind: 'pages-failing', remote, release, text }),
  });
  app.get('/robots.txt', (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(config.indexing ? 'User-agent: *\nAllow: /\n' : 'User-agent: *\nDisallow: /\n'),
  );
  const handlePage = createPageHandler({
    config,
    compositions,
    cache,
    care,
    previews,
    visitors,
    render,
    now,
  });
  app.get('/*', { exposeHeadRoute: true }, handlePage);
  app.addHook('onReady', async () => {
    frames.warm();
    await compositions.start();
  });
  app.addHook('onClose', () => gateway.close());
  app.addHook('onClose', () => {
    compositions.close();
    frames.close();
    return renderers.close();
  });
  return app;
};

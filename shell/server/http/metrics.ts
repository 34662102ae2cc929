import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface ShellMetrics {
  readonly registry: Registry;
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  /** `outcome` of a page part on the server: `drawn`; `late` or `lost` when the page was sent without it. */
  readonly renders: Counter<'remote' | 'release' | 'outcome'>;
  readonly renderSeconds: Histogram<'remote'>;
  /** `result`: hit, stale, miss. */
  readonly pageCache: Counter<'result'>;
  /** Rejected releases and revisions. */
  readonly refusals: Counter<'kind'>;
  readonly revision: Gauge<'channel'>;
  readonly compositionChanges: Counter;
  readonly previews: Counter<'what'>;
  /** Reported by browsers: pages and fragments that failed. `what` is the error code. */
  readonly browserFailures: Counter<'remote' | 'release' | 'what'>;
  /** Alerts sent to teams. */
  readonly alerts: Counter<'kind' | 'remote'>;
  readonly canaryAborts: Counter<'remote' | 'release'>;
  /** Arms that a configured flagd was asked for. `outcome`: answered; unreachable or unusable when our own provider chose. */
  readonly flagdAnswers: Counter<'outcome'>;
  /** Spans of traces. `outcome`: sent to the collector, lost on the way, or dropped from a full queue. */
  readonly traceSpans: Counter<'outcome'>;
  /** Reported by browsers: pages and fragments, by what became of them: mounted, last-good (shown by the release before), failed. */
  readonly browserParts: Counter<'remote' | 'release' | 'outcome'>;
  /** Reported by browsers, in seconds (`cls` without unit). */
  readonly webVitals: Histogram<'metric' | 'remote' | 'release'>;
}

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 3];

type PageMetrics = Pick<
  ShellMetrics,
  'requests' | 'renders' | 'renderSeconds' | 'pageCache' | 'webVitals' | 'traceSpans'
>;

const createPageMetrics = (registers: Registry[]): PageMetrics => ({
  requests: new Histogram({
    name: 'shell_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers,
  }),
  renders: new Counter({
    name: 'shell_renders_total',
    help: 'Server-rendered parts of pages, by outcome',
    labelNames: ['remote', 'release', 'outcome'],
    registers,
  }),
  renderSeconds: new Histogram({
    name: 'shell_render_seconds',
    help: 'Time to render a part on the server',
    labelNames: ['remote'],
    buckets: seconds,
    registers,
  }),
  pageCache: new Counter({
    name: 'shell_page_cache_total',
    help: 'Lookups in the page cache',
    labelNames: ['result'],
    registers,
  }),
  traceSpans: new Counter({
    name: 'shell_trace_spans_total',
    help: 'Spans of traces, by whether the collector took them',
    labelNames: ['outcome'],
    registers,
  }),
  webVitals: new Histogram({
    name: 'shell_web_vitals',
    help: 'Web vitals that browsers reported, by release',
    labelNames: ['metric', 'remote', 'release'],
    buckets: [0.01, 0.05, 0.1, 0.2, 0.5, 1, 1.8, 2.5, 4, 8],
    registers,
  }),
});

const createReleaseMetrics = (registers: Registry[]): Omit<ShellMetrics, 'registry' | keyof PageMetrics> => ({
  refusals: new Counter({
    name: 'shell_refusals_total',
    help: 'Rejected revisions and releases, by reason',
    labelNames: ['kind'],
    registers,
  }),
  revision: new Gauge({
    name: 'shell_channel_revision',
    help: 'Newest revision of the channel that is served',
    labelNames: ['channel'],
    registers,
  }),
  compositionChanges: new Counter({
    name: 'shell_composition_changes_total',
    help: 'Changes of the live composition on this server',
    registers,
  }),
  previews: new Counter({
    name: 'shell_previews_total',
    help: 'Selections of releases by our teams: chosen, left, refused',
    labelNames: ['what'],
    registers,
  }),
  browserFailures: new Counter({
    name: 'shell_browser_failures_total',
    help: 'Failures that browsers reported, by release',
    labelNames: ['remote', 'release', 'what'],
    registers,
  }),
  alerts: new Counter({
    name: 'shell_alerts_total',
    help: 'Alerts for teams: aborted canaries, rejected releases, failing remotes',
    labelNames: ['kind', 'remote'],
    registers,
  }),
  canaryAborts: new Counter({
    name: 'shell_canary_aborts_total',
    help: 'Canaries that this server aborted',
    labelNames: ['remote', 'release'],
    registers,
  }),
  browserParts: new Counter({
    name: 'shell_browser_parts_total',
    help: 'Pages and fragments that browsers showed, by release and outcome',
    labelNames: ['remote', 'release', 'outcome'],
    registers,
  }),
  flagdAnswers: new Counter({
    name: 'shell_flagd_answers_total',
    help: 'Arms that flagd was asked for, by who chose them',
    labelNames: ['outcome'],
    registers,
  }),
});

/** One registry per application, so that two in one process (tests) do not collide. */
export const createShellMetrics = ({ process = false } = {}): ShellMetrics => {
  const registry = new Registry();
  const registers = [registry];
  if (process) collectDefaultMetrics({ register: registry });
  return { registry, ...createPageMetrics(registers), ...createReleaseMetrics(registers) };
};

/** Groups URLs by kind, because releases and pages have too many for a label each. */
const routeOf = (url: string | undefined): string => (url === '/*' ? 'page' : (url ?? 'none'));

export const observeRequests = (app: FastifyInstance, metrics: ShellMetrics): void => {
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request.routeOptions.url);
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    metrics.requests.observe(labels, reply.elapsedTime / 1000);
  });
};

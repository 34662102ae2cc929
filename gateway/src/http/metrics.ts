import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../settings/settings';
import { notFoundProblem } from './problem';
import { isSame, sha256 } from './signing';

export interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  /** `outcome`: held, confirmed, cancelled, expired, or the code of a refusal. */
  readonly orders: Counter<'outcome'>;
  /** Notices of the mail provider. `outcome`: their kind, repeated, unknown or other-address. */
  readonly mailNotices: Counter<'outcome'>;
  readonly outboxPending: Gauge;
  /** New alarms that this gateway has announced. */
  readonly alarms: Counter<'kind'>;
  readonly openAlarms: Gauge<'kind'>;
  /** Runs of jobs on this gateway. `outcome`: done or failed. */
  readonly jobs: Histogram<'name' | 'outcome'>;
  /** Calls refused because too many were open. `kind`: read or purchase. */
  readonly busy: Counter<'kind'>;
  /** Payments that wait for somebody. `state`: `WaitingPayment`. */
  readonly paymentsWaiting: Gauge<'state'>;
  /** Spans of traces. `outcome`: sent to the collector, lost on the way, or dropped from a full queue. */
  readonly traceSpans: Counter<'outcome'>;
  /** Arms that a configured flagd was asked for. `outcome`: answered; unreachable or unusable when our own provider chose. */
  readonly flagdAnswers: Counter<'outcome'>;
}

/** Work in the background, and what waits. */
const createLoadMetrics = (
  registry: Registry,
): Pick<Metrics, 'jobs' | 'busy' | 'paymentsWaiting' | 'traceSpans' | 'flagdAnswers'> => ({
  jobs: new Histogram({
    name: 'gateway_job_seconds',
    help: 'Time of a run of a job, by what became of it',
    // Not `job`: Prometheus gives that name to what it asks.
    labelNames: ['name', 'outcome'],
    buckets: [0.01, 0.1, 1, 10, 60, 300],
    registers: [registry],
  }),
  busy: new Counter({
    name: 'gateway_busy_total',
    help: 'Calls refused because too many of their kind were being answered',
    labelNames: ['kind'],
    registers: [registry],
  }),
  paymentsWaiting: new Gauge({
    name: 'gateway_payments_waiting',
    help: 'Payments and refunds that are not settled, by what they wait for',
    labelNames: ['state'],
    registers: [registry],
  }),
  traceSpans: new Counter({
    name: 'gateway_trace_spans_total',
    help: 'Spans of traces, by whether the collector took them',
    labelNames: ['outcome'],
    registers: [registry],
  }),
  flagdAnswers: new Counter({
    name: 'gateway_flagd_answers_total',
    help: 'Arms that flagd was asked for, by who chose them',
    labelNames: ['outcome'],
    registers: [registry],
  }),
});

/** Each application has its own registry, so that two in one process (tests) do not collide. */
export const createMetrics = ({ process = false } = {}): Metrics => {
  const registry = new Registry();
  if (process) collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Histogram({
      name: 'gateway_request_seconds',
      help: 'Time to answer, by call and status',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.4, 1, 3],
      registers: [registry],
    }),
    orders: new Counter({
      name: 'gateway_orders_total',
      help: 'Orders by what became of them',
      labelNames: ['outcome'],
      registers: [registry],
    }),
    mailNotices: new Counter({
      name: 'gateway_mail_notices_total',
      help: 'Notices of the mail provider by what was done with them',
      labelNames: ['outcome'],
      registers: [registry],
    }),
    outboxPending: new Gauge({
      name: 'gateway_outbox_pending',
      help: 'Messages that still have to leave',
      registers: [registry],
    }),
    alarms: new Counter({
      name: 'gateway_alarms_total',
      help: 'New alarms by the rule that was broken',
      labelNames: ['kind'],
      registers: [registry],
    }),
    openAlarms: new Gauge({
      name: 'gateway_alarms_open',
      help: 'Alarms that no operator has closed, by the rule that was broken',
      labelNames: ['kind'],
      registers: [registry],
    }),
    ...createLoadMetrics(registry),
  };
};

type Access = Pick<Config, 'environment' | 'operatorToken'>;

/** Requires the operator's token. Without a configured token, metrics are public, except in production. */
const mayMeasure = ({ environment, operatorToken }: Access, { headers }: FastifyRequest): boolean => {
  // Rejects requests through the shop's proxy, even with the token: no browser may hold it.
  if (headers['x-forwarded-for'] !== undefined) return false;
  if (operatorToken === undefined) return environment !== 'production';
  return isSame(sha256(headers.authorization ?? ''), sha256(`Bearer ${operatorToken}`));
};

/** GET /api/metrics, for operators; other callers get 404. */
export const registerMetrics = (app: FastifyInstance, metrics: Metrics, access: Access): void => {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    metrics.requests.observe(labels, reply.elapsedTime / 1000);
  });
  app.get(
    '/api/metrics',
    // Monitoring authenticates with the operator's token.
    { schema: { summary: 'Measurements in the format of Prometheus' }, config: { anyClient: true } },
    async (request, reply) => {
      if (!mayMeasure(access, request)) throw notFoundProblem('Metrics are not public.');
      return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
    },
  );
};

import { ROOT_CONTEXT, trace, type Context } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  RandomIdGenerator,
  TracerProvider,
  type IdGenerator,
  type SpanExporter,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace';
import { systemClock } from '../../base/clock';
import { exactTime, kindOf, toOpenSpan } from './active-span';
import { createShareSampler } from './share-sampler';
import type { TraceParent } from './trace-context';
import type { SpanListener, Tracing, TracingOptions } from './traces';

/** Spans in memory, spans of one request to the collector, and time (ms). What does not fit is dropped. */
const limits = { queue: 2048, batch: 256, pause: 5000, timeout: 5000 } as const;
/** Recorded requests of one server per second. */
const mostPerSecond = 100;

/** Ids of the browser for the span that it reports; random ids otherwise. */
const createIds = () => {
  const random = new RandomIdGenerator();
  let given: Pick<TraceParent, 'traceId' | 'spanId'> | null = null;
  const ids: IdGenerator = {
    generateTraceId: () => given?.traceId ?? random.generateTraceId(),
    generateSpanId: () => given?.spanId ?? random.generateSpanId(),
  };
  return {
    ids,
    /** `start` must be synchronous. */
    use<T>(own: typeof given, start: () => T): T {
      given = own;
      try {
        return start();
      } finally {
        given = null;
      }
    },
  };
};

/** Counts what the collector took and what was lost on the way. */
const counted = (exporter: SpanExporter, observe: SpanListener): SpanExporter => ({
  export(spans, done) {
    exporter.export(spans, (result) => {
      observe(result.code === 0 ? 'sent' : 'lost', spans.length);
      done(result);
    });
  },
  shutdown: () => exporter.shutdown(),
  ...(exporter.forceFlush && { forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve() }),
});

/**
 * The SDK drops spans from a full queue without a report. This counts the waiting ones beside it, and drops first. `processor` must hand its spans to
 * `exporter`.
 */
const createFullQueueCount = (exporter: SpanExporter, observe: SpanListener) => {
  let waiting = 0;
  const leaving: SpanExporter = {
    ...exporter,
    export(spans, done) {
      waiting -= spans.length;
      exporter.export(spans, done);
    },
  };
  const before = (processor: SpanProcessor): SpanProcessor => ({
    onStart: (span, context) => processor.onStart(span, context),
    onEnd(span) {
      if ((span.spanContext().traceFlags & 1) === 0) return;
      if (waiting >= limits.queue) return observe('dropped', 1);
      waiting += 1;
      processor.onEnd(span);
    },
    forceFlush: () => processor.forceFlush(),
    shutdown: () => processor.shutdown(),
  });
  return { leaving, before };
};

const under = (parent: TraceParent | null): Context =>
  parent
    ? trace.setSpanContext(ROOT_CONTEXT, {
        traceId: parent.traceId,
        spanId: parent.spanId,
        traceFlags: parent.sampled ? 1 : 0,
        isRemote: true,
      })
    : ROOT_CONTEXT;

/** Spans go to the collector in batches, in the background. A collector that is away costs spans and never a request. */
export const createTracing = ({
  endpoint,
  service,
  pause = limits.pause,
  ...sampling
}: TracingOptions & { readonly endpoint: string }): Tracing => {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: limits.timeout,
    concurrencyLimit: limits.queue / limits.batch,
  });
  const { ids, use } = createIds();
  const listeners: SpanListener[] = [];
  const tell: SpanListener = (...told) => {
    for (const listener of listeners) listener(...told);
  };
  const queue = createFullQueueCount(counted(exporter, tell), tell);
  const processor = new BatchSpanProcessor({
    exporter: queue.leaving,
    maxQueueSize: limits.queue,
    maxExportBatchSize: limits.batch,
    scheduledDelayMillis: pause,
    exportTimeoutMillis: limits.timeout,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: createShareSampler({ mostPerSecond, now: systemClock.now, ...sampling }),
    spanLimits: {
      attributeValueLengthLimit: 200,
      attributeCountLimit: 32,
      eventCountLimit: 0,
      linkCountLimit: 0,
    },
    idGenerator: ids,
    spanProcessors: [queue.before(processor)],
  });
  const tracer = provider.getTracer('shop');
  return {
    isOn: true,
    begin: (name, { role, parent = null, part = null, notes = {} }) =>
      toOpenSpan(
        tracer,
        tracer.startSpan(name, { kind: kindOf[role], attributes: { ...notes } }, under(parent)),
        part,
      ),
    addReported(name, { self, parent, part, notes, start, end }) {
      const options = { kind: kindOf.client, attributes: { ...notes }, startTime: exactTime(start) };
      const span = use(self, () => tracer.startSpan(name, options, under(parent)));
      toOpenSpan(tracer, span, part);
      span.end(exactTime(end));
    },
    watch: (listener) => void listeners.push(listener),
    flush: () => processor.forceFlush().catch(() => undefined),
    close: () => provider.shutdown().catch(() => undefined),
  };
};

import type { OpenSpan, SpanNotes, SpanRole } from './active-span';
import type { SamplingOptions } from './share-sampler';
import type { TracedPart, TraceParent } from './trace-context';

interface BeginOptions {
  readonly role: SpanRole;
  /** The caller's span. Null begins a trace. */
  readonly parent?: TraceParent | null;
  readonly part?: TracedPart | null;
  readonly notes?: SpanNotes;
}

/** A span that a browser has measured. Times are milliseconds UTC. */
interface ReportedSpan {
  readonly self: Pick<TraceParent, 'traceId' | 'spanId'>;
  readonly parent: TraceParent | null;
  readonly part: TracedPart;
  readonly notes: SpanNotes;
  readonly start: number;
  readonly end: number;
}

/** Sent to the collector, lost on the way, or dropped because the queue was full. */
export type SpanListener = (outcome: 'sent' | 'lost' | 'dropped', spans: number) => void;

/** The traces of one server. */
export interface Tracing {
  readonly isOn: boolean;
  /** Begins the span of a request or a job. Null when tracing is off. */
  begin(name: string, options: BeginOptions): OpenSpan | null;
  addReported(name: string, span: ReportedSpan): void;
  /** Learns of spans that the collector took, that were lost on the way, and that did not fit the queue. */
  watch(listener: SpanListener): void;
  /** Sends what waits. For tests. */
  flush(): Promise<void>;
  /** Sends what waits, for a few seconds at most. */
  close(): Promise<void>;
}

export interface TracingOptions extends Pick<SamplingOptions, 'share' | 'key' | 'trustsCallers'> {
  /** Address of a collector that speaks OTLP over HTTP: `http://127.0.0.1:4318`. Null turns tracing off. */
  readonly endpoint: string | null;
  /** `detour-shell` */
  readonly service: string;
  /** Milliseconds between two requests to the collector. */
  readonly pause?: number;
}

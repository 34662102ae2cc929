import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span, type Tracer } from '@opentelemetry/api';
import { printBaggage, printTraceparent, type TracedPart } from './trace-context';

/**
 * Everything that a span may say. The list is closed: no address, no query, no value of a statement, no id of a visitor, an order or a
 * voucher, and no message of an error.
 */
export interface SpanNotes {
  readonly 'http.request.method'?: string;
  /** Template of the route, `/api/product/:id/quote`. */
  readonly 'http.route'?: string;
  readonly 'http.response.status_code'?: number;
  /** Name of the page, never its path. */
  readonly 'shop.page'?: string;
  readonly 'shop.locale'?: string;
  /** `hit`, `stale` or `miss`. */
  readonly 'shop.page_cache'?: string;
  readonly 'shop.remote'?: string;
  readonly 'shop.release'?: string;
  /** `stable` or `candidate`. */
  readonly 'shop.arm'?: string;
  /** Arms of experiments: `results-promises:short`, comma-joined. */
  readonly 'shop.experiments'?: string;
  /** What became of a part, a job or a page view. */
  readonly 'shop.outcome'?: string;
  readonly 'db.system.name'?: 'postgresql';
  /** `SELECT` */
  readonly 'db.operation.name'?: string;
  /** Name of the first table. */
  readonly 'db.collection.name'?: string;
  /** Name or code of an error, never its message. */
  readonly 'error.type'?: string;
}

export type SpanRole = 'server' | 'client' | 'internal';

export const kindOf: Readonly<Record<SpanRole, SpanKind>> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
};

interface Active {
  readonly tracer: Tracer;
  readonly span: Span;
  part: TracedPart | null;
}

const store = new AsyncLocalStorage<Active>();

/** A span that is open. It is ended once. */
export interface OpenSpan {
  /** True when it is sampled. */
  readonly isRecorded: boolean;
  /** The header for a browser that continues the trace. Its flag is always set: who is sampled is not told. */
  readonly header: string;
  /** Runs work whose spans are children of this one. */
  run<T>(work: () => T): T;
  note(notes: SpanNotes): void;
  /** Says which package the trace is about, here and in calls to other servers. */
  notePart(part: TracedPart): void;
  end(): void;
}

const partNotes = ({ remote, release, arm }: TracedPart): SpanNotes => ({
  'shop.remote': remote,
  'shop.release': release,
  ...(arm && { 'shop.arm': arm }),
});

const setNotes = (span: Span, notes: SpanNotes): void => void span.setAttributes({ ...notes });

const setPart = (active: Active, part: TracedPart): void => {
  active.part = part;
  setNotes(active.span, partNotes(part));
};

export const toOpenSpan = (tracer: Tracer, span: Span, part: TracedPart | null): OpenSpan => {
  const active: Active = { tracer, span, part: null };
  const { traceId, spanId } = span.spanContext();
  if (part) setPart(active, part);
  let isOpen = true;
  return {
    isRecorded: span.isRecording(),
    header: printTraceparent({ traceId, spanId, sampled: true }),
    run: (work) => store.run(active, work),
    note: (notes) => setNotes(span, notes),
    notePart: (shown) => setPart(active, shown),
    end() {
      if (isOpen) span.end();
      isOpen = false;
    },
  };
};

/** What fastify gives for a response. */
interface AnsweredReply {
  readonly statusCode: number;
  readonly raw: { once(event: 'finish' | 'close', listener: () => void): unknown };
}

/** Ends the span of a request with its response, or when the visitor closes the connection before. */
export const endWithReply = (span: OpenSpan, reply: AnsweredReply): void => {
  const end = (): void => {
    span.note({ 'http.response.status_code': reply.statusCode });
    span.end();
  };
  reply.raw.once('finish', end);
  reply.raw.once('close', end);
};

/** Name or code of an error. A message may have anything in it. */
const typeOf = (error: unknown): string => {
  const { code, name } = (error ?? {}) as { readonly code?: unknown; readonly name?: unknown };
  return (
    [code, name].filter((one) => typeof one === 'string').find((one) => /^[\w.-]{1,60}$/.test(one)) ?? 'Error'
  );
};

const fail = (span: Span, error: unknown): void => {
  span.setStatus({ code: SpanStatusCode.ERROR });
  setNotes(span, { 'error.type': typeOf(error) });
};

interface ChildOptions {
  readonly role?: SpanRole;
  readonly notes?: SpanNotes;
}

/** Runs work in a child of the current span. Without one, or when it is not sampled, the work simply runs. */
export const inSpan = async <T>(
  name: string,
  work: () => Promise<T>,
  { role = 'internal', notes = {} }: ChildOptions = {},
): Promise<T> => {
  const above = store.getStore();
  if (!above?.span.isRecording()) return work();
  const { tracer, part } = above;
  const context = trace.setSpan(ROOT_CONTEXT, above.span);
  const span = tracer.startSpan(name, { kind: kindOf[role], attributes: { ...notes } }, context);
  try {
    return await store.run({ tracer, span, part }, work);
  } catch (error) {
    fail(span, error);
    throw error;
  } finally {
    span.end();
  }
};

/**
 * A child of the current span that the caller ends, for work that events end. Null without a current span, and when it is not sampled. An `error` at
 * the end is noted by its kind.
 */
export const openChild = (
  name: string,
  { role = 'internal', notes = {} }: ChildOptions = {},
): { run<T>(work: () => T): T; end(notes?: SpanNotes, error?: unknown): void } | null => {
  const above = store.getStore();
  if (!above?.span.isRecording()) return null;
  const { tracer, part } = above;
  const context = trace.setSpan(ROOT_CONTEXT, above.span);
  const span = tracer.startSpan(name, { kind: kindOf[role], attributes: { ...notes } }, context);
  let isOpen = true;
  return {
    run: (work) => store.run({ tracer, span, part }, work),
    end(last = {}, error) {
      if (!isOpen) return;
      isOpen = false;
      setNotes(span, last);
      if (error !== undefined) fail(span, error);
      span.end();
    },
  };
};

/** Seconds and nanoseconds. The SDK takes a number before the start of the process for a time since that start. */
export const exactTime = (ms: number): [number, number] => [
  Math.floor(ms / 1000),
  Math.round((ms % 1000) * 1_000_000),
];

/** A child of the current span that is over. Times are milliseconds UTC. */
export const addPastSpan = (
  name: string,
  { start, end, ...options }: ChildOptions & { readonly start: number; readonly end: number },
): void => {
  const above = store.getStore();
  if (!above?.span.isRecording()) return;
  const { role = 'internal', notes = {} } = options;
  const context = trace.setSpan(ROOT_CONTEXT, above.span);
  above.tracer
    .startSpan(name, { kind: kindOf[role], attributes: { ...notes }, startTime: exactTime(start) }, context)
    .end(exactTime(end));
};

/** Adds to the current span, if there is one. */
export const noteSpan = (notes: SpanNotes): void => {
  const active = store.getStore();
  if (active) setNotes(active.span, notes);
};

/** See `OpenSpan.notePart`. */
export const noteTracedPart = (part: TracedPart): void => {
  const active = store.getStore();
  if (active) setPart(active, part);
};

/** `traceparent` of the current span, for a page that continues its trace. Null without one. */
export const currentTrace = (): string | null => {
  const active = store.getStore();
  if (!active) return null;
  const { traceId, spanId } = active.span.spanContext();
  return printTraceparent({ traceId, spanId, sampled: true });
};

/** Headers that continue the current trace on another server of the shop. Empty without one. */
export const traceHeaders = (): Readonly<Record<string, string>> => {
  const active = store.getStore();
  if (!active) return {};
  const { traceId, spanId } = active.span.spanContext();
  const traceparent = printTraceparent({ traceId, spanId, sampled: active.span.isRecording() });
  return { traceparent, ...(active.part && { baggage: printBaggage(active.part) }) };
};

/** Returns a function that runs work as if it were called here: for a callback that another process causes. */
export const keepTrace = (): (<T>(work: () => T) => T) => {
  const active = store.getStore();
  return (work) => (active ? store.run(active, work) : work());
};

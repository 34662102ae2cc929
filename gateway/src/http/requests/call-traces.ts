import {
  endWithReply,
  parseBaggage,
  parseTraceparent,
  type OpenSpan,
  type Tracing,
} from '@detour/shared-contracts/tracing';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Span of the call. Absent for calls that no shell server traces. */
    trace?: OpenSpan;
  }
}

/** Calls of the shop, and not probes, measurements and pictures. */
const isCall = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  config.rate !== undefined && !config.anyClient;

/**
 * A span for each call that a shell server traces: it has decided which. Registered after the check of client keys, so that nobody else
 * makes a span. A call without a trace begins none: the shell servers poll.
 */
export const registerCallTraces = (app: FastifyInstance, tracing: Tracing): void => {
  if (!tracing.isOn) return;
  app.addHook('onClose', () => tracing.close());
  app.addHook('onRequest', (request, reply, done) => {
    const parent = parseTraceparent(request.headers['traceparent']);
    const route = request.routeOptions.url ?? 'none';
    if (!parent || !isCall(request)) return done();
    const span = tracing.begin(`${request.method} ${route}`, {
      role: 'server',
      parent,
      part: parseBaggage(request.headers['baggage']),
      notes: { 'http.request.method': request.method, 'http.route': route },
    });
    if (!span) return done();
    request.trace = span;
    endWithReply(span, reply);
    span.run(done);
  });
  // Reading a body leaves the span: its events come from the connection.
  app.addHook('preValidation', (request, _reply, done) => (request.trace ? request.trace.run(done) : done()));
};

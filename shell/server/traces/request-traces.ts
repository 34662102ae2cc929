import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  endWithReply,
  parseBaggage,
  parseTraceparent,
  type OpenSpan,
  type TracedPart,
  type Tracing,
} from '@detour/shared-contracts/tracing';
import type { CompositionSource } from '../composition/composition-source';
import type { VisitorCookies } from '../visitor/visitor-cookie';
import { partIn } from './note-page';

declare module 'fastify' {
  interface FastifyRequest {
    /** Span of the request. Absent for files, and while tracing is off. */
    trace?: OpenSpan;
  }
}

/** Pages and calls. Not files, pictures, probes and reports: they are many, and say nothing about a page. */
const isTraced = (route: string): boolean =>
  route === '/*' || /^\/(?:api|content|beneficiary|error)(?:\/|$)/.test(route);

export interface TraceDeps {
  readonly tracing: Tracing;
  readonly compositions: Pick<CompositionSource, 'current'>;
  readonly visitors: Pick<VisitorCookies, 'name' | 'parse'>;
  isKnown(name: string, version: string): boolean;
}

/** The part that a browser names, with the arm that this server knows. Null for a release that is not ours. */
export const createPartReader =
  ({ compositions, visitors, isKnown }: Omit<TraceDeps, 'tracing'>) =>
  (
    request: Pick<FastifyRequest, 'cookies'>,
    named: Pick<TracedPart, 'remote' | 'release'> | null,
  ): TracedPart | null => {
    if (!named || !isKnown(named.remote, named.release)) return null;
    const arm = visitors.parse(request.cookies[visitors.name])?.arm ?? null;
    const { release, arm: side = 'stable' } = partIn(compositions.current(arm), named.remote);
    return { ...named, arm: release === named.release ? side : 'stable' };
  };

/**
 * A span for each page and call. The id of a visitor's `traceparent` is continued; whether it is recorded is decided here, and only the
 * two words of `baggage` that name a release of this shop are read.
 */
export const registerTraces = (app: FastifyInstance, { tracing, ...deps }: TraceDeps): void => {
  if (!tracing.isOn) return;
  app.addHook('onClose', () => tracing.close());
  const readPart = createPartReader(deps);
  app.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url ?? '';
    if (!isTraced(route)) return done();
    const name = route === '/*' ? 'page' : route;
    const span = tracing.begin(`${request.method} ${name}`, {
      role: 'server',
      parent: parseTraceparent(request.headers['traceparent']),
      notes: { 'http.request.method': request.method, 'http.route': name },
    });
    if (!span) return done();
    request.trace = span;
    const part = span.isRecorded ? readPart(request, parseBaggage(request.headers['baggage'])) : null;
    if (part) span.notePart(part);
    endWithReply(span, reply);
    span.run(done);
  });
  // Reading a body leaves the span: its events come from the connection.
  app.addHook('preValidation', (request, _reply, done) => (request.trace ? request.trace.run(done) : done()));
};

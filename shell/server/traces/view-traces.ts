import type { FastifyRequest } from 'fastify';
import type { Locale } from '@detour/shared-contracts/sites';
import type { Tracing } from '@detour/shared-contracts/tracing';
import type { ViewObservation } from '../../src/telemetry/observation';
import type { ExperimentSource } from '../visitor/experiments/experiment-source';
import { printArms } from './note-page';
import type { createPartReader } from './request-traces';

interface ViewTracesOptions {
  readonly tracing: Pick<Tracing, 'isOn' | 'addReported'>;
  readonly experiments: Pick<ExperimentSource, 'of'>;
  readonly readPart: ReturnType<typeof createPartReader>;
  now(): number;
}

export interface ViewTraces {
  /** Turns page views that a browser reported into spans. The arms are those that this server assigned. */
  take(
    views: readonly ViewObservation[],
    locale: Locale,
    request: Pick<FastifyRequest, 'cookies'>,
  ): Promise<void>;
}

/** Age of a report (ms), and how far the clock of a server may be ahead of another's. */
const limits = { old: 600_000, ahead: 5000 } as const;

export const createViewTraces = ({ tracing, experiments, readPart, now }: ViewTracesOptions): ViewTraces => ({
  async take(views, locale, request) {
    if (!tracing.isOn || views.length === 0) return;
    const arms = printArms((await experiments.of(request.cookies, locale)).arms);
    for (const { route, remote, release, trace, span, parent, cause, start, ms } of views) {
      const part = readPart(request, { remote, release });
      const end = start + ms;
      if (!part || end > now() + limits.ahead || start < now() - limits.old) continue;
      tracing.addReported(`view ${route}`, {
        self: { traceId: trace, spanId: span },
        // Whether it is recorded follows from the trace's id, here as in all servers.
        parent: parent === null ? null : { traceId: trace, spanId: parent, sampled: true },
        part,
        notes: {
          'shop.page': route,
          'shop.locale': locale,
          'shop.outcome': cause,
          ...(arms !== undefined && { 'shop.experiments': arms }),
        },
        start,
        end,
      });
    }
  },
});

import { addressGroupOf } from '@detour/shared-contracts/platform';
import type { Locale } from '@detour/shared-contracts/sites';
import { LRUCache } from 'lru-cache';
import type { FastifyInstance } from 'fastify';
import { observationsPath, type Observation, type ViewObservation } from '../../src/telemetry/observation';
import type { VisitorCookies } from '../visitor/visitor-cookie';
import type { ViewTraces } from '../traces/view-traces';
import { isOwnPage } from '../http/proxy/own-origin';
import type { Observations } from './observations';
import { parseReport } from './parse-report';

/** Maximum report size in bytes: sixty items with long messages. */
const bodyLimit = 32 * 1024;
const minute = 60_000;
/** Maximum number of address groups that are counted at the same time. A flood from more groups evicts the quietest. */
const mostAddresses = 100_000;

/** Counts per address group and minute, from the group's first report on (decision 0776). */
const createLimiter = (perMinute: number, now: () => number) => {
  const counts = new LRUCache<string, number>({
    max: mostAddresses,
    ttl: minute,
    perf: { now },
    // Reads `now` each time, so that a minute ends by this clock.
    ttlResolution: 0,
    noUpdateTTL: true,
  });
  return (address: string): boolean => {
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count <= perMinute;
  };
};

interface ReportRouteOptions {
  readonly observations: Pick<Observations, 'take'>;
  readonly views: ViewTraces;
  /** Reports per address and minute. */
  readonly perMinute: number;
  /** Cookies require HTTPS. */
  readonly secure: boolean;
  readonly cookies: VisitorCookies;
  /** The visitor's number is read and written only while a canary runs. */
  hasCanary(): boolean;
  now(): number;
}

const isView = (item: Observation | ViewObservation): item is ViewObservation => item.kind === 'view';

/** `POST /_shell/observations`: outcome of page parts, by release. Responds with 204 only. */
export const registerReportRoute = (
  app: FastifyInstance,
  { observations, views, perMinute, secure, cookies, hasCanary, now }: ReportRouteOptions,
): void => {
  const isWithinLimit = createLimiter(perMinute, now);
  app.post(observationsPath, { bodyLimit }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (!isOwnPage(request.headers, secure)) return reply.code(403).send();
    const group = addressGroupOf(request.ip);
    if (!isWithinLimit(group)) return reply.code(429).header('retry-after', '60').send();
    const report = parseReport(request.body);
    if (!report) return reply.code(400).send();
    const visitor = hasCanary() ? cookies.parse(request.cookies[cookies.name]) : null;
    const counted = report.items.filter((item) => !isView(item)) as readonly Observation[];
    const known = observations.take({ ...report, items: counted }, visitor && { visitor, group });
    await views.take(report.items.filter(isView), report.locale as Locale, request);
    if (known && known !== visitor) void reply.header('set-cookie', cookies.write(known));
    return reply.code(204).send();
  });
};

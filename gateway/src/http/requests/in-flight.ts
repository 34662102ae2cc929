import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import type { Config } from '../../settings/settings';
import type { Metrics } from '../metrics';
import { HttpProblem } from '../problem';

const kinds = ['read', 'purchase'] as const;
type Kind = (typeof kinds)[number];

type Limits = Pick<Config, 'readsAtOnce' | 'purchasesAtOnce'>;

const isKind = (rate: string | undefined): rate is Kind => rate === 'read' || rate === 'purchase';

/**
 * Refuses calls of a kind at once while too many of it are being answered. Otherwise they would wait for a connection to the database
 * until their time is over, and so would all that come after them. Reads and purchases are counted apart, so that a crowd of readers
 * keeps nobody from paying.
 */
export const registerInFlight = (
  app: FastifyInstance,
  limits: Limits,
  { registry, busy }: Pick<Metrics, 'registry' | 'busy'>,
): void => {
  for (const kind of kinds) busy.inc({ kind }, 0);
  const most: Readonly<Record<Kind, number>> = { read: limits.readsAtOnce, purchase: limits.purchasesAtOnce };
  const counts: Record<Kind, number> = { read: 0, purchase: 0 };
  new Gauge({
    name: 'gateway_in_flight',
    help: 'Calls that are being answered, by kind',
    labelNames: ['kind'],
    registers: [registry],
    collect() {
      for (const kind of kinds) this.set({ kind }, counts[kind]);
    },
  });
  app.addHook('onRequest', (request, reply, done) => {
    const kind = request.routeOptions.config.rate;
    if (!isKind(kind)) return done();
    if (counts[kind] >= most[kind]) {
      busy.inc({ kind });
      return done(
        new HttpProblem({
          status: 503,
          code: 'BUSY',
          detail: 'The shop is answering too many calls at this moment.',
          headers: { 'retry-after': '1' },
        }),
      );
    }
    counts[kind] += 1;
    let isOpen = true;
    const leave = (): void => {
      if (isOpen) counts[kind] -= 1;
      isOpen = false;
    };
    // A visitor who leaves closes the connection without an end of the response.
    reply.raw.once('finish', leave);
    reply.raw.once('close', leave);
    done();
  });
};

import { zonedNow } from '@detour/shared-contracts/base';
import { timeZoneOf } from '@detour/shared-contracts/sites';
import { Gauge } from 'prom-client';
import type { GatewayContext } from '../../../../context/context';
import type { StayIndex } from './stay-index';

/** Milliseconds between two reads of the changes. */
const everyMs = 250;
/** Milliseconds after a failed read. */
const afterFailureMs = 1_000;
/** Milliseconds after an attempt to load a new day. */
const afterFailedReloadMs = 60_000;

export interface StayIndexKeeper {
  /** Loads the index and follows the changes. Call it when the catalogue is complete. */
  start(): void;
  stop(): Promise<void>;
}

const registerMetrics = (index: StayIndex, { registry }: GatewayContext['metrics']): void => {
  const gauges: readonly (readonly [name: string, help: string, read: () => number])[] = [
    [
      'gateway_stay_index_age_seconds',
      'Age of the stays in memory; -1 before they are loaded',
      () => (index.age() ?? -1000) / 1000,
    ],
    ['gateway_stay_index_hotels', 'Hotels in memory', () => index.current()?.hotels.size ?? 0],
    ['gateway_stay_index_bytes', 'Bytes of the nights in memory', () => index.current()?.grid.bytes ?? 0],
  ];
  for (const [name, help, read] of gauges)
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
};

/** Keeps the index fresh, and reports to `/api/health/ready` until it is loaded. A new day has it loaded again in the background. */
export const createStayIndexKeeper = (
  index: StayIndex,
  { clock, log, readiness, metrics }: Pick<GatewayContext, 'clock' | 'log' | 'readiness' | 'metrics'>,
): StayIndexKeeper => {
  let timer: NodeJS.Timeout | null = null;
  let turn: Promise<void> | null = null;
  let reloading: Promise<void> | null = null;
  /** Earliest time of the clock for the next attempt to load a new day. */
  let nextReload = -Infinity;
  let isDown = false;
  let stopped = false;
  registerMetrics(index, metrics);

  const report = (error: unknown): void => {
    if (!isDown)
      log.error({ err: error }, 'the stays in memory could not be refreshed: searches read the database');
    isDown = true;
  };

  const reloadOnNewDay = (): void => {
    const now = clock.now();
    if (reloading || now < nextReload || index.loadedOn() === zonedNow(now, timeZoneOf('fr_FR')).date) return;
    nextReload = now + afterFailedReloadMs;
    reloading = index
      .reload()
      .catch((error: unknown) =>
        log.error({ err: error }, 'the stays of a new day could not be loaded: the others serve'),
      )
      .finally(() => {
        reloading = null;
      });
  };

  const refresh = async (): Promise<number> => {
    try {
      await index.refresh();
    } catch (error) {
      report(error);
      return afterFailureMs;
    }
    isDown = false;
    readiness.report('search', { ready: true });
    reloadOnNewDay();
    return everyMs;
  };

  const follow = (): void => {
    turn = refresh().then((pause) => {
      if (stopped) return;
      timer = setTimeout(follow, pause);
      timer.unref();
    });
  };

  return {
    start: follow,
    async stop() {
      stopped = true;
      if (timer) clearTimeout(timer);
      await Promise.all([turn, reloading]);
    },
  };
};

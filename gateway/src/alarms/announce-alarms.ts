import type { GatewayContext } from '../context/context';
import { countOpenAlarms, takeUnannounced } from './alarm.repository';

type Context = Pick<GatewayContext, 'db' | 'clock' | 'log' | 'metrics'>;

/** Logs each new alarm once for all gateways and sets the gauge of open ones. Resolves with the number of new ones. */
export const announceAlarms = async ({ db, clock, log, metrics }: Context): Promise<number> => {
  const alarms = await takeUnannounced(db, new Date(clock.now()));
  for (const { id, kind, subject, text } of alarms) {
    log.error({ alarm: { id, kind, subject } }, `alarm: ${text}`);
    metrics.alarms.inc({ kind });
  }
  // Otherwise a kind without open alarms would keep its last value.
  metrics.openAlarms.reset();
  for (const [kind, count] of Object.entries(await countOpenAlarms(db)))
    metrics.openAlarms.set({ kind }, count);
  return alarms.length;
};

import { zonedNow } from '@detour/shared-contracts/base';
import { timeZoneOf } from '@detour/shared-contracts/sites';
import type { GatewayContext } from '../context/context';

/** Fills or completes the catalogue up to today's horizon; `onProgress` from 0 to 1. May be called at any time. */
export type EnsureCatalogue = (
  context: GatewayContext,
  options: { readonly onProgress: (share: number) => void },
) => Promise<unknown>;

export interface CatalogueKeeper {
  /** Now, and again whenever a new day has begun. */
  start(): void;
  /** Once, now; one that is under way is joined. */
  ensure(): Promise<unknown>;
  stop(): Promise<void>;
}

// A new day is noticed within so many minutes; until then the horizon is one night short.
const lookMs = 5 * 60_000;

/** Keeps the catalogue at today, and tells `/api/health/ready` how far it is. */
export const createCatalogueKeeper = (
  context: GatewayContext,
  ensureCatalogue: EnsureCatalogue,
): CatalogueKeeper => {
  const { clock, log, readiness } = context;
  let running: Promise<unknown> | null = null;
  let timer: NodeJS.Timeout | null = null;
  let keptDay: string | null = null;
  readiness.report('catalogue', { ready: false, progress: 0 });

  const run = async (): Promise<unknown> => {
    const day = zonedNow(clock.now(), timeZoneOf('fr_FR')).date;
    const done = await ensureCatalogue(context, {
      // A catalogue that is in is not taken away while it grows by a night.
      onProgress: (progress) => void (keptDay ?? readiness.report('catalogue', { ready: false, progress })),
    });
    keptDay = day;
    readiness.report('catalogue', { ready: true, progress: 1 });
    return done;
  };

  const ensure = (): Promise<unknown> => {
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  };

  const look = (): void => {
    if (keptDay === zonedNow(clock.now(), timeZoneOf('fr_FR')).date) return;
    ensure().catch((error: unknown) =>
      log.error({ err: error }, 'the catalogue could not be brought to today'),
    );
  };

  return {
    ensure,
    start() {
      look();
      timer = setInterval(look, lookMs);
      timer.unref();
    },
    async stop() {
      if (timer) clearInterval(timer);
      await running?.catch(() => {});
    },
  };
};

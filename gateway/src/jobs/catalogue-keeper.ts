import { zonedNow } from '@detour/shared-contracts/base';
import { timeZoneOf } from '@detour/shared-contracts/sites';
import type { GatewayContext } from '../context/context';

/** Fills or extends the catalogue up to today's horizon; `onProgress` gets 0 to 1. Idempotent. */
export type EnsureCatalogue = (
  context: GatewayContext,
  options: { readonly onProgress: (share: number) => void },
) => Promise<unknown>;

export interface CatalogueKeeper {
  /** Runs now and at each new day. */
  start(): void;
  /** Runs once, or joins the current run. */
  ensure(): Promise<unknown>;
  stop(): Promise<void>;
}

// Delay (ms) until a new day is noticed; meanwhile the horizon is one night short.
const checkMs = 5 * 60_000;

/** Extends the catalogue daily and reports its progress to `/api/health/ready`. */
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
      // A complete catalogue stays ready while it grows by a night.
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

  const ensureToday = (): void => {
    if (keptDay === zonedNow(clock.now(), timeZoneOf('fr_FR')).date) return;
    ensure().catch((error: unknown) =>
      log.error({ err: error }, 'the catalogue could not be extended to today'),
    );
  };

  return {
    ensure,
    start() {
      ensureToday();
      timer = setInterval(ensureToday, checkMs);
      timer.unref();
    },
    async stop() {
      if (timer) clearInterval(timer);
      await running?.catch(() => {});
    },
  };
};

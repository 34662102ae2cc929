import type { FastifyBaseLogger } from 'fastify';

/** Collects the errors that the gateway logs, to explain findings. */
export const createErrorLog = (): {
  readonly logger: FastifyBaseLogger;
  readonly causes: Map<string, number>;
} => {
  const causes = new Map<string, number>();
  const error = (entry: unknown): void => {
    const { err } = (entry ?? {}) as { err?: Error };
    const cause = (err?.stack ?? String(entry)).split('\n').slice(0, 6).join('\n').slice(0, 900);
    causes.set(cause, (causes.get(cause) ?? 0) + 1);
  };
  const silent = (): void => {};
  const logger = {
    level: 'error',
    fatal: error,
    error,
    warn: silent,
    info: silent,
    debug: silent,
    trace: silent,
    silent,
    child: () => logger,
  } as FastifyBaseLogger;
  return { logger, causes };
};

import type { Locale, PageName } from '@detour/shared-contracts';
import { withoutSecrets } from '@detour/shared-contracts';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The page that was asked for, once its address was read. */
    page?: { readonly route: PageName; readonly locale: Locale };
  }
}

/** What the log says of a request: the template of its route, and of a page its name and locale; never its address. */
export const placeOf = (request: FastifyRequest): Record<string, unknown> => ({
  method: request.method,
  route: request.routeOptions.url ?? 'none',
  ...(request.page ? { page: request.page.route, locale: request.page.locale } : {}),
});

const textOf = (error: unknown): string =>
  withoutSecrets(error instanceof Error ? (error.stack ?? error.message) : String(error));

/** Serialisers for whatever is logged as `req`, `err` or `error`, at each level. */
export const logSerializers = {
  req: placeOf,
  err: (error: Error) => ({
    type: error.name,
    message: error.message === undefined ? '' : withoutSecrets(error.message),
    stack: textOf(error),
  }),
  error: textOf,
};

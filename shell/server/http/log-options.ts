import type { Locale, PageName } from '@detour/shared-contracts/sites';
import { withoutSecrets } from '@detour/shared-contracts/platform';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The requested page, known after routing. */
    page?: { readonly route: PageName; readonly locale: Locale };
  }
}

/** Log fields of a request: the route template, and for a page its name and locale; never the URL. */
export const placeOf = (request: FastifyRequest): Record<string, unknown> => ({
  method: request.method,
  route: request.routeOptions.url ?? 'none',
  ...(request.page ? { page: request.page.route, locale: request.page.locale } : {}),
});

const textOf = (error: unknown): string =>
  withoutSecrets(error instanceof Error ? (error.stack ?? error.message) : String(error));

/** Serialisers for `req`, `err` and `error`, at each level. */
export const logSerializers = {
  req: placeOf,
  // Anything can be logged under this name.
  err: (error: Partial<Error>) => ({
    type: error.name ?? 'unknown',
    message: error.message === undefined ? '' : withoutSecrets(error.message),
    stack: textOf(error),
  }),
  error: textOf,
};

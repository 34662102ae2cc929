import { withoutSecrets } from '@detour/shared-contracts/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { stdSerializers, type LoggerOptions } from 'pino';

/** Route template such as `/api/product/:id/quote`. Never the URL, which may contain a secret. */
export const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'none';

const textOf = (value: unknown): unknown => (typeof value === 'string' ? withoutSecrets(value) : value);

/** Type, message, stack and code, without parts of URLs. Other members of an error are not logged. */
const toError = (error: Error): object => {
  const { type, message, stack, ...rest } = stdSerializers.err(error);
  const { code, statusCode } = rest as { code?: unknown; statusCode?: unknown };
  return { type, code, statusCode, message: textOf(message), stack: textOf(stack) };
};

/** What the gateway logs at each level: calls by route, errors without queries, no headers and no addresses. */
export const logOptions = (level: string): LoggerOptions => ({
  level,
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, route: routeOf(request) }),
    res: ({ statusCode }: FastifyReply) => ({ statusCode }),
    err: toError,
  },
});

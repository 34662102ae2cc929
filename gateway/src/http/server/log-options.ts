import { withoutSecrets } from '@detour/shared-contracts/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { stdSerializers, type LoggerOptions } from 'pino';

/** Template of the call, `/api/product/:id/quote`; never the address, which may hold what opens something. */
export const routeOf = (request: FastifyRequest): string => request.routeOptions?.url ?? 'none';

const textOf = (value: unknown): unknown => (typeof value === 'string' ? withoutSecrets(value) : value);

/** Type, message, stack and code, without what addresses in them hold; other members of an error are nobody's business here. */
const toError = (error: Error): object => {
  const { type, message, stack, ...rest } = stdSerializers.err(error);
  const { code, statusCode } = rest as { code?: unknown; statusCode?: unknown };
  return { type, code, statusCode, message: textOf(message), stack: textOf(stack) };
};

/** How the gateway logs, at each level: calls by their route, errors without queries, no header and no address of anybody. */
export const logOptions = (level: string): LoggerOptions => ({
  level,
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, route: routeOf(request) }),
    res: ({ statusCode }: FastifyReply) => ({ statusCode }),
    err: toError,
  },
});

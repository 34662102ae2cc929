import type { Static, TSchema } from '@sinclair/typebox';
import { Problem } from '@detour/shared-contracts/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { compileAnswer } from './validation';
import { HttpProblem } from './problem';

/** The shape of an entry of `callSchemas`. */
export interface CallDefinition {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly response: TSchema;
  readonly summary: string;
}

type Part<D, K extends string> = D extends { readonly [P in K]: infer S extends TSchema }
  ? Static<S>
  : undefined;

export interface CallInput<D extends CallDefinition> {
  readonly params: Part<D, 'params'>;
  readonly query: Part<D, 'query'>;
  readonly body: Part<D, 'body'>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface CallOptions {
  /** Budget of `rate-limits.ts` that the call uses. Default: `read`. */
  readonly rate?: 'read' | 'purchase' | 'report';
  /** Skips the Origin check, because machines or the browser itself send this call. */
  readonly anyOrigin?: boolean;
  /** Default: `no-cache` (revalidate with the ETag). Personal responses are `no-store`. */
  readonly cacheControl?: string;
  /** Most bytes of a body. Default: 64 KB, the limit of the server. */
  readonly bodyLimit?: number;
  /** Runs before the body is read. An error that it throws becomes the response. */
  readonly onRequest?: (request: FastifyRequest) => Promise<void>;
}

/** Thrown for a response that violates its schema: our bug, not the client's. */
const brokenContract = (definition: CallDefinition, errors: readonly unknown[]): HttpProblem =>
  new HttpProblem({
    status: 500,
    code: 'INVALID_ANSWER',
    detail: `The response of ${definition.method} ${definition.path} does not match its schema: ${JSON.stringify(errors.slice(0, 5))}`,
  });

const schemaOf = (definition: CallDefinition): object => ({
  summary: definition.summary,
  ...(definition.params ? { params: definition.params } : {}),
  ...(definition.query ? { querystring: definition.query } : {}),
  ...(definition.body ? { body: definition.body } : {}),
  response: { '2xx': definition.response, default: Problem },
});

/**
 * Registers a call with its shared schemas. Validates the request (and coerces query and path) before the handler, and the
 * response after it. A response schema of `null` means 204. The handler throws `HttpProblem` for expected errors.
 */
export const registerCall = <const D extends CallDefinition>(
  app: FastifyInstance,
  definition: D,
  handler: (input: CallInput<D>) => Promise<Static<D['response']>>,
  options: CallOptions = {},
): void => {
  const isValid = compileAnswer(definition.response);
  const isEmpty = definition.response['type'] === 'null';
  const personal = definition.method !== 'GET' || options.rate === 'purchase';
  app.route({
    method: definition.method,
    url: definition.path,
    schema: schemaOf(definition),
    ...(options.onRequest ? { onRequest: options.onRequest } : {}),
    ...(options.bodyLimit === undefined ? {} : { bodyLimit: options.bodyLimit }),
    config: { rate: options.rate ?? 'read', anyOrigin: options.anyOrigin ?? false },
    handler: async (request, reply) => {
      reply.header('cache-control', options.cacheControl ?? (personal ? 'no-store' : 'no-cache'));
      const answer = await handler({
        params: request.params,
        query: request.query,
        body: request.body,
        request,
        reply,
      } as CallInput<D>);
      if (isEmpty) return reply.code(204).send();
      if (!isValid(answer)) throw brokenContract(definition, isValid.errors ?? []);
      return answer;
    },
  });
};

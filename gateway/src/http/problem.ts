import { STATUS_CODES } from 'node:http';
import type { Problem } from '@detour/shared-contracts/schemas';

interface ProblemInput {
  readonly status: number;
  /** Stable upper-case word; clients and catalogues key on it. */
  readonly code: string;
  /** One English sentence for developers and logs; visitors never see it. */
  readonly detail: string;
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
  /** Extra members of the response, such as `error` of the order calls. */
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Thrown by a handler to return `application/problem+json`. Compare it by name, never by `instanceof`. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  constructor(readonly input: ProblemInput) {
    super(`${input.code}: ${input.detail}`);
  }
}

export const isHttpProblem = (error: unknown): error is HttpProblem =>
  error instanceof Error && error.name === 'HttpProblem';

export const notFoundProblem = (detail: string): HttpProblem =>
  new HttpProblem({ status: 404, code: 'NOT_FOUND', detail });

/** The RFC 9457 document of a problem; `instance` names the request in the logs. */
export const toProblemDocument = (input: ProblemInput, requestId: string): Problem => ({
  type: `urn:detour:problem:${input.code.toLowerCase().replaceAll('_', '-')}`,
  title: STATUS_CODES[input.status] ?? 'Error',
  status: input.status,
  detail: input.detail,
  instance: `urn:request:${requestId}`,
  code: input.code,
  ...(input.errors ? { errors: [...input.errors] } : {}),
  ...input.extra,
});

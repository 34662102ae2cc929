import type { FastifyReply } from 'fastify';

/** Why a request got no answer, for programs (RFC 9457). Codes stand in `docs/errors.md`. */
export interface Problem {
  readonly status: number;
  readonly code: string;
  readonly title: string;
}

/** Answers with problem+json. The address comes back without its query, which may hold what is private. */
export const sendProblem = (reply: FastifyReply, { status, code, title }: Problem): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(
      JSON.stringify({
        type: 'about:blank',
        title,
        status,
        instance: reply.request.raw.url?.split('?', 1)[0],
        code,
        requestId: reply.request.id,
      }),
    );

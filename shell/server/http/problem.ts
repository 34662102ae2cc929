import type { FastifyReply } from 'fastify';

/** Machine-readable reason of a failed request (RFC 9457). Codes are in `docs/errors.md`. */
export interface Problem {
  readonly status: number;
  readonly code: string;
  readonly title: string;
}

/** Responds with problem+json. Omits the query of the URL, which may contain private data. */
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

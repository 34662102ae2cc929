import type { FastifyInstance } from 'fastify';

/** Parses form bodies into `URLSearchParams`; empty for any other body. */
export const acceptForms = (scope: FastifyInstance): void => {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 2048 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
};

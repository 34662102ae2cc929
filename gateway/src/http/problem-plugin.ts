import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseBusy } from '../database/busy';
import { closedHeaders } from './requests/closed-headers';
import { routeOf } from './server/log-options';
import { HttpProblem, isHttpProblem, toProblemDocument } from './problem';

const contextNames: Readonly<Record<string, string>> = { querystring: 'query' };

const clientErrors: Readonly<Record<number, string>> = {
  400: 'INVALID_REQUEST',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'BODY_TOO_LARGE',
  414: 'PATH_TOO_LONG',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'RATE_LIMITED',
};

/** Response to an error that a request caused. Other errors are our bugs and are hidden from the client. */
const toProblem = (error: FastifyError): HttpProblem => {
  // Our 503 has Retry-After: the same request may be sent again.
  if (isHttpProblem(error) && (error.input.status < 500 || error.input.status === 503)) return error;
  if (isDatabaseBusy(error))
    return new HttpProblem({
      status: 503,
      code: 'BUSY',
      detail: 'The gateway has too much to do. Send the same request again.',
      headers: { 'retry-after': '1' },
    });
  if (error.validation) {
    const context = error.validationContext ?? '';
    const errors = error.validation.map(({ instancePath, message, params }) => ({
      path: `${contextNames[context] ?? context}${instancePath}`,
      // Ajv's message does not name the rejected member.
      message: `${message ?? 'is not valid'}${params['additionalProperty'] ? `: ${String(params['additionalProperty'])}` : ''}`,
    }));
    return new HttpProblem({ status: 400, code: 'INVALID_REQUEST', detail: error.message, errors });
  }
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500)
    return new HttpProblem({
      status,
      code: clientErrors[status] ?? 'INVALID_REQUEST',
      detail: error.message,
    });
  return new HttpProblem({
    status: status >= 500 ? status : 500,
    code: isHttpProblem(error) ? error.input.code : 'INTERNAL',
    detail: 'The gateway failed; its log has the reason under the request id.',
  });
};

const send = (reply: FastifyReply, problem: HttpProblem, request: FastifyRequest): FastifyReply =>
  reply
    .code(problem.input.status)
    .headers({ 'cache-control': 'no-store', ...problem.input.headers })
    .type('application/problem+json')
    .send(JSON.stringify(toProblemDocument(problem.input, request.id)));

const answerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const problem = toProblem(error);
  if (problem.input.status >= 500) request.log.error({ err: error }, 'call failed');
  else request.log.info({ code: problem.input.code, route: routeOf(request) }, 'call rejected');
  return send(reply, problem, request);
};

/** Fastify's option `frameworkErrors`: paths that it rejects before any route or hook, such as `/%zz`. */
export const answerUnroutable = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void =>
  void answerError(error, request, reply.headers(closedHeaders));

/** Every failed call returns problem+json. Unexpected errors are logged completely and not sent to the client. */
export const registerProblems = (app: FastifyInstance): void => {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) =>
    send(
      reply,
      new HttpProblem({
        status: 404,
        code: 'NOT_FOUND',
        detail: 'There is no such call.',
      }),
      request,
    ),
  );
};

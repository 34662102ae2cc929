import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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

/** The answer to an error that a request caused; everything else is a bug of ours, of which the client learns nothing. */
const toProblem = (error: FastifyError): HttpProblem => {
  // A 503 of ours says that the same request may be sent again, and when.
  if (isHttpProblem(error) && (error.input.status < 500 || error.input.status === 503)) return error;
  if (error.validation) {
    const context = error.validationContext ?? '';
    const errors = error.validation.map(({ instancePath, message, params }) => ({
      path: `${contextNames[context] ?? context}${instancePath}`,
      // ajv does not name the member that it refuses in its message.
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
    detail: 'The gateway could not answer; the request id names the entry in its log.',
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
  if (problem.input.status >= 500) request.log.error({ err: error }, 'a call failed');
  else request.log.info({ code: problem.input.code, route: routeOf(request) }, 'a call was refused');
  return send(reply, problem, request);
};

/** Option `frameworkErrors` of Fastify: paths that it refuses before any route or hook sees them, such as `/%zz`. */
export const answerUnroutable = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void =>
  void answerError(error, request, reply.headers(closedHeaders));

/** Every failed call answers problem+json; what is unexpected is logged whole and told to nobody. */
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

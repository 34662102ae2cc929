import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../../context/context';
import { HttpProblem } from '../../http/problem';
import { registerScope } from '../../http/scope';
import { checkNotice } from './notice-signature';
import { readNotice } from './read-notice';
import { takeNotice } from './take-notice';

/**
 * POST /api/mail/notices, signed with a secret that the mail provider, or its adapter, shares with us: the state of a sent
 * mail. Without a secret in the configuration the call does not exist. Unknown mails get 202 too: a provider may serve
 * several senders.
 */
export const registerMailNotices = (app: FastifyInstance, context: GatewayContext): void => {
  const { config, clock } = context;
  const secrets = config.mailNoticeSecrets;
  if (secrets.length === 0) return;
  registerScope(app, 'mail-notices', (scope) => {
    // The signature covers the raw bytes, so this call reads its body as text.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post<{ Body: string | undefined }>(
      '/api/mail/notices',
      {
        schema: { summary: 'State of a sent mail, reported by the mail provider' },
        config: { anyOrigin: true, anyClient: true },
      },
      async (request, reply) => {
        const body = request.body ?? '';
        const header = String(request.headers['x-mail-signature'] ?? '');
        const signed = checkNotice(secrets, { body, header, now: clock.now() });
        if (!signed.ok)
          throw new HttpProblem({ status: 400, code: 'INVALID_SIGNATURE', detail: signed.error.message });
        const notice = readNotice(body);
        if (!notice.ok)
          throw new HttpProblem({ status: 400, code: 'INVALID_REQUEST', detail: notice.error.message });
        await takeNotice(context, notice.value);
        context.wakeJobs();
        return reply.code(202).send();
      },
    );
  });
};

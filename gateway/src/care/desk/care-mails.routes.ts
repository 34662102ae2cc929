import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../../context/context';
import { notFoundProblem } from '../../http/problem';
import { requireCare } from '../require-care';
import { logAccess } from './care-access.repository';

const path = '/api/care/mails/:id/body.html';

export const mailUri = (id: string): string => path.replace(':id', encodeURIComponent(id));

/**
 * Policy of a mail in a frame of the desk: its own styles and the shop's pictures. No scripts, no forms, and a separate
 * origin, independent of the attributes of the frame.
 */
const policyOf = (origins: readonly string[]): string =>
  [
    "default-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "style-src 'unsafe-inline'",
    `img-src 'self' data: ${origins.join(' ')}`,
    "frame-ancestors 'self'",
    'sandbox',
  ].join('; ');

/** GET …/mails/{id}/body.html: a mail as it was sent, without codes and tokens, for a frame of the care desk. */
export const registerCareMails = (app: FastifyInstance, context: GatewayContext): void => {
  const policy = policyOf(Object.values(context.config.shopOrigins));
  app.get<{ Params: { id: string } }>(
    path,
    {
      schema: {
        params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 120 }) }),
        summary: 'A mail as it was sent',
      },
      config: { rate: 'read' },
    },
    async (request, reply) => {
      const member = await requireCare(context, request);
      const { id } = request.params;
      const mail = await context.db
        .selectFrom('sent_mail')
        .select('html')
        .where('id', '=', id)
        .executeTakeFirst();
      if (!mail) throw notFoundProblem(`There is no mail ${id}.`);
      await logAccess(context, member, { what: 'mail', subject: id });
      return (
        reply
          .header('cache-control', 'no-store')
          // The desk's document is not keyed by origin, and a frame of the same origin cannot differ from it.
          .removeHeader('origin-agent-cluster')
          .header('content-security-policy', policy)
          .type('text/html; charset=utf-8')
          .send(mail.html)
      );
    },
  );
};

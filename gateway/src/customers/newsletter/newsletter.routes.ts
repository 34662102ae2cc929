import { callSchemas } from '@detour/shared-contracts/schemas';
import type { FastifyInstance } from 'fastify';
import { readEmail } from '../../sessions/read-email';
import { countFromPlace } from '../accounts/account-limits';
import type { GatewayContext } from '../../context/context';
import { HttpProblem } from '../../http/problem';
import { registerCall } from '../../http/register-call';
import { localeOfNewsletter } from './newsletter-locale';
import { requestSubscription } from './newsletter-pending.repository';

/**
 * Sends a link that confirms the address. Returns 201 for new and existing addresses, so that subscribers are not revealed.
 * @spec CALL-074 NEWS-001
 */
export const registerNewsletter = (app: FastifyInstance, context: GatewayContext): void =>
  registerCall(app, callSchemas.newsletter, async ({ body, request, reply }) => {
    const email = readEmail(body.email);
    const locale = localeOfNewsletter(body.country, body.language);
    if (!locale) {
      throw new HttpProblem({
        status: 400,
        code: 'INVALID_REQUEST',
        detail: `The shop has no language "${body.language}" in ${body.country}.`,
        errors: [{ path: 'body/language', message: 'is not a language of the country' }],
      });
    }
    await countFromPlace(context, request, 'newsletter');
    await requestSubscription(context, context.db, { email, locale, source: 'footer', request });
    context.wakeJobs();
    reply.code(201);
    return { status: 'mail_sent' as const };
  });

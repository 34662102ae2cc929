import { callSchemas } from '@detour/shared-contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readEmail } from '../accounts/account-input';
import type { GatewayContext } from '../context';
import { countAttempt } from '../http/attempts.repository';
import { HttpProblem } from '../http/problem';
import { registerCall } from '../http/register-call';
import { localeOfNewsletter } from '../mail/newsletter-mails';
import { subscribe } from './newsletter.repository';

/** 20 addresses an hour from one place: the form is for people. */
const limitPlace = async (context: GatewayContext, request: FastifyRequest): Promise<void> => {
  const { db, clock, isTrustedAddress } = context;
  if (isTrustedAddress(request.ip)) return;
  const limit = { what: 'newsletter', who: request.ip, most: 20, minutes: 60 };
  const wait = await countAttempt(db, limit, clock.now());
  if (wait === 0) return;
  throw new HttpProblem({
    status: 429,
    code: 'TOO_MANY_ATTEMPTS',
    detail: `Too many subscriptions from this address; the next may come in ${wait} seconds.`,
    headers: { 'retry-after': String(wait) },
  });
};

/** 201 for a new address and for one that is there: nobody learns who reads the newsletter. @spec CALL-074 NEWS-001 */
export const registerNewsletter = (app: FastifyInstance, context: GatewayContext): void =>
  registerCall(app, callSchemas.newsletter, async ({ body, request, reply }) => {
    const email = readEmail(body.email);
    const locale = localeOfNewsletter(body.country, body.language);
    if (!locale) {
      throw new HttpProblem({
        status: 400,
        code: 'INVALID_REQUEST',
        detail: `The shop does not speak "${body.language}" in ${body.country}.`,
        errors: [{ path: 'body/language', message: 'is not a language of the country' }],
      });
    }
    await limitPlace(context, request);
    await subscribe(context.db, { email, locale }, context.clock.now());
    context.wakeJobs();
    reply.code(201);
    return { status: 'subscribed' as const };
  });

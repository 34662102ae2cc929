import type { Locale } from '@detour/shared-contracts/sites';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readLinkToken } from '../accounts/sign-in/link-token';
import type { GatewayContext } from '../../context/context';
import { transact } from '../../database/transaction';
import { createTranslate } from '../../messages/message-catalogue';
import { newsletterConfirmPath } from './newsletter-confirm-link';
import { hashPlace, consumePending } from './newsletter-pending.repository';
import { subscribe } from './newsletter.repository';
import { acceptForms } from '../../http/accept-forms';
import { fragmentForm, fragmentPolicy, postedToken } from '../mail-pages/fragment-form';
import { renderPlainPage, toLocale } from '../../messages/plain-page';
import { registerScope } from '../../http/scope';

type Step = 'ask' | 'done' | 'over';

const schema = {
  summary: 'Confirm a newsletter subscription with the link of its mail',
  querystring: { type: 'object', properties: { locale: { type: 'string', maxLength: 10 } } },
};

const render = (config: GatewayContext['config'], locale: Locale, step: Step): string => {
  const t = createTranslate(locale);
  const form = fragmentForm(locale, t('mail.newsletterConfirmButton'));
  const texts = {
    ask: { title: t('newsletter.confirmTitle'), lead: t('newsletter.confirmLead'), action: form },
    done: { title: t('newsletter.confirmedTitle'), lead: t('newsletter.confirmedLead'), action: '' },
    over: { title: t('newsletter.confirmTitle'), lead: t('newsletter.confirmOver'), action: '' },
  };
  return renderPlainPage({ config, locale, ...texts[step] });
};

/** GET shows a button, POST subscribes: programs that scan the links of mails never post. */
export const registerNewsletterConfirmation = (app: FastifyInstance, context: GatewayContext): void => {
  const { db, clock, config, secret } = context;

  const answer = (reply: FastifyReply, locale: Locale, step: Step) =>
    reply
      .code(step === 'over' ? 410 : 200)
      .header('cache-control', 'no-store')
      .header('content-security-policy', fragmentPolicy)
      // Under `no-referrer` browsers post a form with `Origin: null`, which the origin check rejects.
      .header('referrer-policy', 'same-origin')
      .type('text/html; charset=utf-8')
      .send(render(config, locale, step));

  registerScope(app, 'newsletter-confirm', (scope) => {
    acceptForms(scope);
    scope.get<{ Querystring: { locale?: string } }>(
      newsletterConfirmPath,
      { schema, config: { rate: 'read' } },
      (request, reply) => answer(reply, toLocale(request.query.locale), 'ask'),
    );
    scope.post<{ Querystring: { locale?: string } }>(
      newsletterConfirmPath,
      { schema, config: { rate: 'purchase' } },
      async (request, reply) => {
        const linkId = readLinkToken(secret, 'newsletter', postedToken(request.body));
        const now = clock.now();
        const isConfirmed = await transact(db, async (trx) => {
          const pending = linkId && (await consumePending(trx, linkId, now));
          if (!pending) return false;
          const { id: _id, expires_at: _end, ...subscription } = pending;
          await subscribe(trx, { ...subscription, from: hashPlace(context, request) }, now);
          return true;
        });
        context.wakeJobs();
        return answer(reply, toLocale(request.query.locale), isConfirmed ? 'done' : 'over');
      },
    );
  });
};

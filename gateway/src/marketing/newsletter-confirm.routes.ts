import { createHash } from 'node:crypto';
import { locales, type Locale } from '@detour/shared-contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readLinkToken } from '../accounts/link-token';
import type { GatewayContext } from '../context';
import { transact } from '../database/transaction';
import { createTranslate } from '../mail/message-catalogue';
import { newsletterConfirmPath } from './newsletter-confirm-link';
import { hashPlace, takePending } from './newsletter-pending.repository';
import { subscribe } from './newsletter.repository';
import { escape, policyOf, renderPlainPage } from './unsubscribe-page';

type Step = 'ask' | 'done' | 'over';

// Moves the token from the fragment into the form, and out of the address bar.
const script = `const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? '';
document.forms[0].elements.token.value = token;
document.forms[0].hidden = false;
history.replaceState(null, '', location.pathname + location.search);`;
const policy = policyOf(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);

const schema = {
  summary: 'Confirm a newsletter subscription with the link of its mail',
  querystring: { type: 'object', properties: { locale: { type: 'string', maxLength: 10 } } },
};

const localeOf = (text: unknown): Locale => locales.find((locale) => locale === text) ?? 'fr_FR';

const render = (config: GatewayContext['config'], locale: Locale, step: Step): string => {
  const t = createTranslate(locale);
  const form = `<form method="post" hidden><input type="hidden" name="token"><button>${escape(t('mail.newsletterConfirmButton'))}</button></form>
<noscript><p>${escape(t('newsletter.needsScript'))}</p></noscript>
<script>${script}</script>`;
  const texts = {
    ask: { title: t('newsletter.confirmTitle'), lead: t('newsletter.confirmLead'), action: form },
    done: { title: t('newsletter.confirmedTitle'), lead: t('newsletter.confirmedLead'), action: '' },
    over: { title: t('newsletter.confirmTitle'), lead: t('newsletter.confirmOver'), action: '' },
  };
  return renderPlainPage({ config, locale, ...texts[step] });
};

/** GET asks, POST subscribes: programs that look at the links of mails never post. */
export const registerNewsletterConfirmation = (app: FastifyInstance, context: GatewayContext): void => {
  const { db, clock, config, secret } = context;

  const answer = (reply: FastifyReply, locale: Locale, step: Step) =>
    reply
      .code(step === 'over' ? 410 : 200)
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy)
      // Under `no-referrer` browsers post a form with `Origin: null`, which the origin check refuses.
      .header('referrer-policy', 'same-origin')
      .type('text/html; charset=utf-8')
      .send(render(config, locale, step));

  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 2048 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.get<{ Querystring: { locale?: string } }>(
      newsletterConfirmPath,
      { schema, config: { rate: 'read' } },
      (request, reply) => answer(reply, localeOf(request.query.locale), 'ask'),
    );
    scope.post<{ Querystring: { locale?: string } }>(
      newsletterConfirmPath,
      { schema, config: { rate: 'purchase' } },
      async (request, reply) => {
        const token = request.body instanceof URLSearchParams ? request.body.get('token') : null;
        const linkId = readLinkToken(secret, 'newsletter', token ?? '');
        const now = clock.now();
        const isConfirmed = await transact(db, async (trx) => {
          const pending = linkId && (await takePending(trx, linkId, now));
          if (!pending) return false;
          const { id: _id, expires_at: _end, ...wish } = pending;
          await subscribe(trx, { ...wish, from: hashPlace(context, request) }, now);
          return true;
        });
        context.wakeJobs();
        return answer(reply, localeOf(request.query.locale), isConfirmed ? 'done' : 'over');
      },
    );
  });
};

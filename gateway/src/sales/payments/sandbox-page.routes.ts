import type { FastifyInstance, FastifyReply } from 'fastify';
import { paymentAddress, type Locale } from '@detour/shared-contracts/sites';
import type { GatewayContext } from '../../context/context';
import { sandboxChoices, type SandboxChoice, type SandboxPage } from '../../context/sandbox-provider';
import { acceptForms } from '../../http/accept-forms';
import { registerScope } from '../../http/scope';
import { methodNameOf } from '../../messages/method-names';
import { speak } from '../../messages/speech';
import { escape, policyOf, renderPlainPage } from '../../messages/plain-page';
import { findOrder } from '../records/order.repository';
import { sandboxPagePath } from './sandbox-redirect';

interface Route {
  Params: { intentId: string };
  Querystring: { key?: string };
  Body: unknown;
}

const schema = {
  summary: 'The page of the sandbox on which a payment is made, refused or left',
  params: { type: 'object', properties: { intentId: { type: 'string', pattern: '^pi_[0-9a-f]{32}$' } } },
  querystring: { type: 'object', properties: { key: { type: 'string', maxLength: 64 } } },
};

type Context = Pick<GatewayContext, 'config' | 'db' | 'sandbox' | 'wakeJobs'>;

const choiceOf = (body: unknown): SandboxChoice | undefined => {
  const word = body instanceof URLSearchParams ? body.get('choice') : null;
  return sandboxChoices.find((choice) => choice === word);
};

const pageOf = (context: Context, locale: Locale, { orderUuid, method, amount }: SandboxPage): string => {
  const { t, format } = speak({ locale });
  const name = methodNameOf(method);
  const button = (choice: SandboxChoice): string =>
    `<button name="choice" value="${choice}" data-testid="sandbox-${choice}"${choice === 'pay' ? '' : ' class="quiet"'}>${escape(t(`sandboxPay.${choice}`, { method: name }))}</button>`;
  return renderPlainPage({
    config: context.config,
    locale,
    title: t('sandboxPay.title', { method: name }),
    lead: t('sandboxPay.lead', { brand: context.config.brand }),
    // Decides nothing: the payment page offers to continue here.
    back: { label: t('newsletter.backToShop'), href: paymentAddress(locale, orderUuid) },
    action: `<p class="test">${escape(t('sandboxPay.test', { method: name }))}</p>
<p class="amount" data-testid="sandbox-amount">${escape(format.price(amount))}</p>
<form method="post" class="choices">${sandboxChoices.map(button).join('\n')}</form>`,
  });
};

const send = (reply: FastifyReply, status: number, html: string) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('content-security-policy', policyOf())
    .type('text/html; charset=utf-8')
    .send(html);

const localeOf = async ({ db }: Context, orderUuid: string | undefined): Promise<Locale> => {
  const order = orderUuid === undefined ? undefined : await findOrder(db, orderUuid);
  return (order?.locale ?? 'fr_FR') as Locale;
};

const overPage = ({ config }: Context, locale: Locale): string => {
  const { t } = speak({ locale });
  return renderPlainPage({
    config,
    locale,
    title: t('sandboxPay.overTitle'),
    lead: t('sandboxPay.overLead'),
    action: '',
  });
};

/**
 * The page of a redirect method, which a real provider has on its own host. It belongs to one attempt: its key is in its address, so it needs no
 * session. Exists with the sandbox only, and says that it is a test.
 */
export const registerSandboxPage = (app: FastifyInstance, context: Context): void => {
  const { sandbox } = context;
  if (!sandbox) return;
  registerScope(app, 'sandbox-page', (scope) => {
    acceptForms(scope);
    scope.get<Route>(sandboxPagePath, { schema, config: { rate: 'read' } }, async (request, reply) => {
      const { params, query } = request;
      const page = await sandbox.findPage(params.intentId, query.key ?? '');
      const locale = await localeOf(context, page?.orderUuid);
      return page
        ? send(reply, 200, pageOf(context, locale, page))
        : send(reply, 410, overPage(context, locale));
    });
    // The key of the address identifies the attempt; a page without a referrer sends no Origin.
    scope.post<Route>(
      sandboxPagePath,
      { schema, config: { rate: 'read', anyOrigin: true } },
      async ({ params, query, body }, reply) => {
        const choice = choiceOf(body);
        const returnTo = choice ? await sandbox.decide(params.intentId, query.key ?? '', choice) : null;
        if (returnTo === null) return send(reply, 410, overPage(context, 'fr_FR'));
        context.wakeJobs();
        return reply.code(303).header('cache-control', 'no-store').header('location', returnTo).send();
      },
    );
  });
};

import type { Locale } from '@detour/shared-contracts/sites';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { GatewayContext } from '../../context/context';
import { createTranslate } from '../../messages/message-catalogue';
import { stopReminder } from '../../sales/vouchers/deliveries/reminder.repository';
import { acceptForms, fragmentForm, fragmentPolicy, postedToken } from '../newsletter/fragment-form';
import { policyOf, renderPlainPage, toLocale } from '../newsletter/plain-page';
import { isReminderKey, stopReminderPath } from './reminder-link';

interface Query {
  readonly id?: string;
  readonly key?: string;
  readonly locale?: string;
}

type Step = 'ask' | 'done' | 'unknown';

const schema = {
  summary: 'End the reminders of a voucher with the link of their mails',
  querystring: {
    type: 'object',
    properties: {
      id: { type: 'string', maxLength: 64 },
      key: { type: 'string', maxLength: 64 },
      locale: { type: 'string', maxLength: 10 },
    },
  },
};

const idForm = /^([0-9a-f-]{36})\.(buyer|recipient)$/;

const render = (config: GatewayContext['config'], locale: Locale, step: Step): string => {
  const t = createTranslate(locale);
  const form = fragmentForm(locale, t('reminder.stopTitle'));
  const parts = {
    ask: { title: t('reminder.stopTitle'), lead: t('reminder.stopLead'), action: form },
    done: { title: t('reminder.stoppedTitle'), lead: t('reminder.stoppedLead'), action: '' },
    unknown: { title: t('reminder.stopTitle'), lead: t('newsletter.linkUnknown'), action: '' },
  };
  return renderPlainPage({ config, locale, ...parts[step] });
};

/** Who is reminded of what, by a valid key; null otherwise. */
const readKey = (
  { secret }: Pick<GatewayContext, 'secret'>,
  id: string,
  key: string,
): { readonly voucherId: string; readonly to: 'buyer' | 'recipient' } | null => {
  const [, voucherId = '', to = ''] = idForm.exec(id) ?? [];
  if (voucherId === '' || !isReminderKey(secret, id, key)) return null;
  return { voucherId, to: to === 'buyer' ? 'buyer' : 'recipient' };
};

/** GET shows a button, POST ends the reminders. Mail programs post without a page (RFC 8058), so no Origin is required. */
export const registerStopReminder = (app: FastifyInstance, context: GatewayContext): void => {
  const { db, clock, config } = context;

  const send = (reply: FastifyReply, { locale }: Query, step: Step) =>
    reply
      .code(step === 'unknown' ? 404 : 200)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('content-security-policy', step === 'ask' ? fragmentPolicy : policyOf())
      .type('text/html; charset=utf-8')
      .send(render(config, toLocale(locale), step));

  void app.register(async (scope) => {
    acceptForms(scope);
    scope.get<{ Querystring: Query }>(
      stopReminderPath,
      { schema, config: { rate: 'read' } },
      ({ query }, reply) => send(reply, query, 'ask'),
    );
    // Ignores the body that a mail program posts: the link identifies the reminder.
    scope.post<{ Querystring: Query }>(
      stopReminderPath,
      { schema, config: { rate: 'read', anyOrigin: true } },
      async ({ query, body }, reply) => {
        const token = postedToken(body);
        const end = token.lastIndexOf('.');
        const whose = readKey(
          context,
          query.id ?? token.slice(0, Math.max(0, end)),
          query.key ?? token.slice(end + 1),
        );
        if (!whose) return send(reply, query, 'unknown');
        await stopReminder(db, { ...whose, now: new Date(clock.now()) });
        return send(reply, query, 'done');
      },
    );
  });
};

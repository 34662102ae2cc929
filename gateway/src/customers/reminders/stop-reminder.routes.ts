import type { Locale } from '@detour/shared-contracts/sites';
import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../../context/context';
import { createTranslate } from '../../messages/message-catalogue';
import { stopReminder } from '../../sales/vouchers/deliveries/reminder.repository';
import { registerLinkPage, type LinkPage } from '../mail-pages/link-page';
import { stopReminderLink } from '../mail-pages/signed-link';

type Step = 'ask' | 'done' | 'unknown';

const idForm = /^([0-9a-f-]{36})\.(buyer|recipient)$/;

const pageOf = (locale: Locale, step: Step): LinkPage => {
  const t = createTranslate(locale);
  const title = t('reminder.stopTitle');
  const pages = {
    ask: { title, lead: t('reminder.stopLead'), button: { label: title, posts: 'fragment' as const } },
    done: { title: t('reminder.stoppedTitle'), lead: t('reminder.stoppedLead') },
    unknown: { title, lead: t('newsletter.linkUnknown') },
  };
  return { isKnown: step !== 'unknown', locale, ...pages[step] };
};

/** Who is reminded of what; null for an id of another form. */
const readId = (id: string): { readonly voucherId: string; readonly to: 'buyer' | 'recipient' } | null => {
  const [, voucherId = '', to = ''] = idForm.exec(id) ?? [];
  return voucherId === '' ? null : { voucherId, to: to === 'buyer' ? 'buyer' : 'recipient' };
};

export const registerStopReminder = (app: FastifyInstance, context: GatewayContext): void =>
  registerLinkPage(app, context, {
    link: stopReminderLink,
    summary: 'End the reminders of a voucher with the link of their mails',
    show: (_id, locale) => pageOf(locale, 'ask'),
    end: async (id, locale) => {
      const whose = id === null ? null : readId(id);
      if (!whose) return pageOf(locale, 'unknown');
      await stopReminder(context.db, { ...whose, now: new Date(context.clock.now()) });
      return pageOf(locale, 'done');
    },
  });

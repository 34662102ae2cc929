import type { Locale } from '@detour/shared-contracts/sites';
import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../../context/context';
import { createTranslate } from '../../messages/message-catalogue';
import { registerLinkPage, type LinkPage } from '../mail-pages/link-page';
import { unsubscribeLink } from '../mail-pages/signed-link';
import { localeOfNewsletter } from './newsletter-locale';
import { findSubscriptionById, unsubscribe, type SubscriptionRow } from './newsletter.repository';

type Step = 'press' | 'ask' | 'done' | 'unknown';

const localeOf = (row: SubscriptionRow): Locale => localeOfNewsletter(row.country, row.language) ?? 'fr_FR';

/** `press` has no address yet: the token is in the fragment. */
const pageOf = (locale: Locale, step: Step, email = ''): LinkPage => {
  const t = createTranslate(locale);
  const label = t('mail.unsubscribe');
  const lead = t('newsletter.unsubscribeLead', { email });
  const pages = {
    press: { lead: t('newsletter.unsubscribePress'), button: { label, posts: 'fragment' as const } },
    ask: { lead, button: { label, posts: 'address' as const } },
    done: { lead },
    unknown: { lead: t('newsletter.linkUnknown') },
  };
  const title = t(step === 'done' ? 'newsletter.unsubscribedTitle' : 'newsletter.unsubscribeTitle');
  return { isKnown: step !== 'unknown', locale, title, ...pages[step] };
};

export const registerUnsubscribe = (app: FastifyInstance, context: GatewayContext): void => {
  const { db, clock } = context;

  const answer = async (id: string | null, locale: Locale, step: 'ask' | 'done'): Promise<LinkPage> => {
    const isOurs = id !== null && /^[0-9a-f-]{36}$/.test(id);
    const row = isOurs ? await findSubscriptionById(db, id) : undefined;
    if (!row) return pageOf(locale, 'unknown');
    if (step === 'done') await unsubscribe(db, { id: row.id }, clock.now());
    const isEnded = step === 'done' || row.unsubscribed_at != null;
    return pageOf(localeOf(row), isEnded ? 'done' : step, row.email);
  };

  registerLinkPage(app, context, {
    link: unsubscribeLink,
    summary: 'End a newsletter subscription with the link of its mails',
    show: (id, locale) => (id === undefined ? pageOf(locale, 'press') : answer(id, locale, 'ask')),
    end: (id, locale) => answer(id, locale, 'done'),
  });
};

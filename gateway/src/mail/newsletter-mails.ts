import { localeOfNewsletter } from '../customers/newsletter/newsletter-locale';
import { printPath, siteOf } from '@detour/shared-contracts/sites';
import type { GatewayContext } from '../context/context';
import { findSubscription, findSubscriptionById } from '../customers/newsletter/newsletter.repository';
import { unsubscribeLink, unsubscribePageLink } from '../customers/newsletter/unsubscribe-link';
import { findPending } from '../customers/newsletter/newsletter-pending.repository';
import { newsletterConfirmLink } from '../customers/newsletter/newsletter-confirm-link';
import { newsletterConfirmText, newsletterText } from './account-text';
import { createTranslate } from '../messages/message-catalogue';
import { renderMailHtml, renderMailText } from './render-mail';

type Context = Pick<GatewayContext, 'db' | 'clock' | 'secret' | 'config' | 'mail'>;

/** Confirms a subscription with its unsubscribe link; sends nothing after an unsubscription. */
export const sendNewsletterWelcome = async (context: Context, id: string): Promise<void> => {
  const row = await findSubscriptionById(context.db, id);
  const locale = row && localeOfNewsletter(row.country, row.language);
  if (!row || !locale || row.unsubscribed_at) return;
  const text = newsletterText(locale);
  const page = {
    text,
    locale,
    brand: context.config.brand,
    link: context.config.shopOrigins[siteOf(locale)] + printPath('home', locale),
    cover: null,
    smallLink: {
      label: createTranslate(locale)('mail.unsubscribe'),
      link: unsubscribePageLink(context, locale, id),
    },
  };
  await context.mail.send({
    id: `newsletter-${id}-${row.subscribed_at.getTime()}`,
    to: { name: '', address: row.email },
    subject: text.subject,
    text: renderMailText(page),
    html: renderMailHtml(page),
    unsubscribe: unsubscribeLink(context, locale, id),
  });
};

/** Asks to confirm a subscription. Sends nothing when the address is subscribed or the request has expired. */
export const sendNewsletterConfirmation = async (context: Context, linkId: string): Promise<void> => {
  const row = await findPending(context.db, linkId, context.clock.now());
  const locale = row && localeOfNewsletter(row.country, row.language);
  if (!row || !locale || (await findSubscription(context.db, row.email))) return;
  const text = newsletterConfirmText(locale);
  const page = {
    text,
    locale,
    brand: context.config.brand,
    link: newsletterConfirmLink(context, locale, linkId),
    cover: null,
  };
  await context.mail.send({
    id: `newsletter-confirm-${row.id.slice(0, 24)}`,
    to: { name: '', address: row.email },
    subject: text.subject,
    text: renderMailText(page),
    html: renderMailHtml(page),
  });
};

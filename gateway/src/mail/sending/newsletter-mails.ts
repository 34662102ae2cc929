import { localeOfNewsletter } from '../../customers/newsletter/newsletter-locale';
import type { GatewayContext } from '../../context/context';
import { findSubscription, findSubscriptionById } from '../../customers/newsletter/newsletter.repository';
import { headerLinkOf, pageLinkOf, unsubscribeLink } from '../../customers/mail-pages/signed-link';
import { findPending } from '../../customers/newsletter/newsletter-pending.repository';
import { newsletterConfirmLink } from '../../customers/newsletter/newsletter-confirm-link';
import { mailHouse } from '../blocks/mail-house';
import { renderLetter } from '../blocks/render-letter';
import { newsletterConfirmLetter, newsletterLetter } from '../letters/notice/newsletter-letter';

type Context = Pick<GatewayContext, 'db' | 'clock' | 'secret' | 'config' | 'mail'>;

/** Confirms a subscription with its unsubscribe link; sends nothing after an unsubscription. */
export const sendNewsletterWelcome = async (context: Context, id: string): Promise<void> => {
  const row = await findSubscriptionById(context.db, id);
  const locale = row && localeOfNewsletter(row.country, row.language);
  if (!row || !locale || row.unsubscribed_at) return;
  const letter = newsletterLetter(
    mailHouse(context.config, locale),
    pageLinkOf(context, unsubscribeLink, { locale, id }),
  );
  await context.mail.send({
    ...renderLetter(letter),
    id: `newsletter-${id}-${row.subscribed_at.getTime()}`,
    to: { name: '', address: row.email },
    unsubscribe: headerLinkOf(context, unsubscribeLink, { locale, id }),
  });
};

/** Asks to confirm a subscription. Sends nothing when the address is subscribed or the request has expired. */
export const sendNewsletterConfirmation = async (context: Context, linkId: string): Promise<void> => {
  const row = await findPending(context.db, linkId, context.clock.now());
  const locale = row && localeOfNewsletter(row.country, row.language);
  if (!row || !locale || (await findSubscription(context.db, row.email))) return;
  const link = newsletterConfirmLink(context, locale, linkId);
  await context.mail.send({
    ...renderLetter(newsletterConfirmLetter(mailHouse(context.config, locale), link)),
    id: `newsletter-confirm-${row.id.slice(0, 24)}`,
    to: { name: '', address: row.email },
  });
};

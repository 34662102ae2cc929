import { printPath, siteOf } from '@detour/shared-contracts/sites';
import { localeOfForm } from '../care/contact/contact-address';
import type { GatewayContext } from '../context/context';
import { createTranslate } from '../messages/message-catalogue';
import { renderMailHtml, renderMailText } from './render-mail';

type Context = Pick<GatewayContext, 'db' | 'config' | 'mail'>;

/** Forwards a message of the contact page to customer care in the site's language, with the visitor in Reply-To. */
export const sendContactCase = async ({ db, config, mail }: Context, id: string): Promise<void> => {
  const row = await db.selectFrom('contact_case').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return;
  const locale = localeOfForm(row.point_of_sale, row.language);
  const t = createTranslate(locale);
  const type = [row.request_type, row.request_subtype].filter(Boolean).join(' / ') || row.reason;
  const text = {
    subject: `${t('mail.contactSubject')} – ${type}`,
    title: t('mail.contactSubject'),
    greeting: type,
    lead: row.description,
    facts: [
      { label: t('mail.contactReason'), lines: [type] },
      { label: t('mail.contactSender'), lines: [row.name, row.email, row.phone] },
      ...(row.booking_id ? [{ label: t('order.bookingNumber'), lines: [row.booking_id] }] : []),
    ],
    button: t('newsletter.backToShop'),
    notes: [],
    footer: [],
  };
  const link = config.shopOrigins[siteOf(locale)] + printPath('contact', locale);
  const page = { text, locale, brand: config.brand, link, cover: null };
  await mail.send({
    id: `contact-${id}`,
    to: { name: config.brand, address: config.contactMail },
    replyTo: { name: row.name, address: row.email },
    subject: text.subject,
    text: renderMailText(page),
    html: renderMailHtml(page),
  });
};

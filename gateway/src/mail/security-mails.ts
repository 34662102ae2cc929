import { printPath, siteOf, type Locale } from '@detour/shared-contracts/sites';
import { findAccount } from '../sessions/account.repository';
import type { GatewayContext } from '../context/context';
import type { OutboxPayloads } from '../outbox/outbox.repository';
import { renderMailHtml, renderMailText } from './render-mail';
import { isMailed, securityMailText } from './security-text';

type Context = Pick<GatewayContext, 'db' | 'config' | 'mail'>;

/** Mails the owner of an account about an event; sends nothing when the account was deleted. */
export const sendSecurityMail = async (
  { db, config, mail }: Context,
  { eventId, to }: OutboxPayloads['mail.security'],
): Promise<void> => {
  const event = await db
    .selectFrom('security_event')
    .selectAll()
    .where('id', '=', eventId)
    .executeTakeFirst();
  const account = event && (await findAccount(db, event.account_uuid));
  if (!event || !account || !isMailed(event.kind)) return;
  const locale = account.locale as Locale;
  const text = securityMailText({ ...event, kind: event.kind }, locale, account.first_name);
  const path = printPath('password', locale);
  const page = {
    text,
    locale,
    brand: config.brand,
    link: `${config.shopOrigins[siteOf(locale)]}${path}?${new URLSearchParams({ locale })}`,
    cover: null,
  };
  await mail.send({
    id: `security-${eventId}-${to === account.email ? 'now' : 'before'}`,
    to: { name: account.first_name, address: to },
    subject: text.subject,
    text: renderMailText(page),
    html: renderMailHtml(page),
  });
};

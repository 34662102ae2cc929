import { printPath, siteOf, type Locale } from '@detour/shared-contracts/sites';
import { findAccount } from '../../sessions/account.repository';
import type { GatewayContext } from '../../context/context';
import type { OutboxPayloads } from '../../outbox/outbox.repository';
import { mailHouse } from '../blocks/mail-house';
import { renderLetter } from '../blocks/render-letter';
import { isMailed, securityLetter } from '../letters/notice/security-letter';

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
  const path = printPath('password', locale);
  const letter = securityLetter(mailHouse(config, locale), {
    event: { ...event, kind: event.kind },
    firstName: account.first_name,
    link: `${config.shopOrigins[siteOf(locale)]}${path}?${new URLSearchParams({ locale })}`,
  });
  await mail.send({
    ...renderLetter(letter),
    id: `security-${eventId}-${to === account.email ? 'now' : 'before'}`,
    to: { name: account.first_name, address: to },
  });
};

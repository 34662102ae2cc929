import { printPath } from '@detour/shared-contracts/sites';
import { localeOfForm } from '../../care/contact/contact-address';
import type { GatewayContext } from '../../context/context';
import { mailHouse } from '../blocks/mail-house';
import { renderLetter } from '../blocks/render-letter';
import { contactReceivedLetter, contactToCareLetter } from '../letters/notice/contact-letters';

type Context = Pick<GatewayContext, 'db' | 'config' | 'mail'>;

const findCase = ({ db }: Context, id: string) =>
  db.selectFrom('contact_case').selectAll().where('id', '=', id).executeTakeFirst();

/** Forwards a message of the contact page to customer care in the site's language, with the visitor in Reply-To. */
export const sendContactCase = async (context: Context, id: string): Promise<void> => {
  const row = await findCase(context, id);
  if (!row) return;
  const { config, mail } = context;
  const { name, email, phone } = row;
  const type = [row.request_type, row.request_subtype].filter(Boolean).join(' / ') || row.reason;
  const letter = contactToCareLetter(mailHouse(config, localeOfForm(row.point_of_sale, row.language)), {
    type,
    name,
    email,
    phone,
    bookingNumber: row.booking_id,
    message: row.description,
  });
  await mail.send({
    ...renderLetter(letter),
    id: `contact-${id}`,
    to: { name: config.brand, address: config.contactMail },
    replyTo: { name, address: email },
  });
};

/** Notifies the sender of a message that it has arrived. Answers reach customer care. */
export const sendContactReceived = async (context: Context, id: string): Promise<void> => {
  const row = await findCase(context, id);
  if (!row) return;
  const { config, mail } = context;
  const locale = localeOfForm(row.point_of_sale, row.language);
  const house = mailHouse(config, locale);
  const helpLink = house.origin + printPath('static', locale, { id: 'help' });
  await mail.send({
    ...renderLetter(contactReceivedLetter(house, helpLink)),
    id: `contact-received-${id}`,
    to: { name: '', address: row.email },
    replyTo: { name: config.brand, address: config.contactMail },
  });
};

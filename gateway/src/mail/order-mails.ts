import { siteOf, type Buyer, type Order } from '@detour/shared-contracts';
import type { GatewayContext } from '../context';
import { toCalendarFile } from '../orders/calendar-file';
import { viewOrder } from '../orders/order-access';
import { confirmationLink } from '../orders/order-link';
import { findOrder } from '../orders/order.repository';
import { calendarText, cancellationText, confirmationText, type MailText } from './mail-text';
import type { Mail } from './mail-transport';
import { renderMailHtml, renderMailText } from './render-mail';

type Context = Pick<GatewayContext, 'db' | 'clock' | 'secret' | 'config' | 'mail'>;

interface OrderMail {
  readonly kind: 'confirmation' | 'cancellation';
  readonly write: (order: Order, isDemonstration: boolean) => MailText;
}

const coverOf = ({ stay, locale }: Order, { config }: Context): string | null => {
  const path = stay.image?.sizes['720_480'];
  return path ? `${config.shopOrigins[siteOf(locale)]}${path}.webp` : null;
};

const compose = async (context: Context, orderUuid: string, { kind, write }: OrderMail): Promise<Mail> => {
  const row = await findOrder(context.db, orderUuid);
  if (!row) throw new Error(`There is no order ${orderUuid} to write a mail for.`);
  const order = await viewOrder(context, orderUuid);
  const { email, firstName, lastName } = row.buyer as Buyer;
  // The link's age counts from the order, so that a mail that is sent twice is the same mail.
  const link = confirmationLink({ ...context, order: row, now: row.created_at.getTime() });
  const text = write(order, context.config.catalogueSize !== 'none');
  const page = {
    text,
    locale: order.locale,
    brand: context.config.brand,
    link,
    cover: coverOf(order, context),
  };
  const file = {
    ...calendarText(order),
    uid: `${order.orderUUID}@detour`,
    stay: order.stay,
    url: link,
    now: context.clock.now(),
  };
  return {
    id: `${order.orderNumber}-${kind}`,
    to: { name: `${firstName} ${lastName}`, address: email },
    subject: text.subject,
    text: renderMailText(page),
    html: renderMailHtml(page),
    ...(kind === 'confirmation'
      ? { attachment: { filename: `detour-${order.orderNumber}.ics`, content: toCalendarFile(file) } }
      : {}),
  };
};

/** The two mails of an order; each is one message of the outbox. */
export const sendConfirmation = async (context: Context, orderUuid: string): Promise<void> =>
  context.mail.send(await compose(context, orderUuid, { kind: 'confirmation', write: confirmationText }));

export const sendCancellation = async (context: Context, orderUuid: string): Promise<void> =>
  context.mail.send(await compose(context, orderUuid, { kind: 'cancellation', write: cancellationText }));

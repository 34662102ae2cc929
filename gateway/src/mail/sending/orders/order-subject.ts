import type { Buyer, Order } from '@detour/shared-contracts/api';
import type { GatewayContext } from '../../../context/context';
import type { Attachment, Mail } from '../../../context/mail';
import { viewOrder } from '../../../sales/orders/access/order-access';
import { confirmationLink } from '../../../sales/orders/access/order-link';
import { findOrder, type OrderRow } from '../../../sales/records/order.repository';
import { mailHouse, type MailHouse } from '../../blocks/mail-house';
import { renderLetter, type Letter } from '../../blocks/render-letter';

/** The order that a mail is about. */
export interface OrderSubject {
  readonly row: OrderRow;
  readonly order: Order;
  readonly house: MailHouse;
  /** Page of the order, with its token. */
  readonly link: string;
}

export const findOrderSubject = async (
  context: Pick<GatewayContext, 'db' | 'clock' | 'secret' | 'config'>,
  orderUuid: string,
): Promise<OrderSubject> => {
  const row = await findOrder(context.db, orderUuid);
  if (!row) throw new Error(`There is no order ${orderUuid} to send a mail for.`);
  const order = await viewOrder(context, orderUuid);
  const link = confirmationLink({ ...context, order: row });
  return { row, order, link, house: mailHouse(context.config, order.locale) };
};

interface OrderMail {
  readonly kind: string;
  readonly letter: Letter;
  /** Distinguishes mails of the same order and kind: each is sent once per id. */
  readonly id?: string | undefined;
  /** Default: the buyer's address. */
  readonly to?: string;
  readonly attachments?: readonly Attachment[];
}

/** A mail to the buyer of an order. The copy that we keep does not show the codes of its vouchers. */
export const composeOrderMail = (
  {
    row,
    order,
  }: {
    readonly row: Pick<OrderRow, 'uuid' | 'number' | 'buyer'>;
    readonly order: Pick<Order, 'vouchers'>;
  },
  { kind, letter, id, to, attachments }: OrderMail,
): Mail => {
  const { email, firstName, lastName } = row.buyer as Buyer;
  const secrets = (order.vouchers ?? []).flatMap(({ code }) => code ?? []);
  return {
    ...renderLetter(letter),
    id: [row.number, kind, ...(id ? [id] : [])].join('-'),
    to: { name: `${firstName} ${lastName}`, address: to ?? email },
    ...(attachments && { attachments }),
    about: { kind, orderUuid: row.uuid, secrets },
  };
};

import type { Buyer } from '@detour/shared-contracts/api';
import type { Locale } from '@detour/shared-contracts/sites';
import type { GatewayContext } from '../../../context/context';
import type { OutboxPayloads } from '../../../outbox/outbox.repository';
import { findOrder } from '../../../sales/records/order.repository';
import { mailHouse } from '../../blocks/mail-house';
import { renderLetter } from '../../blocks/render-letter';
import { voucherProlongedLetter } from '../../letters/notice/voucher-prolonged-letter';

type Context = Pick<GatewayContext, 'db' | 'config' | 'mail'>;

/** Mails the buyer of the order that returned the value. */
export const sendVoucherProlonged = async (
  { db, config, mail }: Context,
  { orderUuid, voucherId }: OutboxPayloads['mail.voucher-prolonged'],
): Promise<void> => {
  const order = await findOrder(db, orderUuid);
  const voucher = await db.selectFrom('voucher').selectAll().where('id', '=', voucherId).executeTakeFirst();
  if (!order || !voucher) throw new Error(`Order ${orderUuid} or voucher ${voucherId} does not exist.`);
  const { email, firstName, lastName } = order.buyer as Buyer;
  const house = mailHouse(config, order.locale as Locale);
  const letter = voucherProlongedLetter(house, {
    firstName,
    orderNumber: order.number,
    wasPaid: order.confirmed_at !== null,
    balance: voucher.remaining,
    validUntil: voucher.valid_until,
    link: house.homeLink,
  });
  await mail.send({
    ...renderLetter(letter),
    id: `${order.number}-voucher-${voucherId}`,
    to: { name: `${firstName} ${lastName}`, address: email },
    about: { kind: 'voucher-prolonged', orderUuid, voucherId },
  });
};

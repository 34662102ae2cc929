import { voucherAddress, type Locale } from '@detour/shared-contracts/sites';
import { headerLinkOf, pageLinkOf, stopReminderLink } from '../../../customers/mail-pages/signed-link';
import type { GatewayContext } from '../../../context/context';
import type { OutboxPayloads } from '../../../outbox/outbox.repository';
import { findGift } from '../../../sales/giving/find-gift';
import { giftWordsIn } from '../../../sales/vouchers/pricing/gift-words';
import { confirmationLink } from '../../../sales/orders/access/order-link';
import { voucherCodeOf } from '../../../sales/vouchers/codes/voucher-seal';
import { findReminder } from '../../../sales/vouchers/deliveries/reminder.repository';
import { stateOn } from '../../../sales/vouchers/voucher-validity';
import { marketDayOf } from '../../../sales/vouchers/voucher.repository';
import { mailHouse } from '../../blocks/mail-house';
import { renderLetter } from '../../blocks/render-letter';
import { reminderLetter } from '../../letters/giving/reminder-letter';

type Context = Pick<GatewayContext, 'db' | 'clock' | 'secret' | 'config' | 'mail'>;

/**
 * Reminds of the last day of a voucher. Reads everything again: nothing is sent to a reader who stopped it, nor for a voucher that was used,
 * withdrawn, extended or ended since.
 */
export const sendReminder = async (
  context: Context,
  told: OutboxPayloads['mail.reminder'],
): Promise<void> => {
  const { db, clock, config, secret, mail } = context;
  const { voucherId, to, days, validUntil } = told;
  const reminder = await findReminder(db, voucherId, to);
  const row = await db.selectFrom('voucher').selectAll().where('id', '=', voucherId).executeTakeFirst();
  const gift = row && (await findGift(db, { orderUuid: row.order_uuid, position: row.position }));
  if (!gift || !reminder || reminder.stopped_at !== null || gift.voucher.valid_until !== validUntil) return;
  const { voucher, order, snapshot } = gift;
  const now = new Date(clock.now());
  const isLive = ['issued', 'claimed'].includes(stateOn(voucher, marketDayOf(order.locale, now)));
  const code = voucherCodeOf(secret, voucher);
  if (!isLive || code === null) return;
  const { locale, email } = reminder;
  const house = mailHouse(config, locale);
  const { label } = await giftWordsIn(context, snapshot, { bought: order.locale as Locale, read: locale });
  const link =
    to === 'buyer'
      ? confirmationLink({ ...context, order, from: now })
      : house.origin + voucherAddress(locale, code);
  const canExtend = voucher.extended_at === null;
  const id = `${voucherId}.${to}`;
  const stopLink = pageLinkOf(context, stopReminderLink, { locale, id });
  await mail.send({
    ...renderLetter(reminderLetter(house, { to, label, validUntil, canExtend, link, stopLink })),
    id: `reminder-${voucherId}-${to}-${validUntil}-${days}`,
    to: { name: '', address: email },
    unsubscribe: headerLinkOf(context, stopReminderLink, { locale, id }),
    about: { kind: 'reminder', orderUuid: order.uuid, voucherId, secrets: [code] },
  });
};

import type { Buyer } from '@detour/shared-contracts/api';
import { isoDate } from '@detour/shared-contracts/base';
import { createFormat } from '@detour/shared-contracts/format';
import { printPath, siteOf, type Locale } from '@detour/shared-contracts/sites';
import type { GatewayContext } from '../context/context';
import { findOrder, type OrderRow } from '../sales/records/order.repository';
import type { OutboxPayloads } from '../outbox/outbox.repository';
import type { VoucherRow } from '../sales/vouchers/voucher-row';
import type { MailText } from '../messages/mail-text';
import { createTranslate } from '../messages/message-catalogue';
import { renderMailHtml, renderMailText } from './render-mail';

type Context = Pick<GatewayContext, 'db' | 'config' | 'mail'>;

/** Text about an extended voucher: reason, new last day and balance, without the code. */
export const voucherProlongedText = (order: OrderRow, voucher: VoucherRow): MailText => {
  const locale = order.locale as Locale;
  const t = createTranslate(locale);
  const format = createFormat(locale);
  const date = format.longDate(isoDate(voucher.valid_until));
  const lead = order.confirmed_at ? 'mail.voucherProlongedLead' : 'mail.voucherProlongedUnpaidLead';
  return {
    subject: t('mail.voucherProlongedSubject', { date }),
    title: t('mail.voucherProlongedTitle'),
    greeting: t('mail.greeting', { firstName: (order.buyer as Buyer).firstName }),
    lead: t(lead, { number: order.number }),
    facts: [
      { label: t('mail.voucherBalance'), lines: [format.price(voucher.remaining)] },
      { label: t('mail.validity'), lines: [t('gift.validUntil', { date })] },
    ],
    button: t('mail.newsletterButton'),
    notes: [t('mail.voucherProlongedNote')],
    footer: [t('mail.whyVoucher')],
  };
};

/** Mails the buyer of the order that returned the value. */
export const sendVoucherProlonged = async (
  { db, config, mail }: Context,
  { orderUuid, voucherId }: OutboxPayloads['mail.voucher-prolonged'],
): Promise<void> => {
  const order = await findOrder(db, orderUuid);
  const voucher = await db.selectFrom('voucher').selectAll().where('id', '=', voucherId).executeTakeFirst();
  if (!order || !voucher) throw new Error(`Order ${orderUuid} or voucher ${voucherId} does not exist.`);
  const text = voucherProlongedText(order, voucher);
  const locale = order.locale as Locale;
  const link = config.shopOrigins[siteOf(locale)] + printPath('home', locale);
  const page = { text, locale, brand: config.brand, link, cover: null };
  const { email, firstName, lastName } = order.buyer as Buyer;
  await mail.send({
    id: `${order.number}-voucher-${voucherId}`,
    to: { name: `${firstName} ${lastName}`, address: email },
    subject: text.subject,
    text: renderMailText(page),
    html: renderMailHtml(page),
  });
};

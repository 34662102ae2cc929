import type { Buyer, Image, Order } from '@detour/shared-contracts/api';
import { siteOf } from '@detour/shared-contracts/sites';
import type { GatewayContext } from '../context/context';
import { toCalendarFile } from '../sales/orders/calendar-file';
import { viewOrder } from '../sales/orders/access/order-access';
import { confirmationLink } from '../sales/orders/access/order-link';
import { findOrder, type OrderRow } from '../sales/records/order.repository';
import { createVoucherFile } from '../sales/voucher-documents/voucher-file';
import { calendarText, cancellationText, confirmationText, type MailText } from '../messages/mail-text';
import type { Attachment, Mail } from '../context/mail';
import { renderMailHtml, renderMailText } from './render-mail';
import { voucherConfirmationText, withdrawalText } from '../messages/voucher-mail-text';

type Context = Pick<GatewayContext, 'db' | 'clock' | 'secret' | 'config' | 'mail' | 'readPicture'>;

interface Subject {
  readonly row: OrderRow;
  readonly order: Order;
  readonly link: string;
}

const isDemonstration = ({ config }: Context): boolean => config.catalogueSize !== 'none';

const findSubject = async (context: Context, orderUuid: string): Promise<Subject> => {
  const row = await findOrder(context.db, orderUuid);
  if (!row) throw new Error(`There is no order ${orderUuid} to send a mail for.`);
  const link = confirmationLink({ ...context, order: row });
  return { row, order: await viewOrder(context, orderUuid), link };
};

const coverOf = (image: Image | null, locale: Order['locale'], { config }: Context): string | null => {
  const path = image?.sizes['720_480'];
  return path ? `${config.shopOrigins[siteOf(locale)]}${path}.webp` : null;
};

interface Letter {
  readonly kind: 'confirmation' | 'cancellation';
  readonly text: MailText;
  readonly attachments: readonly Attachment[];
}

const compose = (context: Context, { row, order, link }: Subject, letter: Letter): Mail => {
  const { email, firstName, lastName } = row.buyer as Buyer;
  const { text, kind, attachments } = letter;
  const image = (order.stay ?? order.voucher)?.image ?? null;
  const { brand } = context.config;
  const page = { text, locale: order.locale, brand, link, cover: coverOf(image, order.locale, context) };
  return {
    id: `${order.orderNumber}-${kind}`,
    to: { name: `${firstName} ${lastName}`, address: email },
    subject: text.subject,
    text: renderMailText(page),
    html: renderMailHtml(page),
    attachments,
  };
};

const calendarOf = (context: Context, { order, link }: Subject): readonly Attachment[] => {
  const { stay } = order;
  if (!stay) return [];
  const content = toCalendarFile({
    ...calendarText(order, stay),
    uid: `${order.orderUUID}@detour`,
    stay,
    url: link,
    now: context.clock.now(),
  });
  const contentType = 'text/calendar; charset=utf-8; method=PUBLISH';
  return [{ filename: `detour-${order.orderNumber}.ics`, content, contentType }];
};

/** The voucher as PDF; none when it is sent by post. */
const voucherOf = async (context: Context, { row, order }: Subject): Promise<readonly Attachment[]> => {
  if (order.voucher?.format !== 'digital') return [];
  const file = await createVoucherFile(context, row);
  return file.ok ? [{ ...file.value, contentType: 'application/pdf' }] : [];
};

/** Confirms an order, with a calendar file or the voucher attached. */
export const sendConfirmation = async (context: Context, orderUuid: string): Promise<void> => {
  const subject = await findSubject(context, orderUuid);
  const { order } = subject;
  const { stay, voucher } = order;
  const demo = isDemonstration(context);
  const text = stay
    ? confirmationText(order, stay, demo)
    : voucher && voucherConfirmationText(order, voucher, demo);
  if (!text) throw new Error(`The order ${orderUuid} has neither a stay nor a voucher.`);
  const attachments = stay ? calendarOf(context, subject) : await voucherOf(context, subject);
  await context.mail.send(compose(context, subject, { kind: 'confirmation', text, attachments }));
};

/** Confirms a cancellation, or acknowledges a withdrawal. */
export const sendCancellation = async (context: Context, orderUuid: string): Promise<void> => {
  const subject = await findSubject(context, orderUuid);
  const { order, row } = subject;
  const { stay, voucher } = order;
  const cancelled = { at: row.closed_at ?? row.created_at, isDemonstration: isDemonstration(context) };
  const text = stay
    ? cancellationText(order, stay, cancelled)
    : voucher && withdrawalText(order, voucher, cancelled);
  if (!text) throw new Error(`The order ${orderUuid} has neither a stay nor a voucher.`);
  await context.mail.send(compose(context, subject, { kind: 'cancellation', text, attachments: [] }));
};

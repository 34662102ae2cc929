import type { Image } from '@detour/shared-contracts/api';
import type { GatewayContext } from '../../../context/context';
import type { Attachment } from '../../../context/mail';
import { calendarText } from '../../../messages/stay-text';
import type { OutboxPayloads } from '../../../outbox/outbox.repository';
import { toCalendarFile } from '../../../sales/orders/calendar-file';
import type { GiftsWithdrawn } from '../../../sales/cancellation/withdraw-gifts';
import { countChanges, findChange } from '../../../sales/records/amendment.repository';
import { findBackAt } from '../../../sales/refunds/back-at';
import { createVoucherFile } from '../../../sales/voucher-documents/voucher-file';
import type { VoucherSnapshot } from '../../../sales/vouchers/voucher-snapshot';
import type { MailHouse } from '../../blocks/mail-house';
import { mailPicture } from '../../blocks/mail-picture';
import type { Letter } from '../../blocks/render-letter';
import { vouchersLetter } from '../../letters/order/care-letters';
import { stayCancellationLetter } from '../../letters/order/stay-cancellation-letter';
import { stayChangeLetter } from '../../letters/order/stay-change-letter';
import { stayConfirmationLetter } from '../../letters/order/stay-confirmation-letter';
import { voucherConfirmationLetter } from '../../letters/order/voucher-confirmation-letter';
import { withdrawalLetter } from '../../letters/order/withdrawal-letter';
import { composeOrderMail, findOrderSubject, type OrderSubject } from './order-subject';

type Context = Pick<GatewayContext, 'db' | 'clock' | 'secret' | 'config' | 'mail' | 'readPicture'>;

const coverOf = (image: Image | null, alt: string, house: MailHouse) => {
  const src = mailPicture(image, house);
  return src === null ? null : { src, alt };
};

const calendarOf = (
  context: Context,
  { order, link }: OrderSubject,
  sequence: number,
): readonly Attachment[] => {
  const { stay } = order;
  if (!stay) return [];
  const content = toCalendarFile({
    ...calendarText(order, stay),
    uid: `${order.orderUUID}@detour`,
    sequence,
    stay,
    url: link,
    now: context.clock.now(),
  });
  const contentType = 'text/calendar; charset=utf-8; method=PUBLISH';
  return [{ filename: `detour-${order.orderNumber}.ics`, content, contentType }];
};

/** The voucher of each gift as PDF; none for one that is sent by post, or to its recipient on a later day. */
const vouchersOf = async (context: Context, { row, order }: OrderSubject): Promise<readonly Attachment[]> => {
  const files: Attachment[] = [];
  for (const [position, { format, delivery }] of (order.vouchers ?? []).entries()) {
    if (format !== 'digital' || delivery?.sendAt) continue;
    const file = await createVoucherFile(context, row, position);
    if (file.ok) files.push({ ...file.value, contentType: 'application/pdf' });
  }
  return files;
};

const confirmationOf = ({ row, order, house, link }: OrderSubject): Letter => {
  const { stay, voucher } = order;
  const common = { house, order, link };
  if (stay) {
    const { hotel } = stay;
    const cover = coverOf(stay.image, `${hotel.label}, ${hotel.location.label}`, house);
    const contact = order.hotelContact ?? null;
    const included = (stay.included ?? []).map(({ title }) => title);
    return stayConfirmationLetter({ ...common, stay, cover, contact, included });
  }
  if (!voucher) throw new Error(`The order ${row.uuid} has neither a stay nor a voucher.`);
  const { content } = row.voucher as VoucherSnapshot;
  const cover = coverOf(voucher.image, voucher.label, house);
  return voucherConfirmationLetter({
    ...common,
    voucher,
    vouchers: order.vouchers ?? [voucher],
    cover,
    content,
  });
};

/** Confirms an order, with a calendar file or the voucher attached. */
export const sendConfirmation = async (context: Context, orderUuid: string, copy?: string): Promise<void> => {
  const subject = await findOrderSubject(context, orderUuid);
  const letter = confirmationOf(subject);
  const attachments = subject.order.stay
    ? calendarOf(context, subject, await countChanges(context.db, orderUuid))
    : await vouchersOf(context, subject);
  await context.mail.send(composeOrderMail(subject, { kind: 'confirmation', letter, attachments, id: copy }));
};

type Told = OutboxPayloads['mail.cancellation'];

/** Gifts of an order that the buyer had withdrawn from before it ended. */
const findWithdrawn = async ({ db }: Context, { row }: OrderSubject): Promise<ReadonlySet<number>> => {
  const events = await db
    .selectFrom('order_event')
    .select('data')
    .where('order_uuid', '=', row.uuid)
    .where('kind', '=', 'gift.withdrawn')
    .execute();
  return new Set(events.flatMap(({ data }) => (data as GiftsWithdrawn).positions));
};

/** Letter for the withdrawn gifts, with their refund only. */
const withdrawalOf = async (
  context: Context,
  subject: OrderSubject,
  gifts: Told['gifts'],
): Promise<Letter> => {
  const { row, order } = subject;
  const all = order.vouchers ?? (order.voucher ? [order.voucher] : []);
  if (all.length === 0) throw new Error(`The order ${row.uuid} has neither a stay nor a voucher.`);
  const before = await findWithdrawn(context, subject);
  const positions = gifts?.positions ?? [...all.keys()].filter((position) => !before.has(position));
  const at = gifts ? new Date(gifts.at) : (row.closed_at ?? row.created_at);
  const isPart = positions.length < all.length;
  const back = isPart ? await findBackAt(context, row, at) : undefined;
  return withdrawalLetter({ ...subject, vouchers: all, positions, back, at });
};

/** Confirms a cancellation, or acknowledges a withdrawal. */
export const sendCancellation = async (context: Context, { orderUuid, copy, gifts }: Told): Promise<void> => {
  const subject = await findOrderSubject(context, orderUuid);
  const { row, order } = subject;
  const { stay } = order;
  const letter = stay
    ? stayCancellationLetter({ ...subject, stay, at: row.closed_at ?? row.created_at })
    : await withdrawalOf(context, subject, gifts);
  const id = copy ?? (gifts && `gifts-${gifts.positions.join('-')}`);
  await context.mail.send(composeOrderMail(subject, { kind: 'cancellation', letter, id }));
};

/**
 * Shows a change of a booking, with its calendar entry: the same entry in a later version, so that a calendar updates it. A
 * delayed mail shows the current booking, but the amounts of its own change.
 */
export const sendChange = async (
  context: Context,
  { orderUuid, changeUuid, copy }: OutboxPayloads['mail.change'],
): Promise<void> => {
  const subject = await findOrderSubject(context, orderUuid);
  const { order, house, link } = subject;
  const { stay } = order;
  const told = await findChange(context.db, orderUuid, changeUuid);
  if (!stay || !told) throw new Error(`The order ${orderUuid} has no change ${changeUuid}.`);
  const cover = coverOf(stay.image, `${stay.hotel.label}, ${stay.hotel.location.label}`, house);
  const letter = stayChangeLetter({ house, order, link, stay, cover, contact: null, told });
  const attachments = calendarOf(context, subject, await countChanges(context.db, orderUuid));
  await context.mail.send(
    composeOrderMail(subject, { kind: 'change', letter, attachments, id: copy ?? changeUuid }),
  );
};

/** The vouchers of an order once more, each as a file, without prices. */
export const sendVouchers = async (
  context: Context,
  { orderUuid, copy }: OutboxPayloads['mail.vouchers'],
): Promise<void> => {
  const subject = await findOrderSubject(context, orderUuid);
  const { order, house, link } = subject;
  const letter = vouchersLetter({ house, order, link, vouchers: order.vouchers ?? [] });
  const attachments = await vouchersOf(context, subject);
  await context.mail.send(composeOrderMail(subject, { kind: 'vouchers', letter, attachments, id: copy }));
};

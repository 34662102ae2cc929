import type { Buyer, Image, Order } from '@detour/shared-contracts/api';
import type { GatewayContext } from '../../context/context';
import type { Attachment, Mail } from '../../context/mail';
import { calendarText } from '../../messages/stay-text';
import type { OutboxPayloads } from '../../outbox/outbox.repository';
import { viewOrder } from '../../sales/orders/access/order-access';
import { confirmationLink } from '../../sales/orders/access/order-link';
import { toCalendarFile } from '../../sales/orders/calendar-file';
import { countChanges, findChange } from '../../sales/records/amendment.repository';
import { findOrder, type OrderRow } from '../../sales/records/order.repository';
import { createVoucherFile } from '../../sales/voucher-documents/voucher-file';
import type { VoucherSnapshot } from '../../sales/vouchers/voucher-snapshot';
import { mailHouse, type MailHouse } from '../blocks/mail-house';
import { mailPicture } from '../blocks/mail-picture';
import { renderLetter, type Letter } from '../blocks/render-letter';
import { stayCancellationLetter } from '../letters/order/stay-cancellation-letter';
import { stayChangeLetter } from '../letters/order/stay-change-letter';
import { stayConfirmationLetter } from '../letters/order/stay-confirmation-letter';
import { voucherConfirmationLetter } from '../letters/order/voucher-confirmation-letter';
import { vouchersLetter } from '../letters/order/care-letters';
import { withdrawalLetter } from '../letters/order/withdrawal-letter';

type Context = Pick<GatewayContext, 'db' | 'clock' | 'secret' | 'config' | 'mail' | 'readPicture'>;

interface Subject {
  readonly row: OrderRow;
  readonly order: Order;
  readonly house: MailHouse;
  /** Page of the order, with its token. */
  readonly link: string;
}

const findSubject = async (context: Context, orderUuid: string): Promise<Subject> => {
  const row = await findOrder(context.db, orderUuid);
  if (!row) throw new Error(`There is no order ${orderUuid} to send a mail for.`);
  const order = await viewOrder(context, orderUuid);
  const link = confirmationLink({ ...context, order: row });
  return { row, order, link, house: mailHouse(context.config, order.locale) };
};

interface Sending {
  readonly kind: string;
  readonly letter: Letter;
  readonly attachments: readonly Attachment[];
  /** Set for a mail that the buyer asked for again: each mail is sent once per id. */
  readonly copy: string | undefined;
}

const compose = ({ row, order }: Subject, { kind, letter, attachments, copy }: Sending): Mail => {
  const { email, firstName, lastName } = row.buyer as Buyer;
  const secrets = (order.vouchers ?? []).flatMap(({ code }) => code ?? []);
  return {
    ...renderLetter(letter),
    id: [order.orderNumber, kind, ...(copy ? [copy] : [])].join('-'),
    to: { name: `${firstName} ${lastName}`, address: email },
    attachments,
    about: { kind, orderUuid: row.uuid, secrets },
  };
};

const coverOf = (image: Image | null, alt: string, house: MailHouse) => {
  const src = mailPicture(image, house);
  return src === null ? null : { src, alt };
};

const calendarOf = (context: Context, { order, link }: Subject, sequence: number): readonly Attachment[] => {
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
const vouchersOf = async (context: Context, { row, order }: Subject): Promise<readonly Attachment[]> => {
  const files: Attachment[] = [];
  for (const [position, { format, delivery }] of (order.vouchers ?? []).entries()) {
    if (format !== 'digital' || delivery?.sendAt) continue;
    const file = await createVoucherFile(context, row, position);
    if (file.ok) files.push({ ...file.value, contentType: 'application/pdf' });
  }
  return files;
};

const confirmationOf = ({ row, order, house, link }: Subject): Letter => {
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
  const subject = await findSubject(context, orderUuid);
  const letter = confirmationOf(subject);
  const attachments = subject.order.stay
    ? calendarOf(context, subject, await countChanges(context.db, orderUuid))
    : await vouchersOf(context, subject);
  await context.mail.send(compose(subject, { kind: 'confirmation', letter, attachments, copy }));
};

type Told = OutboxPayloads['mail.cancellation'];

const cancellationOf = ({ row, order, house, link }: Subject, gifts: Told['gifts']): Letter => {
  const { stay, voucher } = order;
  const at = gifts ? new Date(gifts.at) : (row.closed_at ?? row.created_at);
  const common = { house, order, link, at };
  if (stay) return stayCancellationLetter({ ...common, stay });
  if (!voucher) throw new Error(`The order ${row.uuid} has neither a stay nor a voucher.`);
  const all = order.vouchers ?? [voucher];
  const positions = gifts?.positions ?? [...all.keys()];
  return withdrawalLetter({ ...common, vouchers: all, positions });
};

/** Confirms a cancellation, or acknowledges a withdrawal. */
export const sendCancellation = async (context: Context, { orderUuid, copy, gifts }: Told): Promise<void> => {
  const subject = await findSubject(context, orderUuid);
  const letter = cancellationOf(subject, gifts);
  const id = copy ?? (gifts && `gifts-${gifts.positions.join('-')}`);
  await context.mail.send(compose(subject, { kind: 'cancellation', letter, attachments: [], copy: id }));
};

/**
 * Tells a change of a booking, with its calendar entry: the same entry in a later version, so that a calendar updates it. A late mail
 * tells the booking as it stands, and the money of its own change.
 */
export const sendChange = async (
  context: Context,
  { orderUuid, changeUuid, copy }: OutboxPayloads['mail.change'],
): Promise<void> => {
  const subject = await findSubject(context, orderUuid);
  const { order, house, link } = subject;
  const { stay } = order;
  const told = await findChange(context.db, orderUuid, changeUuid);
  if (!stay || !told) throw new Error(`The order ${orderUuid} has no change ${changeUuid}.`);
  const cover = coverOf(stay.image, `${stay.hotel.label}, ${stay.hotel.location.label}`, house);
  const letter = stayChangeLetter({ house, order, link, stay, cover, contact: null, told });
  const attachments = calendarOf(context, subject, await countChanges(context.db, orderUuid));
  await context.mail.send(
    compose(subject, { kind: 'change', letter, attachments, copy: copy ?? changeUuid }),
  );
};

/** The vouchers of an order once more, each as a file, without prices. */
export const sendVouchers = async (
  context: Context,
  { orderUuid, copy }: OutboxPayloads['mail.vouchers'],
): Promise<void> => {
  const subject = await findSubject(context, orderUuid);
  const { order, house, link } = subject;
  const letter = vouchersLetter({ house, order, link, vouchers: order.vouchers ?? [] });
  const attachments = await vouchersOf(context, subject);
  await context.mail.send(compose(subject, { kind: 'vouchers', letter, attachments, copy }));
};

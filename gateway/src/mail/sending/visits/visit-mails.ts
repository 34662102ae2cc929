import { voucherAddress, type Locale } from '@detour/shared-contracts/sites';
import type { GatewayContext } from '../../../context/context';
import type { Mail } from '../../../context/mail';
import type { OutboxPayloads } from '../../../outbox/outbox.repository';
import type { BookingRow } from '../../../sales/slots/booking.repository';
import { createVisitCalendar } from '../../../sales/visits/visit-calendar';
import { findActivity, type VisitedActivity } from '../../../sales/visits/visit.repository';
import { voucherCodeOf } from '../../../sales/vouchers/codes/voucher-seal';
import type { VoucherRow } from '../../../sales/vouchers/voucher-row';
import { mailHouse } from '../../blocks/mail-house';
import { renderLetter } from '../../blocks/render-letter';
import { visitGuestLetter, visitPartnerLetter } from '../../letters/notice/visit-letters';

type Context = Pick<GatewayContext, 'db' | 'clock' | 'secret' | 'config' | 'mail'>;
type Told = OutboxPayloads['mail.visit'];

interface Subject {
  readonly booking: BookingRow;
  readonly activity: VisitedActivity;
  readonly voucher: VoucherRow;
}

const findSubject = async ({ db }: Context, { bookingId }: Told): Promise<Subject> => {
  const booking = await db
    .selectFrom('activity_booking')
    .selectAll()
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const voucher = await db
    .selectFrom('voucher')
    .selectAll()
    .where('id', '=', booking.voucher_id)
    .executeTakeFirstOrThrow();
  const activity = await findActivity(db, booking.activity_id);
  if (!activity)
    throw new Error(`The activity ${booking.activity_id} of booking ${bookingId} does not exist.`);
  return { booking, activity, voucher };
};

const isLive = ({ state }: VoucherRow): boolean => state === 'issued' || state === 'claimed';

const aboutOf = (
  told: Told,
  { voucher }: Subject,
  secrets: readonly string[],
): NonNullable<Mail['about']> => ({
  kind: `visit-${told.what}`,
  orderUuid: voucher.order_uuid,
  voucherId: voucher.id,
  secrets,
});

const idOf = ({ bookingId, version, to }: Told): string => `${bookingId}-${version}-${to}`;

const sendToGuest = async (context: Context, told: Told, subject: Subject): Promise<void> => {
  const { booking, activity, voucher } = subject;
  const { guest_name: name, guest_email: address } = booking;
  if (!address) return;
  const locale = booking.locale as Locale;
  const house = mailHouse(context.config, locale);
  const isOpen = isLive(voucher);
  const code = isOpen ? (voucherCodeOf(context.secret, voucher) ?? '') : '';
  const letter = visitGuestLetter(house, {
    ...subject,
    told,
    isOpen,
    link: house.origin + voucherAddress(locale, code),
  });
  const slot = { ...booking, day: told.day, starts: told.starts, version: told.version };
  const file = createVisitCalendar({ booking: slot, activity, locale, now: context.clock.now() });
  const contentType = 'text/calendar; charset=utf-8; method=PUBLISH';
  await context.mail.send({
    ...renderLetter(letter),
    id: idOf(told),
    to: { name: name ?? '', address },
    ...(told.what !== 'cancelled' && { attachments: [{ ...file, contentType }] }),
    about: aboutOf(told, subject, code === '' ? [] : [code]),
  });
};

const sendToPartner = async (context: Context, told: Told, subject: Subject): Promise<void> => {
  const { partner } = subject.activity;
  if (!partner) return;
  const { locale, name, email } = partner;
  const house = mailHouse(context.config, locale);
  const link = house.origin + voucherAddress(locale, '');
  const letter = visitPartnerLetter(house, { ...subject, told, isOpen: true, link });
  const { guest_name: guest, guest_email: address } = subject.booking;
  await context.mail.send({
    ...renderLetter(letter),
    id: idOf(told),
    to: { name, address: email },
    ...(address && { replyTo: { name: guest ?? '', address } }),
    about: aboutOf(told, subject, []),
  });
};

/** Reports a booked, moved or cancelled day to the guest or to the partner. */
export const sendVisitMail = async (context: Context, told: Told): Promise<void> => {
  const subject = await findSubject(context, told);
  await (told.to === 'guest' ? sendToGuest : sendToPartner)(context, told, subject);
};

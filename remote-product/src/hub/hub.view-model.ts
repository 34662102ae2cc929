import type { Order } from '@detour/shared-contracts/api';
import { isoDate, nightsBetween, parseIsoDate, weekdayOf } from '@detour/shared-contracts/base';
import { marketToday } from '@detour/shared-contracts/rules';
import type { TagTone } from '@detour/shared-ui';
import { nextOfVoucher } from '../order/voucher.view-model';
import { purchaseOf } from '../order/purchase.view-model';
import type { PurchaseView, ViewTools } from '../trip/trip.view-model';

/** Minutes after the payment in which the page greets. Later visits read the state. */
const greetingMinutes = 15;

interface Moment {
  /** ms UTC */
  readonly now: number;
  readonly timeZone: string;
}

/** True right after the payment: the visitor comes from it, and it was confirmed just now. */
export const isGreeted = (order: Order, search: string, { now }: Moment): boolean => {
  if (new URLSearchParams(search).get('status') !== 'success') return false;
  const confirmed = order.timeline?.findLast(({ kind }) => kind === 'confirmed');
  // An older gateway sends no journal.
  return !confirmed || now - Date.parse(confirmed.at) < greetingMinutes * 60_000;
};

export interface HubHead {
  readonly title: string;
  /** "Numéro de réservation" */
  readonly numberLabel: string;
  readonly status: { readonly label: string; readonly tone: TagTone } | null;
}

const greetingOf = ({ voucher }: Order, { t }: ViewTools): string => {
  if (!voucher) return t('order.confirmed');
  if (voucher.delivery?.sendAt != null && voucher.delivery.state === 'waiting') return t('given.ready');
  return t(voucher.ownUse ? 'voucher.ready' : 'gift.sent');
};

const stayHead = (
  { checkin, checkout }: NonNullable<Order['stay']>,
  { t }: ViewTools,
  today: string,
): Pick<HubHead, 'title' | 'status'> => {
  if (checkout < today) return { title: t('hub.pastStay'), status: null };
  if (checkin < today) return { title: t('hub.startedStay'), status: null };
  const count = nightsBetween(isoDate(today), isoDate(checkin));
  const label = count === 0 ? t('hub.today') : t('hub.inDays', { count });
  return { title: t('hub.confirmedStay'), status: { label, tone: 'positive' } };
};

const voucherTitle = ({ state }: NonNullable<Order['voucher']>, { t }: ViewTools): string => {
  if (state === 'expired') return t('hub.expiredVoucher');
  return t(state === 'redeemed' || state === 'exchanged' ? 'hub.usedVoucher' : 'hub.confirmedOrder');
};

/** The state of a confirmed order in words. */
export const toHubHead = (
  order: Order,
  tools: ViewTools,
  { greets, now, timeZone }: Moment & { readonly greets: boolean },
): HubHead => {
  const { stay, voucher } = order;
  const { t } = tools;
  const numberLabel = t(voucher ? 'voucher.orderNumber' : 'order.bookingNumber');
  const own = stay
    ? stayHead(stay, tools, marketToday(now, timeZone))
    : { title: voucher ? voucherTitle(voucher, tools) : t('hub.confirmedOrder'), status: null };
  return { numberLabel, ...own, ...(greets && { title: greetingOf(order, tools) }) };
};

export interface DatesView {
  readonly arrival: {
    readonly label: string;
    readonly weekday: string;
    readonly day: string;
    readonly time: string;
  };
  readonly departure: DatesView['arrival'];
  readonly nights: string;
}

export interface PurchaseCardView {
  readonly purchase: PurchaseView;
  /** Null for a voucher. */
  readonly dates: DatesView | null;
}

const datesOf = (stay: NonNullable<Order['stay']>, { t, format }: ViewTools): DatesView | null => {
  const [from, to] = [parseIsoDate(stay.checkin), parseIsoDate(stay.checkout)];
  if (!from || !to) return null;
  const sideOf = (label: string, day: typeof from, time: string): DatesView['arrival'] => {
    const weekday = format.weekdayNames('long')[weekdayOf(day) - 1] ?? '';
    return { label, weekday, day: format.longDate(day), time };
  };
  return {
    arrival: sideOf(t('term.checkIn'), from, t('term.checkInFrom', { time: format.time(stay.checkinTime) })),
    departure: sideOf(
      t('term.checkOut'),
      to,
      t('term.checkOutUntil', { time: format.time(stay.checkoutTime) }),
    ),
    nights: t('term.nights', { count: stay.nights }),
  };
};

/**
 * The dates are displayed separately in large type, so the facts of a stay start with the guests. With several gifts, each
 * shows its own delivery.
 */
const factsOf = ({ vouchers = [] }: Order, { facts }: PurchaseView, dates: DatesView | null) => {
  if (dates) return facts.filter(({ icon }) => icon === 'people' || icon === 'activity');
  return vouchers.length > 1 ? facts.filter(({ icon }) => icon !== 'mail') : facts;
};

/** What was bought. */
export const toPurchaseCard = (order: Order, tools: ViewTools): PurchaseCardView => {
  const purchase = purchaseOf(order, tools);
  const dates = order.stay && datesOf(order.stay, tools);
  return { purchase: { ...purchase, facts: factsOf(order, purchase, dates) }, dates };
};

/** Next steps right after the payment, and for a voucher as long as it can be used. @spec A-190 */
export const toNextSteps = (order: Order, { t, format }: ViewTools): readonly string[] => {
  const { voucher, buyer } = order;
  if (!voucher) return [t('confirmation.nextMail', { email: buyer.email })];
  const lastDay = parseIsoDate(voucher.withdrawUntil);
  return [
    ...nextOfVoucher(voucher, buyer, { t }),
    ...(lastDay ? [t('voucher.withdrawUntil', { date: format.longDate(lastDay) })] : []),
  ];
};

import type { OrderAction, Trip } from '@detour/shared-contracts/api';
import { parseIsoDate } from '@detour/shared-contracts/base';
import type { Format } from '@detour/shared-contracts/format';
import type { PictureImage, TagTone } from '@detour/shared-ui';
import type { Text, TextId } from '../text';

export interface TripView {
  readonly orderUUID: string;
  readonly href: string;
  readonly title: string;
  /** Hotel and place of a stay; empty for a gift without a fixed hotel. */
  readonly place: string | null;
  /** "14–17 mai 2026, 3 nuits", or a voucher's expiry date. */
  readonly when: string | null;
  readonly number: string;
  readonly amount: string;
  readonly status: { readonly label: string; readonly tone: TagTone };
  readonly image: PictureImage | null;
  /** Current actions on the order. Each opens its dialog on the order's page. */
  readonly actions: readonly { readonly key: string; readonly label: string; readonly href: string }[];
}

export interface TripList {
  readonly upcoming: readonly TripView[];
  readonly past: readonly TripView[];
}

const statuses: Readonly<Record<Trip['status'], { readonly id: TextId; readonly tone: TagTone }>> = {
  held: { id: 'trip.held', tone: 'warning' },
  paying: { id: 'trip.paying', tone: 'warning' },
  confirmed: { id: 'trip.confirmed', tone: 'positive' },
  cancelled: { id: 'trip.cancelled', tone: 'neutral' },
  expired: { id: 'trip.expired', tone: 'neutral' },
};

/** Actions in order, each with the word of its address. Others are on the order's page. One line for each. */
const actions: readonly { readonly word: OrderAction; readonly r: string; readonly label: TextId }[] = [
  { word: 'change', r: 'modification', label: 'trip.actionChange' },
  { word: 'cancel', r: 'cancellation', label: 'trip.actionCancel' },
  { word: 'withdraw', r: 'withdrawal', label: 'trip.actionWithdraw' },
  { word: 'invoice', r: 'invoice', label: 'trip.actionInvoice' },
];

const day = (text: string | null) => (text === null ? null : parseIsoDate(text));

const whenOf = (trip: Trip, text: Text, format: Format): string | null => {
  const [from, to, until] = [day(trip.checkin), day(trip.checkout), day(trip.validUntil)];
  if (from && to) {
    return text('trip.dates', { dates: format.longDateRange(from, to), nights: trip.nights ?? 0 });
  }
  return until && text('trip.validUntil', { date: format.longDate(until) });
};

const toTripView = (trip: Trip, text: Text, format: Format): TripView => {
  const status = statuses[trip.status];
  return {
    orderUUID: trip.orderUUID,
    href: trip.uri,
    title: trip.label,
    place: trip.hotel && [trip.hotel.label, trip.hotel.place].filter(Boolean).join(', '),
    when: whenOf(trip, text, format),
    number: text('trip.number', { number: trip.orderNumber }),
    amount: format.price(trip.amount),
    status: { label: text(status.id), tone: status.tone },
    image: trip.image,
    actions: actions
      .filter(({ word }) => trip.actions?.includes(word))
      .map(({ word, r, label }) => ({ key: word, label: text(label), href: `${trip.uri}#r=${r}` })),
  };
};

/** Upcoming orders, then past ones, each in the gateway's order. @spec ACC-005 */
export const toTripList = (trips: readonly Trip[], text: Text, format: Format): TripList => {
  const views = (when: Trip['when']) =>
    trips.filter((trip) => trip.when === when).map((trip) => toTripView(trip, text, format));
  return { upcoming: views('upcoming'), past: views('past') };
};

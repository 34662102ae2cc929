import type { CareHit } from '@detour/shared-contracts/api';
import { parseIsoDate } from '@detour/shared-contracts/base';
import type { Format } from '@detour/shared-contracts/format';
import type { TagTone } from '@detour/shared-ui';
import type { Text, TextId } from '../../../text';

export interface HitView {
  readonly orderNumber: string;
  readonly name: string;
  readonly label: string;
  /** Arrival or last day; empty without one. */
  readonly when: string;
  readonly amount: string;
  readonly status: StatusView;
  /** The key that found it. */
  readonly matchedBy: string;
}

export interface StatusView {
  readonly label: string;
  readonly tone: TagTone;
}

const statuses: Readonly<Record<string, { readonly id: TextId; readonly tone: TagTone }>> = {
  held: { id: 'trip.held', tone: 'warning' },
  paying: { id: 'trip.paying', tone: 'warning' },
  confirmed: { id: 'trip.confirmed', tone: 'positive' },
  cancelled: { id: 'trip.cancelled', tone: 'danger' },
  expired: { id: 'trip.expired', tone: 'neutral' },
};

/** The state of an order. A word of a newer gateway is shown as it is. */
export const statusOf = (status: string, text: Text): StatusView => {
  const known = statuses[status];
  return known ? { label: text(known.id), tone: known.tone } : { label: status, tone: 'neutral' };
};

const matches: Readonly<Record<CareHit['matchedBy'], TextId>> = {
  number: 'desk.byNumber',
  email: 'desk.byEmail',
  phone: 'desk.byPhone',
  voucher: 'desk.byVoucher',
  card: 'desk.byCard',
  name: 'desk.byName',
};

const whenOf = ({ checkin, validUntil }: CareHit, text: Text, format: Format): string => {
  const [arrival, last] = [checkin, validUntil].map((day) => (day === null ? null : parseIsoDate(day)));
  if (arrival) return text('desk.arrival', { date: format.longDate(arrival) });
  return last ? text('desk.validUntil', { date: format.longDate(last) }) : '';
};

export const toHit = (hit: CareHit, text: Text, format: Format): HitView => ({
  orderNumber: hit.orderNumber,
  name: hit.name || text('desk.nameless'),
  label: hit.label,
  when: whenOf(hit, text, format),
  amount: format.price(hit.amount),
  status: statusOf(hit.status, text),
  matchedBy: text(matches[hit.matchedBy]),
});

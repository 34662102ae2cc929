import type { Order } from '@detour/shared-contracts/api';
import type { StoragePort } from '@detour/shared-contracts/mount';
import type { Criteria } from '../contract';

/** The stay that this tab booked last. */
export interface LastBooking {
  readonly orderUUID: string;
  readonly orderNumber: string;
  readonly offerId: string;
  readonly checkin: string;
  readonly checkout: string;
}

type Storage = Pick<StoragePort<'lastBooking'>, 'read' | 'write' | 'remove'>;

const members = ['orderUUID', 'orderNumber', 'offerId', 'checkin', 'checkout'] as const;

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

/** Null without a booking; an invalid value counts as none. */
const readLastBooking = (storage: Storage): LastBooking | null => {
  const stored = parse(storage.read('lastBooking'));
  if (typeof stored !== 'object' || stored === null) return null;
  const values = new Map(Object.entries(stored));
  const texts = members.map((name) => values.get(name));
  return texts.every((text) => typeof text === 'string') ? (stored as LastBooking) : null;
};

/** Remembers a confirmed stay. An order that ended is forgotten. */
export const rememberBooking = (storage: Storage, { orderUUID, orderNumber, status, stay }: Order): void => {
  if (status === 'confirmed' && stay) {
    const { offerId, checkin, checkout } = stay;
    const booking: LastBooking = { orderUUID, orderNumber, offerId, checkin, checkout };
    storage.write('lastBooking', JSON.stringify(booking));
  } else if (readLastBooking(storage)?.orderUUID === orderUUID) {
    storage.remove('lastBooking');
  }
};

/** The booking of this tab for the same stay and dates; null for any other purchase. */
export const findSameBooking = (
  storage: Storage,
  offerId: string,
  { dates }: Pick<Criteria, 'dates'>,
): LastBooking | null => {
  const last = readLastBooking(storage);
  const isSame =
    last?.offerId === offerId && last.checkin === dates?.checkin && last.checkout === dates.checkout;
  return isSame ? last : null;
};

import { addDays, instantOf, isoDate, zonedNow, type IsoDate } from '@detour/shared-contracts/base';
import { momentOf } from '../../src/sales/inventory/assess-stay';
import { arrival } from '../shop.fixture';
import type { Voucher } from './voucher-model';

export const zone = 'Europe/Paris';
const nightPrice = 10_000;

export const todayOf = ({ now }: Readonly<Pick<Model, 'now'>>): IsoDate => zonedNow(now, zone).date;

/** A stay of the fixture's package `nights`: `day` counts from the usual arrival. */
export interface Stay {
  readonly day: number;
  readonly nights: number;
  readonly adults: number;
}

export type VoucherWord = 'gift_card' | 'gift_stay' | 'box' | 'activity';

interface Use {
  readonly voucher: Voucher;
  net: number;
}

/** Amounts of an order of any kind, in cents. */
interface Paid {
  readonly uuid: string;
  status: 'held' | 'paying' | 'confirmed' | 'cancelled' | 'expired';
  /** Still to pay while it is held. */
  due: number;
  /** What each payment keeps: of the order, then of its changes. */
  readonly payments: { readonly uuid: string; kept: number }[];
  readonly uses: Use[];
  /** Given by customer care. */
  goodwill: number;
}

export interface OpenChange {
  readonly uuid: string;
  readonly stay: Stay;
  readonly due: number;
  /** Most percent that its terms give back: a change never renews a lost step. */
  readonly cap: number;
  /** ms: when its hold ends. */
  readonly until: number;
  isPaying: boolean;
}

export interface Booking extends Paid {
  readonly kind: 'stay';
  stay: Stay;
  cap: number;
  change: OpenChange | null;
}

/** An order of gifts of one kind, or of one gift in exchange for another one. */
export interface GiftOrder extends Paid {
  readonly kind: 'gifts';
  readonly gift: VoucherWord;
  readonly count: number;
  /** Worth of each, in cents. */
  readonly worth: number;
  readonly replaces: Voucher | null;
  /** By position, once it is paid. */
  readonly vouchers: Voucher[];
  /** ms */
  confirmedAt: number;
  /** Cents that were paid for it, by all ways. */
  paid: number;
}

export type Order = Booking | GiftOrder;

/** A refund that waits for a second person. Cents. */
interface CareRequest {
  readonly id: string;
  readonly order: Order;
  readonly card: number;
  readonly vouchers: number;
}

/** Expected state of the shop, in plain arithmetic. */
export interface Model {
  readonly capacity: number;
  now: number;
  /** Minutes, and those of them that led to the last day of a voucher. */
  advanced: number;
  leapt: number;
  readonly orders: Order[];
  readonly requests: CareRequest[];
}

export const bookingsOf = ({ orders }: Readonly<Model>): readonly Booking[] =>
  orders.filter((order) => order.kind === 'stay');

export const giftsOf = ({ orders }: Readonly<Model>): readonly GiftOrder[] =>
  orders.filter((order) => order.kind === 'gifts');

export const vouchersOf = (model: Readonly<Model>): readonly Voucher[] =>
  giftsOf(model).flatMap(({ vouchers }) => vouchers);

export const roomsOf = ({ adults }: Stay): number => Math.ceil(adults / 2);

export const priceOf = (stay: Stay): number => nightPrice * stay.nights * roomsOf(stay);

const nightsOf = ({ day, nights }: Stay): readonly number[] =>
  Array.from({ length: nights }, (_, index) => day + index);

const roomsOn = (stay: Stay, night: number): number => (nightsOf(stay).includes(night) ? roomsOf(stay) : 0);

export const dayOf = ({ day }: Stay): string => addDays(arrival, day);

const isLive = ({ status }: Booking): boolean =>
  status === 'held' || status === 'paying' || status === 'confirmed';

/** Sold and held rooms of a night. */
export const stockOn = (
  bookings: readonly Booking[],
  night: number,
): { readonly sold: number; readonly held: number } => {
  let [sold, held] = [0, 0];
  for (const booking of bookings) {
    const own = isLive(booking) ? roomsOn(booking.stay, night) : 0;
    if (booking.status === 'confirmed') sold += own;
    else held += own;
    if (booking.change) held += Math.max(0, roomsOn(booking.change.stay, night) - own);
  }
  return { sold, held };
};

/** Why a stay cannot be had; `own` is the booking that would move. */
export const refusalOf = (model: Model, stay: Stay, own: Booking | null): string | null => {
  if (dayOf(stay) < momentOf(model.now, zone).firstArrival) return 'PACKAGE_NOT_AVAILABLE_CHECKIN';
  const others = bookingsOf(model).filter((booking) => booking !== own);
  const isFull = nightsOf(stay).some((night) => {
    const { sold, held } = stockOn(others, night);
    return model.capacity - sold - held < roomsOf(stay);
  });
  return isFull ? 'NO_ROOM_LEFT' : null;
};

export const hasBegun = ({ now }: Model, stay: Stay): boolean =>
  now >= instantOf(isoDate(dayOf(stay)), '15:00', zone).getTime();

/** Whether the guest has left. */
export const hasEnded = ({ now }: Model, stay: Stay): boolean =>
  now >= instantOf(addDays(isoDate(dayOf(stay)), stay.nights), '11:00', zone).getTime();

/** Percent of the price that a cancellation gives back; null after check-in. */
export const percentOf = (model: Model, { stay, cap }: Booking): number | null => {
  if (hasBegun(model, stay)) return null;
  const until = (days: number): number =>
    instantOf(addDays(isoDate(dayOf(stay)), -days), '23:59:59', zone).getTime() + 1000;
  const ofStep = model.now < until(3) ? 100 : model.now < until(1) ? 50 : 0;
  return Math.min(cap, ofStep);
};

export const isSame = (a: Stay, b: Stay): boolean =>
  a.day === b.day && a.nights === b.nights && a.adults === b.adults;

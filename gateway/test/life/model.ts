import { addDays, instantOf, isoDate } from '@detour/shared-contracts/base';
import { momentOf } from '../../src/sales/inventory/assess-stay';
import { arrival } from '../shop.fixture';

const zone = 'Europe/Paris';
const nightPrice = 10_000;

/** A stay of the fixture's package `nights`: `day` counts from the usual arrival. */
export interface Stay {
  readonly day: number;
  readonly nights: number;
  readonly adults: number;
}

export type VoucherWord = 'gift_card' | 'gift_stay' | 'box';

export interface Voucher {
  readonly id: string;
  readonly kind: VoucherWord;
  readonly code: string;
  readonly validUntil: string;
  remaining: number;
}

interface Use {
  readonly voucher: Voucher;
  readonly turn: number;
  net: number;
}

interface OpenChange {
  readonly uuid: string;
  readonly stay: Stay;
  readonly due: number;
  isPaying: boolean;
}

export interface Booking {
  readonly uuid: string;
  status: 'held' | 'paying' | 'confirmed' | 'cancelled' | 'expired';
  stay: Stay;
  /** Cents still to pay for a held booking. */
  due: number;
  /** Cents that each payment keeps: of the booking, then of its changes. */
  readonly payments: { readonly uuid: string; kept: number }[];
  readonly uses: Use[];
  change: OpenChange | null;
}

/** What the shop should be, in plain arithmetic. */
export interface Model {
  readonly capacity: number;
  now: number;
  advanced: number;
  readonly bookings: Booking[];
  readonly vouchers: Voucher[];
}

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
  { bookings }: Model,
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
  const others = { ...model, bookings: model.bookings.filter((booking) => booking !== own) };
  const isFull = nightsOf(stay).some((night) => {
    const { sold, held } = stockOn(others, night);
    return model.capacity - sold - held < roomsOf(stay);
  });
  return isFull ? 'NO_ROOM_LEFT' : null;
};

export const netOf = ({ payments, uses }: Booking): number =>
  payments.reduce((sum, { kept }) => sum + kept, 0) + uses.reduce((sum, { net }) => sum + net, 0);

const hasBegun = ({ now }: Model, stay: Stay): boolean =>
  now >= instantOf(isoDate(dayOf(stay)), '15:00', zone).getTime();

/** Whether the guest has left. */
export const hasEnded = ({ now }: Model, stay: Stay): boolean =>
  now >= instantOf(addDays(isoDate(dayOf(stay)), stay.nights), '11:00', zone).getTime();

/** Percent of the price that a cancellation gives back; null after check-in. */
export const percentOf = (model: Model, { stay }: Booking): number | null => {
  if (hasBegun(model, stay)) return null;
  const until = (days: number): number =>
    instantOf(addDays(isoDate(dayOf(stay)), -days), '23:59:59', zone).getTime() + 1000;
  if (model.now < until(3)) return 100;
  return model.now < until(1) ? 50 : 0;
};

const rank: Readonly<Record<VoucherWord, number>> = { gift_card: 0, gift_stay: 1, box: 1 };

/** Gives back: the latest payment first, then cards, then gifts. */
export const giveBack = (booking: Booking, amount: number): void => {
  giveBackApart(booking, giveToCards(booking, amount));
};

/** Gives back to the payments what they keep; returns what is left of the amount. */
const giveToCards = ({ payments }: Booking, amount: number): number => {
  let rest = amount;
  for (const payment of [...payments].reverse()) {
    const part = Math.min(payment.kept, rest);
    payment.kept -= part;
    rest -= part;
  }
  return rest;
};

/** Gives back to the vouchers, and to the cards what is named apart. */
export const giveBackApart = (booking: Booking, vouchers: number, card = 0): void => {
  giveToCards(booking, card);
  giveToVouchers(booking, vouchers);
};

const giveToVouchers = ({ uses }: Booking, amount: number): void => {
  let rest = amount;
  const take = (from: { readonly net: number }, set: (net: number) => void): number => {
    const part = Math.min(from.net, rest);
    set(from.net - part);
    rest -= part;
    return part;
  };
  const order = [...uses].sort(
    (a, b) =>
      rank[a.voucher.kind] - rank[b.voucher.kind] ||
      b.voucher.validUntil.localeCompare(a.voucher.validUntil) ||
      a.voucher.id.localeCompare(b.voucher.id) ||
      b.turn - a.turn,
  );
  for (const use of order) {
    use.voucher.remaining += take(use, (net) => {
      use.net = net;
    });
  }
};

/** Takes vouchers for an amount, the smallest first. Returns what is left to pay. */
export const payByVouchers = (booking: Booking, vouchers: readonly Voucher[], amount: number): number => {
  let due = amount;
  const order = [...vouchers].sort((a, b) => a.remaining - b.remaining || (a.id < b.id ? -1 : 1));
  for (const voucher of order) {
    const part = Math.min(voucher.remaining, due);
    if (part === 0) continue;
    voucher.remaining -= part;
    due -= part;
    booking.uses.push({ voucher, turn: 0, net: part });
  }
  return due;
};

/** Ends an unpaid booking: its vouchers get everything back. */
export const endUnpaid = (booking: Booking, status: 'cancelled' | 'expired'): void => {
  for (const use of booking.uses) {
    use.voucher.remaining += use.net;
    use.net = 0;
  }
  booking.status = status;
};

export const isSame = (a: Stay, b: Stay): boolean =>
  a.day === b.day && a.nights === b.nights && a.adults === b.adults;

/** Lets a change stand. */
export const applyChange = (booking: Booking, { uuid, stay, due }: Omit<OpenChange, 'isPaying'>): void => {
  booking.change = null;
  booking.stay = stay;
  if (due >= 0) booking.payments.push({ uuid, kept: due });
  else giveBack(booking, Math.min(-due, netOf(booking)));
};

import { addDays, instantOf, isoDate, type IsoDate } from '@detour/shared-contracts/base';
import { today } from '../shop.fixture';
import { vouchersOf, zone, type GiftOrder, type Model, type VoucherWord } from './model';

/** Hours of the fixture's activity, which has room for five. */
export interface Slot {
  readonly day: IsoDate;
  readonly starts: string;
}

/** Every voucher of an activity is for two. */
const party = 2;
const places = 5;

export const slots: readonly Slot[] = [
  { day: addDays(today, 5), starts: '10:00' },
  { day: addDays(today, 5), starts: '14:00' },
  { day: addDays(today, 8), starts: '10:00' },
];

export interface Voucher {
  readonly id: string;
  readonly kind: VoucherWord;
  readonly code: string;
  /** Cents. */
  readonly value: number;
  remaining: number;
  state: 'issued' | 'claimed' | 'redeemed' | 'refunded' | 'exchanged' | 'expired';
  validUntil: IsoDate;
  /** Once by its holder; customer care's extensions count too. */
  extended: boolean;
  /** Cents that its latest expiry took. */
  expired: number;
  /** An order that returned something after the last day has moved it. */
  prolonged: boolean;
  readonly today: () => IsoDate;
  /** The booked hour, also of a voucher that was used by it. */
  visit: Slot | null;
}

export const isLive = ({ state }: Voucher): boolean => state === 'issued' || state === 'claimed';

/** The booked hour that is still to come. */
export const openVisit = (voucher: Voucher): Slot | null => (isLive(voucher) ? voucher.visit : null);

export const hoursTo = ({ now }: Model, { day, starts }: Slot): number =>
  (instantOf(day, starts, zone).getTime() - now) / 3_600_000;

/** Until a day before, a booked hour can be moved and cancelled. */
export const isChangeable = (model: Model, slot: Slot): boolean => hoursTo(model, slot) >= 24;

export const takenOn = (model: Model, slot: Slot): number =>
  party * vouchersOf(model).filter(({ visit }) => visit === slot).length;

export const hasPlaces = (model: Model, slot: Slot): boolean => takenOn(model, slot) + party <= places;

/** Whether it pays for a stay, or a card for a gift. */
export const canPay = (voucher: Voucher, purchase: 'stay' | VoucherWord): boolean => {
  if (!isLive(voucher) || voucher.remaining === 0) return false;
  if (voucher.kind === 'gift_card') return purchase !== 'gift_card';
  return voucher.kind !== 'activity' && purchase === 'stay';
};

/** Whether its buyer may withdraw from it within the 14 days. */
export const isUnused = (model: Model, voucher: Voucher): boolean => {
  const visit = openVisit(voucher);
  return (
    isLive(voucher) && voucher.remaining === voucher.value && (visit === null || isChangeable(model, visit))
  );
};

export const mayWithdraw = ({ now }: Model, { confirmedAt }: GiftOrder): boolean => {
  const bought = isoDate(new Date(confirmedAt).toLocaleDateString('sv-SE', { timeZone: zone }));
  return now < instantOf(addDays(bought, 14), '23:59:59', zone).getTime() + 1000;
};

/** Expires at the end of its last day; a booked day is used first. */
export const expireVoucher = (voucher: Voucher, now: IsoDate): void => {
  if (!isLive(voucher) || voucher.validUntil >= now || voucher.visit) return;
  Object.assign(voucher, { state: 'expired', expired: voucher.remaining, remaining: 0 });
};

/** Moves the last day. An expired voucher gets its value back. */
export const extendVoucher = (voucher: Voucher, validUntil: IsoDate): void => {
  if (voucher.state === 'expired') {
    voucher.remaining += voucher.expired;
    voucher.state = voucher.remaining === voucher.value ? 'issued' : 'claimed';
  }
  Object.assign(voucher, { validUntil, extended: true });
};

/** Ends a voucher that its buyer withdrew from. */
export const endVoucher = (voucher: Voucher): void => {
  voucher.state = 'refunded';
  voucher.remaining = 0;
  voucher.visit = null;
};

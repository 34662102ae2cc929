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
  state: 'issued' | 'claimed' | 'redeemed' | 'refunded' | 'exchanged';
  validUntil: IsoDate;
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

/** Ends a voucher that its buyer withdrew from. */
export const endVoucher = (voucher: Voucher): void => {
  voucher.state = 'refunded';
  voucher.remaining = 0;
  voucher.visit = null;
};

import fc from 'fast-check';
import { bookVisit } from '../../../src/sales/visits/book-visit';
import { cancelVisit } from '../../../src/sales/visits/end-visit';
import type { ChangeShop } from '../../sales/change-harness';
import { vouchersOf, type Model } from '../model';
import { codeOf, pick, Step } from '../step';
import {
  hasPlaces,
  hoursTo,
  isChangeable,
  isLive,
  openVisit,
  slots,
  type Slot,
  type Voucher,
} from '../voucher-model';

const activitiesOf = (model: Readonly<Model>): readonly Voucher[] =>
  vouchersOf(model).filter(({ kind }) => kind === 'activity');

/** Why an hour cannot be booked, or moved to. */
const refusalOf = (model: Model, voucher: Voucher, slot: Slot): string | null => {
  const before = openVisit(voucher);
  if (before === slot) return null;
  if (!isLive(voucher) || voucher.remaining === 0) return 'BOOKING_CLOSED';
  if (hoursTo(model, slot) < 48) return 'SLOT_TAKEN';
  if (before && !isChangeable(model, before)) return 'BOOKING_CLOSED';
  return hasPlaces(model, slot) ? null : 'SLOT_TAKEN';
};

/** Books an hour with the partner, or moves the booking there. */
class BookVisit extends Step {
  constructor(
    private readonly at: number,
    private readonly slot: number,
  ) {
    super();
  }
  check(model: Readonly<Model>): boolean {
    return activitiesOf(model).length > 0;
  }
  async act(model: Model, shop: ChangeShop): Promise<void> {
    const all = activitiesOf(model);
    const live = all.filter(isLive);
    // Most of the time one that has not ended.
    const voucher = pick(this.at % 4 === 0 || live.length === 0 ? all : live, this.at);
    const slot = pick(slots, this.slot);
    if (!voucher || !slot) return;
    const refusal = refusalOf(model, voucher, slot);
    const guest = { name: 'Claire', email: 'claire@example.org' };
    const done = await bookVisit(shop.deps, voucher.id, { ...slot, locale: 'fr_FR', guest });
    expect(codeOf(done)).toBe(refusal);
    if (!done.ok || openVisit(voucher) === slot) return;
    voucher.visit = slot;
    voucher.state = 'claimed';
  }
  override toString(): string {
    return `book or move the visit of ${this.at} to ${this.slot}`;
  }
}

class CancelVisit extends Step {
  constructor(private readonly at: number) {
    super();
  }
  check(model: Readonly<Model>): boolean {
    return activitiesOf(model).some((voucher) => openVisit(voucher));
  }
  async act(model: Model, shop: ChangeShop): Promise<void> {
    const voucher = pick(
      activitiesOf(model).filter((one) => openVisit(one)),
      this.at,
    );
    const visit = voucher && openVisit(voucher);
    if (!visit) return;
    const isOpen = isChangeable(model, visit);
    expect(codeOf(await cancelVisit(shop.deps, voucher.id))).toBe(isOpen ? null : 'BOOKING_CLOSED');
    if (isOpen) Object.assign(voucher, { visit: null, state: 'issued' });
  }
  override toString(): string {
    return `cancel the visit of ${this.at}`;
  }
}

export const bookVisits = (at: fc.Arbitrary<number>) =>
  fc.tuple(at, fc.nat(2)).map(([index, slot]) => new BookVisit(index, slot));
export const cancelVisits = (at: fc.Arbitrary<number>) => at.map((index) => new CancelVisit(index));

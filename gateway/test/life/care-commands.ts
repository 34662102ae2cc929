import fc from 'fast-check';
import { careOf, staff } from '../sales/care-harness';
import type { ChangeShop } from '../sales/change-harness';
import { ofStatus, pick, Step } from './commands';
import { giveBack, giveBackApart, hasEnded, netOf, percentOf, type Booking, type Model } from './model';

/** High enough for every action, so that one lead does it. */
const noLimit = 1_000_000_000;

const codeOf = (done: { readonly ok: boolean; readonly error?: Error }): string | null =>
  done.ok ? null : ((done.error?.message ?? '').split(':', 1)[0] ?? '');

const keptOf = ({ payments, uses }: Booking): { readonly card: number; readonly vouchers: number } => ({
  card: payments.reduce((sum, { kept }) => sum + kept, 0),
  vouchers: uses.reduce((sum, { net }) => sum + net, 0),
});

/** Care gives a share of what is kept back, also after a cancellation. */
class CareRefund extends Step {
  constructor(
    private readonly at: number,
    private readonly share: { readonly card: number; readonly vouchers: number },
  ) {
    super();
  }
  private paid(model: Readonly<Model>): readonly Booking[] {
    return ofStatus(model, 'confirmed', 'cancelled').filter(({ payments }) => payments.length > 0);
  }
  check(model: Readonly<Model>): boolean {
    return this.paid(model).length > 0;
  }
  async act(model: Model, shop: ChangeShop): Promise<void> {
    const booking = pick(this.paid(model), this.at);
    if (!booking) return;
    const kept = keptOf(booking);
    const [card, vouchers] = [
      Math.floor(kept.card * this.share.card),
      Math.floor(kept.vouchers * this.share.vouchers),
    ];
    const done = await careOf(shop, shop.deps.db, noLimit).perform(
      booking.uuid,
      { kind: 'refund', card, vouchers },
      { card, vouchers, due: 0 },
      staff.lea,
    );
    expect(codeOf(done)).toBe(card + vouchers > 0 ? null : 'ACTION_REFUSED');
    if (done.ok) giveBackApart(booking, vouchers, card);
  }
  override toString(): string {
    return `care refunds ${this.at} ${JSON.stringify(this.share)}`;
  }
}

/** Care cancels until the check-out, by the terms or for more. */
class CareCancel extends Step {
  constructor(
    private readonly at: number,
    private readonly percent: number | null,
  ) {
    super();
  }
  check(model: Readonly<Model>): boolean {
    return ofStatus(model, 'confirmed').length > 0;
  }
  async act(model: Model, shop: ChangeShop): Promise<void> {
    const booking = pick(ofStatus(model, 'confirmed'), this.at);
    if (!booking) return;
    const terms = hasEnded(model, booking.stay) ? null : (percentOf(model, booking) ?? 0);
    const care = careOf(shop, shop.deps.db, noLimit);
    const action = { kind: 'cancel', ...(this.percent !== null && { percent: this.percent }) } as const;
    const { expected } = await care.preview(booking.uuid, action, staff.lea);
    const done = await care.perform(booking.uuid, action, expected, staff.lea);
    const given = this.percent ?? terms;
    const isPossible = terms !== null && given !== null && given >= terms;
    expect(codeOf(done)).toBe(isPossible ? null : 'ACTION_REFUSED');
    if (!isPossible) return;
    giveBack(booking, Math.floor((netOf(booking) * given + 50) / 100));
    booking.change = null;
    booking.status = 'cancelled';
  }
  override toString(): string {
    return `care cancels ${this.at} at ${this.percent ?? 'the terms'}`;
  }
}

const at = fc.nat(5);
const share = fc.constantFrom(0, 0.1, 0.5, 1);

/** What customer care does in between. */
export const careCommands = [
  fc
    .tuple(at, fc.record({ card: share, vouchers: share }))
    .map(([index, part]) => new CareRefund(index, part)),
  fc.tuple(at, fc.constantFrom(null, 60, 100)).map(([index, percent]) => new CareCancel(index, percent)),
];

import type { Purchase } from '../../records/purchase';
import type { VoucherRefusal } from '@detour/shared-contracts/api';
import { err, ok, type IsoDate, type Result } from '@detour/shared-contracts/base';
import type { VoucherKind } from '@detour/shared-contracts/rules';
import type { OrderRefusal } from '../../records/order-refusal';
import type { VoucherRow } from '../voucher-row';

/** A card pays everything but another card; the voucher of a stay or a box pays a stay; an activity is used at its partner's. */
const pays: Readonly<Record<VoucherKind, (purchase: Purchase) => boolean>> = {
  gift_card: (purchase) => purchase !== 'gift_card',
  gift_stay: (purchase) => purchase === 'stay',
  box: (purchase) => purchase === 'stay',
  activity: () => false,
};

const refuse = (reason: VoucherRefusal, message: string): Result<true, OrderRefusal> =>
  err({ kind: 'VOUCHER_NOT_USABLE', message, reason });

/** Whether a voucher can pay for something on a day, or why not. */
export const checkUsable = (
  { kind, state, remaining, valid_until }: VoucherRow,
  purchase: Purchase,
  today: IsoDate,
): Result<true, OrderRefusal> => {
  if (valid_until < today) return refuse('over', `The voucher was valid until ${valid_until}.`);
  if (state !== 'issued' && state !== 'claimed')
    return refuse(state === 'expired' ? 'over' : 'used', `The voucher is ${state}.`);
  if (remaining === 0) return refuse('empty', 'Nothing is left of the voucher.');
  return pays[kind](purchase)
    ? ok(true)
    : refuse('other-purchase', `A voucher of kind ${kind} does not pay for ${purchase}.`);
};

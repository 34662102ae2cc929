import type { Purchase } from '../../records/purchase';
import type { VoucherRefusal } from '@detour/shared-contracts/api';
import { err, ok, type IsoDate, type Result } from '@detour/shared-contracts/base';
import { voucherPays, type VoucherKind } from '@detour/shared-contracts/rules';
import type { OrderRefusal } from '../../records/order-refusal';
import type { VoucherRow } from '../voucher-row';

/** All but a card can be exchanged (docs/decisions/0837). */
const pays = (kind: VoucherKind, purchase: Purchase): boolean =>
  purchase === 'exchange' ? kind !== 'gift_card' : voucherPays(kind, purchase);

const refuse = (reason: VoucherRefusal, message: string): Result<true, OrderRefusal> =>
  err({ kind: 'VOUCHER_NOT_USABLE', message, reason });

/** Returns why a voucher cannot pay for a purchase on a day, or null. */
export const checkUsable = (
  { kind, state, remaining, valid_until }: VoucherRow,
  purchase: Purchase,
  today: IsoDate,
): Result<true, OrderRefusal> => {
  if (valid_until < today) return refuse('over', `The voucher was valid until ${valid_until}.`);
  if (state !== 'issued' && state !== 'claimed')
    return refuse(state === 'expired' ? 'over' : 'used', `The voucher is ${state}.`);
  if (remaining === 0) return refuse('empty', 'The voucher has no balance left.');
  return pays(kind, purchase)
    ? ok(true)
    : refuse('other-purchase', `A voucher of kind ${kind} does not pay for ${purchase}.`);
};

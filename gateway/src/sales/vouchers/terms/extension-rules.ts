import type { ExtensionRefusal, GiftExtension } from '@detour/shared-contracts/api';
import { isoDate, type IsoDate } from '@detour/shared-contracts/base';
import { extensionOf } from '@detour/shared-contracts/rules';
import { stateOn } from '../voucher-validity';
import type { VoucherRow } from '../voucher-row';

type Extendable = Pick<VoucherRow, 'state' | 'valid_until' | 'extended_at'>;

/** When the voucher can be extended; null when it never can again. */
export const findExtension = (voucher: Extendable, today: IsoDate): GiftExtension | null =>
  why(voucher, today) === null || why(voucher, today) === 'too-early'
    ? extensionOf(isoDate(voucher.valid_until))
    : null;

/** Why a voucher cannot be extended on a day; null when it can. A withdrawn, used or exchanged one has nothing to extend. */
const why = (voucher: Extendable, today: IsoDate): ExtensionRefusal | null => {
  const state = stateOn(voucher, today);
  if (state !== 'issued' && state !== 'claimed' && state !== 'expired') return 'ended';
  if (voucher.extended_at !== null) return 'extended';
  const { from, until } = extensionOf(isoDate(voucher.valid_until));
  if (today < from) return 'too-early';
  return today > until ? 'too-late' : null;
};

export const extensionRefusalOf = why;

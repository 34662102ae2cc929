import type { GiftEnd, GiftNextStep } from '@detour/shared-contracts/api';
import type { IsoDate } from '@detour/shared-contracts/base';
import type { VoucherKind } from '@detour/shared-contracts/rules';
import { stateOn } from '../voucher-validity';
import type { VoucherRow } from '../voucher-row';

type Life = Pick<VoucherRow, 'state' | 'valid_until' | 'closed_at'>;

interface Moment {
  readonly today: IsoDate;
  /** Day of an instant in the market. */
  readonly dayOf: (at: Date) => IsoDate;
}

/** Why and when a voucher ended; null while it lives. An expired one ends on its last day, even before the job has written it. */
export const endOf = (voucher: Life, { today, dayOf }: Moment): GiftEnd | null => {
  const closed = voucher.closed_at && dayOf(voucher.closed_at);
  switch (stateOn(voucher, today)) {
    case 'issued':
    case 'claimed':
      return null;
    case 'redeemed':
      return { reason: 'used', day: closed };
    case 'expired':
      return { reason: 'expired', day: voucher.valid_until };
    case 'refunded':
      return { reason: 'withdrawn', day: closed };
    case 'exchanged':
      return { reason: 'exchanged', day: closed };
  }
};

const firstStep: Readonly<Record<VoucherKind, GiftNextStep>> = {
  gift_stay: 'choose-dates',
  box: 'choose-stay',
  gift_card: 'spend',
  activity: 'visit-partner',
};

interface Given {
  readonly kind: VoucherKind;
  /** Cents. */
  readonly remaining: number;
  readonly ownUse: boolean;
  readonly end: GiftEnd | null;
}

/** Next step of a voucher's holder. A live voucher without a remaining value is held by an order that is being paid. */
export const nextStepOf = ({ kind, remaining, ownUse, end }: Given): GiftNextStep => {
  switch (end?.reason) {
    case undefined:
      return remaining === 0 ? 'wait' : firstStep[kind];
    case 'used':
      return 'browse';
    case 'withdrawn':
      return ownUse ? 'browse' : 'ask-giver';
    case 'expired':
    case 'exchanged':
      return 'contact';
  }
};

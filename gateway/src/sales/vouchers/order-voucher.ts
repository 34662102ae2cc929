import { orderCall, type ActivityPartner, type OrderVoucher } from '@detour/shared-contracts/api';
import type { OrderRow } from '../records/order.repository';
import type { Keyring } from '../../settings/keyring';
import type { Giving } from './deliveries/find-giving';
import { voucherCodeOf } from './codes/voucher-seal';
import { stateOn, withdrawUntilOf } from './voucher-validity';
import { marketDayOf } from './voucher.repository';
import { type VoucherRow } from './voucher-row';
import type { VoucherSnapshot } from './voucher-snapshot';

interface Parts {
  readonly order: Pick<OrderRow, 'uuid' | 'locale' | 'status'>;
  /** Gift of the order: 0 for the first. */
  readonly position: number;
  readonly snapshot: VoucherSnapshot;
  /** undefined until the order is paid. */
  readonly voucher: VoucherRow | undefined;
  readonly giving: Giving;
  /** Of an activity. */
  readonly partner: ActivityPartner | null;
  readonly secret: Keyring;
  /** ms UTC */
  readonly now: number;
}

const voucherPdfPath = (orderUuid: string, position: number): string => {
  const order = orderCall.path.replace(':orderUUID', orderUuid);
  return position === 0 ? `${order}/voucher.pdf` : `${order}/gifts/${position}/voucher.pdf`;
};

/** Last day on which the buyer can withdraw; null when it has passed or the voucher is used. */
const withdrawUntil = (locale: string, voucher: VoucherRow, now: number): string | null => {
  const until = withdrawUntilOf(marketDayOf(locale, voucher.issued_at));
  const isUnused = ['issued', 'claimed'].includes(voucher.state) && voucher.remaining === voucher.value;
  return isUnused && marketDayOf(locale, new Date(now)) <= until ? until : null;
};

/** The buyer's view of an order's voucher. */
export const toOrderVoucher = ({
  order,
  position,
  snapshot,
  voucher,
  giving,
  partner,
  secret,
  now,
}: Parts): OrderVoucher => {
  const {
    price: _price,
    bucket: _bucket,
    content: _content,
    worth: _worth,
    exchange: _exchange,
    delivery: _delivery,
    ...shown
  } = snapshot;
  const isLive = voucher !== undefined && voucher.state !== 'refunded' && order.status === 'confirmed';
  return {
    ...shown,
    ...giving,
    partner,
    validUntil: voucher?.valid_until ?? null,
    withdrawUntil: isLive ? withdrawUntil(order.locale, voucher, now) : null,
    state: voucher ? stateOn(voucher, marketDayOf(order.locale, new Date(now))) : null,
    code: isLive ? voucherCodeOf(secret, voucher) : null,
    pdf: isLive && shown.format === 'digital' ? voucherPdfPath(order.uuid, position) : null,
  };
};

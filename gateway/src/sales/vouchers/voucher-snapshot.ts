import type { BucketValue, OrderVoucher } from '@detour/shared-contracts/api';

/** What an order buys, as it was called then: `orders.voucher`. The catalogue may change afterwards. */
export interface VoucherSnapshot extends Omit<
  OrderVoucher,
  'validUntil' | 'withdrawUntil' | 'state' | 'code' | 'pdf'
> {
  /** Cents: what it was sold for. */
  readonly price: number;
  /** Cents: what it pays, where that is not its price. */
  readonly worth?: number;
  readonly bucket: BucketValue | null;
  /** What a box holds, line by line. */
  readonly content: readonly string[];
}

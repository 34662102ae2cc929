import type { BucketValue, GiftDelivery, OrderVoucher } from '@detour/shared-contracts/api';

/** The product of a voucher order as it was at the purchase (`orders.voucher`); the catalogue may change later. */
export interface VoucherSnapshot extends Omit<
  OrderVoucher,
  | 'validUntil'
  | 'withdrawUntil'
  | 'state'
  | 'code'
  | 'pdf'
  | 'partner'
  | 'toName'
  | 'design'
  | 'delivery'
  | 'openedAt'
  | 'usedAt'
  | 'reminder'
> {
  /** Selling price in cents. */
  readonly price: number;
  /** Value in payments (cents), when it differs from the price. */
  readonly worth?: number;
  readonly bucket: BucketValue | null;
  /** Contents of a box, line by line. */
  readonly content: readonly string[];
  /** Delivery as chosen at the purchase; the current one is in `gift_delivery`. Absent from older orders. */
  readonly delivery?: GiftDelivery | null;
  /** Set when the order exchanges a voucher for this one. */
  readonly exchange?: Exchanged;
}

/** The voucher that ends with an exchange. */
export interface Exchanged {
  readonly voucherId: string;
  /** Its last day. */
  readonly validUntil: string;
  /** When it was extended, which the new one then was too. ISO instant. */
  readonly extendedAt: string | null;
}

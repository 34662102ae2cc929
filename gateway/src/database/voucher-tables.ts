import type { VoucherState } from '@detour/shared-contracts/api';
import type { VoucherKind } from '@detour/shared-contracts/rules';
import type { ColumnType, Generated } from 'kysely';

type Day = string;
type Instant = Date;
type Defaulted<T> = ColumnType<T, T | undefined, T>;

/** Of the code, the hash is compared; `code_sealed` shows it again to its buyer (`vouchers/voucher-seal`). */
export interface VoucherTable {
  id: string;
  order_uuid: string;
  code_hash: string;
  /** Encrypted, with the id of the key; null for a code of the time before, which follows from id and key. */
  code_sealed: ColumnType<string | null, string, string>;
  kind: VoucherKind;
  product_id: string;
  nights: number | null;
  bucket: string | null;
  adults: number;
  /** Cents, when it was sold. */
  value: number;
  /** Cents. */
  remaining: number;
  /** The last day in the market's calendar: by the rule of its sale, or by the latest prolongation in its books. */
  valid_until: Day;
  state: Defaulted<VoucherState>;
  issued_at: Instant;
  closed_at: Instant | null;
}

/** Append-only, by a trigger. The sum of `amount` is what remains. */
interface VoucherLedgerTable {
  id: Generated<number>;
  voucher_id: string;
  kind: 'issued' | 'claimed' | 'spent' | 'returned' | 'refunded' | 'expired' | 'prolonged';
  amount: number;
  order_uuid: string | null;
  /** The new last day; of a prolongation only. */
  valid_until: ColumnType<Day | null, Day | null | undefined, Day | null>;
  at: Instant;
}

/** What a stay of so many nights costs as a gift for two, all taxes in it; whole euros, in cents. */
export interface GiftPriceTable {
  package_id: string;
  nights: number;
  essential: number;
  comfort: number;
  freedom: number;
  /** Percent of the possible arrivals of the coming six months that the bucket covers; `freedom` covers all. */
  essential_share: number;
  comfort_share: number;
}

/** What an order takes of a voucher. */
interface VoucherUseTable {
  order_uuid: string;
  voucher_id: string;
  /** Cents. */
  amount: number;
  state: Defaulted<'held' | 'spent' | 'returned'>;
}

/** Either `percent` or `amount` is set. */
interface PromotionCodeTable {
  /** Upper case. */
  code: string;
  percent: number | null;
  /** Cents. */
  amount: number | null;
  /** Cents that a purchase must cost at least. */
  least_amount: Defaulted<number>;
  /** Kinds of orders that it reduces. */
  purchases: Defaulted<string[]>;
  valid_from: Day | null;
  valid_until: Day | null;
  /** Orders that it may reduce at a time, ended ones not counted; null without limit. */
  most_uses: ColumnType<number | null, number | null | undefined, number | null>;
  /** The same for one buyer's address. */
  most_uses_per_buyer: ColumnType<number | null, number | null | undefined, number | null>;
}

interface PromotionUseTable {
  order_uuid: string;
  code: string;
  /** Of the code and the buyer's mail address. */
  buyer_hash: string;
}

export interface VoucherTables {
  voucher_use: VoucherUseTable;
  promotion_code: PromotionCodeTable;
  promotion_use: PromotionUseTable;
  voucher: VoucherTable;
  voucher_ledger: VoucherLedgerTable;
  gift_price: GiftPriceTable;
}

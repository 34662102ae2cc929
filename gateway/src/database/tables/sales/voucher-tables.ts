import type { VoucherState } from '@detour/shared-contracts/api';
import type { VoucherKind } from '@detour/shared-contracts/rules';
import type { ColumnType, Generated } from 'kysely';
import type { Day, Defaulted, Instant, Optional } from '../column-types';

/** Codes are compared by hash. `code_sealed` shows the code again to its buyer (`vouchers/voucher-seal`). */
export interface VoucherTable {
  id: string;
  order_uuid: string;
  /** Gift of the order: 0 for the first. */
  position: Defaulted<number>;
  code_hash: string;
  /** Encrypted, with the key's id. Null for an old code, which is derived from id and key. */
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
  /** Last day in the market's time zone: from the sale, or from the latest extension in its ledger. */
  valid_until: Day;
  state: Defaulted<VoucherState>;
  issued_at: Instant;
  closed_at: Instant | null;
  /** When its recipient unwrapped it. */
  opened_at: Optional<Instant>;
  /** When it was extended by its holder, which happens once. */
  extended_at: ColumnType<Instant | null, Instant | null | undefined, Instant>;
  /** The voucher that was exchanged for this one. */
  replaces: ColumnType<string | null, string | null | undefined, never>;
}

/** Append-only, by a trigger. The sum of `amount` is the remaining value. */
interface VoucherLedgerTable {
  id: Generated<number>;
  voucher_id: string;
  kind: 'issued' | 'claimed' | 'spent' | 'returned' | 'refunded' | 'expired' | 'prolonged';
  amount: number;
  order_uuid: string | null;
  /** The new last day, of an extension only. */
  valid_until: ColumnType<Day | null, Day | null | undefined, Day | null>;
  at: Instant;
}

/** Price of a stay of so many nights as a gift for two, taxes included; whole euros, in cents. */
export interface GiftPriceTable {
  package_id: string;
  nights: number;
  essential: number;
  comfort: number;
  freedom: number;
  /** Percent of the possible arrivals in the next six months that the bucket covers. `freedom` covers all. */
  essential_share: number;
  comfort_share: number;
}

/** Amount that an order takes from a voucher. */
interface VoucherUseTable {
  order_uuid: string;
  voucher_id: string;
  /** Cents. */
  amount: number;
  /** `returned`: all of it went back, or the order was never paid. */
  state: Defaulted<'held' | 'spent' | 'returned'>;
  /** Cents that went back to the voucher so far. */
  returned: Defaulted<number>;
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
  /** Maximum number of open orders with this code. Null: no limit. */
  most_uses: ColumnType<number | null, number | null | undefined, number | null>;
  /** The same for one buyer's address. */
  most_uses_per_buyer: ColumnType<number | null, number | null | undefined, number | null>;
  /** Applies without being typed. */
  automatic: Defaulted<boolean>;
  /** Members of `PromotionTerms` that have no column. */
  rules: ColumnType<object, string | undefined, string>;
  /** Cents that all open orders together get at most. */
  budget: Optional<number>;
  /** Of open orders, counted by a trigger while there is a limit. */
  uses: Defaulted<number>;
  /** Cents. */
  spent: Defaulted<number>;
  ended_at: ColumnType<Instant | null, Instant | null | undefined, Instant | null>;
}

interface PromotionUseTable {
  order_uuid: string;
  code: string;
  /** Of the code and the buyer's mail address. */
  buyer_hash: string;
  /** Cents. */
  amount: Defaulted<number>;
}

/** Append-only: the terms of a promotion from `first_day` to `last_day`, both included. Null: the present terms. */
interface PromotionVersionTable {
  id: Generated<number>;
  code: string;
  /** `PromotionTerms`. */
  terms: ColumnType<object, string, never>;
  automatic: boolean;
  first_day: Day;
  last_day: Day | null;
  /** Who wrote it: a member of staff, or the command line. */
  changed_by: string;
  at: Instant;
  ended_by: Optional<string>;
  /** Null also for terms that an older gateway ended. */
  ended_at: Optional<Instant>;
}

export interface VoucherTables {
  voucher_use: VoucherUseTable;
  promotion_code: PromotionCodeTable;
  promotion_use: PromotionUseTable;
  promotion_version: PromotionVersionTable;
  voucher: VoucherTable;
  voucher_ledger: VoucherLedgerTable;
  gift_price: GiftPriceTable;
}

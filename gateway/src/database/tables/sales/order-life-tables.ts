import type { ColumnType, Generated } from 'kysely';
import type { Day, Defaulted, Instant, Optional } from '../column-types';

/** Events of an order. A trigger makes the table append-only. `data` holds amounts and words, never personal data. */
interface OrderEventTable {
  id: Generated<number>;
  order_uuid: string;
  kind:
    | 'opened'
    | 'confirmed'
    | 'changed'
    | 'cancelled'
    | 'expired'
    | 'refund.settled'
    | 'refund.failed'
    | 'voucher.opened'
    | 'voucher.extended'
    | 'voucher.exchanged'
    | 'invoiced'
    | 'resent'
    | 'refunded'
    | 'buyer.corrected'
    | 'links.revoked'
    | 'care.asked'
    | 'care.approved'
    | 'care.refused'
    | 'care.acting'
    | 'visit.booked'
    | 'visit.moved'
    | 'visit.cancelled'
    | 'visit.used'
    | 'gift.withdrawn'
    | 'gift.sent'
    | 'gift.failed'
    | 'gift.changed'
    | 'part.paid'
    | 'part.refused'
    | 'plan.ended';
  actor: 'buyer' | 'recipient' | 'care' | 'partner' | 'system';
  data: ColumnType<object, string | undefined, never>;
  /** Of care only: issuer and subject of the member. */
  staff: Optional<string>;
  /** Reason given by a member of staff; only for customer care. */
  reason: Optional<string>;
  at: Instant;
}

export type RefundCause = 'cancellation' | 'withdrawal' | 'change' | 'care';

/** Money of an order's intent that goes back. Its id is the key of the refund at the provider. */
export interface RefundTable {
  id: string;
  order_uuid: string;
  intent_id: string;
  /** Cents. */
  amount: number;
  cause: RefundCause;
  /** `planned` until the provider knows it, `pending` until it reports the arrival. */
  state: Defaulted<'planned' | 'pending' | 'settled' | 'failed'>;
  /** Id at the provider, of the latest attempt. */
  provider_id: Optional<string>;
  /** Failed attempts. */
  failures: Defaulted<number>;
  planned_at: Instant;
  settled_at: Optional<Instant>;
  /** Last check by the reconciliation job. */
  checked_at: Optional<Instant>;
}

/** Refunds of the sandbox provider. They arrive at once. */
interface SandboxRefundTable {
  id: string;
  intent_id: string;
  key: string;
  amount: number;
  at: Instant;
}

/** A later part of an order that is paid in parts. */
export interface InstalmentTable {
  order_uuid: string;
  /** From 1; the first part of all is the order's own payment. */
  position: number;
  /** Cents. */
  amount: number;
  due_on: Day;
  /** `refused`: tried again at `next_at`. `unpaid`: tried no more. `ended`: the booking was cancelled. */
  state: Defaulted<'waiting' | 'charging' | 'refused' | 'unpaid' | 'paid' | 'ended'>;
  /** Charges that were started. */
  attempts: Defaulted<number>;
  /** Next charge, or the end of the lease of a running one. Null when the job has nothing to do. */
  next_at: Optional<Instant>;
  /** Order that pays it, or that last tried to. */
  paid_by: Optional<string>;
}

export interface OrderLifeTables {
  instalment: InstalmentTable;
  order_event: OrderEventTable;
  refund: RefundTable;
  sandbox_refund: SandboxRefundTable;
}

import type { ColumnType, Generated } from 'kysely';
import type { Defaulted, Instant, Optional } from './column-types';

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
    | 'gift.changed';
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

export interface OrderLifeTables {
  order_event: OrderEventTable;
  refund: RefundTable;
  sandbox_refund: SandboxRefundTable;
}

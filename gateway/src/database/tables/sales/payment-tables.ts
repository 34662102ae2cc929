import type { Generated } from 'kysely';
import type { Defaulted, Instant, Optional } from '../column-types';

/** A trigger keeps it append-only. Positive amounts come to us. Only `captured` and `refunded` move money; other kinds record a state. */
export interface LedgerTable {
  id: Generated<number>;
  order_uuid: string;
  kind: 'authorised' | 'captured' | 'voided' | 'refund_pending' | 'refunded' | 'refund_failed';
  amount: number;
  intent_id: string;
  /** Id of a refund at the provider. Empty for the kinds that occur once per intent. */
  movement: Defaulted<string>;
  at: Instant;
}

type PaymentStatus = 'open' | 'processing' | 'requires_action' | 'authorised' | 'declined' | 'voided';

/** State of the refund: `pending` until the provider reports that it arrived or failed. */
export type RefundState = 'none' | 'pending' | 'settled' | 'failed';

/** The one payment of an order. */
export interface PaymentTable {
  order_uuid: string;
  /** Null until the provider has opened an intent, and when the amount due is 0. */
  intent_id: string | null;
  client_secret: string | null;
  provider: Defaulted<string>;
  /** ISO 4217, capitals. */
  currency: Defaulted<string>;
  status: Defaulted<PaymentStatus>;
  method: string | null;
  last4: string | null;
  captured: Defaulted<boolean>;
  refunded: Defaulted<boolean>;
  refund_state: Defaulted<RefundState>;
  attempt: Defaulted<number>;
  /** Number of refund requests. Part of the idempotency key of each request. */
  releases: Defaulted<number>;
  /** Consecutive failed attempts to capture or to release. */
  failures: Defaulted<number>;
  updated_at: Instant;
  /** Page of the chosen method while its visitor is there. */
  redirect_url: string | null;
  /** Why the last attempt was declined. */
  refusal: 'declined' | 'authentication' | 'left' | null;
  /** When the method reported that its result comes later. */
  pending_since: Optional<Instant>;
  /** Last check by the reconciliation job. */
  checked_at: Optional<Instant>;
}

interface PaymentEventTable {
  id: string;
  intent_id: string;
  type: string;
  received_at: Instant;
}

/** State of the sandbox provider. A real provider keeps it on its side. */
export interface SandboxIntentTable {
  id: string;
  amount: number;
  currency: Defaulted<string>;
  order_uuid: string | null;
  client_secret: Defaulted<string>;
  /** Captured amount in cents. */
  captured: Defaulted<number>;
  /** Idempotency key that opened the intent. */
  open_key: string | null;
  status:
    | 'requires_payment'
    | 'requires_action'
    | 'processing'
    | 'authorised'
    | 'captured'
    | 'declined'
    | 'voided'
    | 'refunded';
  method: string | null;
  last4: string | null;
  /** Key of the page of a redirect method; each attempt has its own. Null for a card or a wallet. */
  redirect_key: string | null;
  /** Where that page sends its visitor. */
  return_to: string | null;
  /** What becomes of a payment that is reported later. */
  late_status: 'authorised' | 'captured' | 'declined' | null;
  refusal: 'declined' | 'left' | null;
  updated_at: Instant;
}

/** Payments and their ledger. */
export interface PaymentTables {
  ledger: LedgerTable;
  payment: PaymentTable;
  payment_event: PaymentEventTable;
  sandbox_intent: SandboxIntentTable;
}

import type { ColumnType, Generated } from 'kysely';
import type { Defaulted, Instant, Optional } from '../column-types';

/** Rights of a member of staff: a lead also decides requests and may go beyond the terms. */
export type CareRole = 'agent' | 'lead';

export interface CareSessionTable {
  /** Hash of the cookie's secret. */
  id: string;
  /** Identity provider and its id of the person. Null in a session of an older gateway, which opens nothing. */
  issuer: Optional<string>;
  subject: Optional<string>;
  email: string;
  name: string;
  created_at: Instant;
  expires_at: Instant;
}

interface CareStaffTable {
  issuer: string;
  /** The identity provider's `sub`. */
  subject: string;
  email: string;
  name: Optional<string>;
  role: Defaulted<CareRole>;
  first_seen_at: Instant;
  last_seen_at: Instant;
}

interface CareLoginTable {
  nonce: string;
  expires_at: Instant;
}

/** A trigger refuses changes; retention deletes rows. */
interface CareNoteTable {
  id: Generated<number>;
  order_uuid: string;
  /** `issuer subject` of its author. */
  staff: string;
  body: string;
  at: Instant;
}

/** An action above the limit or beyond the terms, which a second person decides. */
interface CareRequestTable {
  id: string;
  order_uuid: string;
  /** The action as requested. */
  action: ColumnType<object, string, never>;
  /** Cents. */
  amount: number;
  reason: string;
  /** `issuer subject`. */
  asked_by: string;
  asked_at: Instant;
  /** Never the requester. */
  decided_by: Optional<string>;
  decision: Optional<'approved' | 'refused'>;
  decided_at: Optional<Instant>;
  /** Result as a key, never personal data. */
  outcome: Optional<string>;
}

/** A trigger refuses changes; retention deletes rows. */
interface CareAccessTable {
  id: Generated<number>;
  staff: string;
  what: 'search' | 'order' | 'voucher' | 'visit' | 'mail';
  /** Number of the order, id of voucher, visit or mail; keyed hash of a search. */
  subject: string;
  at: Instant;
}

/** A member of staff who orders for a customer: of an order, or of an account. */
interface CareActingTable {
  id: string;
  /** `issuer subject`. */
  staff: string;
  order_uuid: Optional<string>;
  account_uuid: Optional<string>;
  reason: string;
  began_at: Instant;
  expires_at: Instant;
  ended_at: Optional<Instant>;
}

/** Goodwill of a member of staff to an order, in cents. */
interface CareGoodwillTable {
  id: Generated<number>;
  /** `issuer subject`. */
  staff: string;
  order_uuid: string;
  /** Kind of the action. */
  action: string;
  amount: number;
  /** Second member of staff. */
  approved_by: Optional<string>;
  at: Instant;
}

interface ContactCaseTable {
  id: string;
  received_at: Instant;
  booking_id: Optional<string>;
  reason: string;
  request_type: string;
  request_subtype: string;
  email: string;
  name: string;
  phone: string;
  description: string;
  language: string;
  point_of_sale: string;
  /** Member of staff who wrote it in customer-care mode. */
  care_email: Optional<string>;
}

/** Customer care: its staff, what they do, and messages to it. */
export interface CareTables {
  care_session: CareSessionTable;
  care_staff: CareStaffTable;
  care_login: CareLoginTable;
  care_note: CareNoteTable;
  care_request: CareRequestTable;
  care_access: CareAccessTable;
  care_acting: CareActingTable;
  care_goodwill: CareGoodwillTable;
  contact_case: ContactCaseTable;
}

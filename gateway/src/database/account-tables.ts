import type { ColumnType, JSONColumnType } from 'kysely';

type Instant = Date;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface AccountTable {
  uuid: string;
  /** Lower case. */
  email: string;
  /** Argon2id, with its own parameters. */
  password_hash: string;
  civility: Optional<'MR' | 'MRS' | 'NEUTRAL'>;
  first_name: string;
  last_name: string;
  /** E.164 */
  phone_number: Optional<string>;
  locale: string;
  created_at: Instant;
  updated_at: Instant;
}

export interface AccountSessionTable {
  /** Hash of the cookie's secret. */
  id: string;
  account_uuid: string;
  created_at: Instant;
  last_used_at: Instant;
  expires_at: Instant;
}

/** A sign-up whose address is not confirmed yet. */
export interface PendingSignUp {
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: string;
  readonly newsletter: boolean;
  /** Hash of the browser's secret that may be signed in at once. */
  readonly browser: string;
  /** Path to come back to. */
  readonly origin: string | null;
}

export interface AccountTokenTable {
  /** Hash of the link's secret. */
  id: string;
  kind: 'confirm' | 'reset';
  email: string;
  /** Of a reset. */
  account_uuid: Optional<string>;
  /** Of a confirmation. */
  data: JSONColumnType<PendingSignUp | null>;
  created_at: Instant;
  expires_at: Instant;
  used_at: Optional<Instant>;
}

/** How often something was tried, until when it counts. */
export interface AttemptTable {
  key: string;
  count: number;
  until: Instant;
}

export interface WishlistItemTable {
  /** `account:UUID`, or `anonymous:HASH` of the cookie. */
  owner: string;
  type: 'STAY' | 'ACTIVITY';
  product_id: string;
  added_at: Instant;
}

export interface NewsletterSubscriptionTable {
  /** Lower case. */
  email: string;
  /** Names the subscription in the link that ends it. */
  id: string;
  country: string;
  language: string;
  subscribed_at: Instant;
  unsubscribed_at: Optional<Instant>;
}

export interface CareSessionTable {
  /** Hash of the cookie's secret. */
  id: string;
  email: string;
  name: string;
  created_at: Instant;
  expires_at: Instant;
}

export interface ContactCaseTable {
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
  /** Staff who wrote it in customer-care mode. */
  care_email: Optional<string>;
}

export interface CaptchaSolutionTable {
  challenge: string;
  expires_at: Instant;
}

export interface AccountTables {
  account: AccountTable;
  account_session: AccountSessionTable;
  account_token: AccountTokenTable;
  attempt: AttemptTable;
  wishlist_item: WishlistItemTable;
  newsletter_subscription: NewsletterSubscriptionTable;
  care_session: CareSessionTable;
  contact_case: ContactCaseTable;
  captcha_solution: CaptchaSolutionTable;
}

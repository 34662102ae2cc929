import type { ColumnType, JSONColumnType } from 'kysely';
import type { AccountSecurityTables } from './account-security-tables';
import type { Instant, Optional } from './column-types';

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
  /** Only what the customer has changed. */
  preferences: ColumnType<MailPreferences, string | undefined, string>;
  created_at: Instant;
  updated_at: Instant;
}

interface MailPreferences {
  readonly reminders?: boolean;
  readonly giftNews?: boolean;
}

export interface AccountAddressTable {
  uuid: string;
  account_uuid: string;
  label: string;
  /** Person or company; '' for the customer. */
  name: string;
  address_line: string;
  postal_code: string;
  city: string;
  /** ISO 3166 */
  country: string;
  /** One for each account with addresses. */
  is_default: boolean;
  updated_at: Instant;
}

/** A gift whose code the customer keeps. */
interface AccountGiftTable {
  account_uuid: string;
  voucher_id: string;
  added_at: Instant;
}

/** A sign-up whose address is not confirmed yet. */
export interface PendingSignUp {
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: string;
  readonly newsletter: boolean;
  /** Hash of the secret of the browser that is signed in right after confirmation. */
  readonly browser: string;
  /** Path to come back to. */
  readonly origin: string | null;
}

export interface AccountTokenTable {
  /** Hash of the link's secret. */
  id: string;
  kind: 'confirm' | 'reset';
  email: string;
  /** Set for a password reset. */
  account_uuid: Optional<string>;
  /** Set for a confirmation of a sign-up. */
  data: JSONColumnType<PendingSignUp | null>;
  created_at: Instant;
  expires_at: Instant;
  used_at: Optional<Instant>;
}

/** Number of attempts, and until when they count. */
interface AttemptTable {
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
  /** Id of the subscription in the unsubscribe link. */
  id: string;
  country: string;
  language: string;
  subscribed_at: Instant;
  unsubscribed_at: Optional<Instant>;
  /**
   * Proof of consent: the form, the wording, and time and place of request and confirmation. Null for subscriptions from before
   * double opt-in.
   */
  source: Optional<NewsletterSource>;
  text_version: Optional<string>;
  asked_at: Optional<Instant>;
  /** Keyed hash of the address group. */
  asked_from: Optional<string>;
  confirmed_at: Optional<Instant>;
  confirmed_from: Optional<string>;
}

export type NewsletterSource = 'footer' | 'sign-up' | 'profile';

/** A subscription that is not confirmed yet. */
export interface NewsletterPendingTable {
  /** Hash of the link's id. */
  id: string;
  email: string;
  country: string;
  language: string;
  source: NewsletterSource;
  text_version: string;
  asked_at: Instant;
  asked_from: string;
  expires_at: Instant;
}

interface CaptchaSolutionTable {
  challenge: string;
  expires_at: Instant;
}

export interface AccountTables extends AccountSecurityTables {
  account: AccountTable;
  account_address: AccountAddressTable;
  account_gift: AccountGiftTable;
  account_token: AccountTokenTable;
  attempt: AttemptTable;
  wishlist_item: WishlistItemTable;
  newsletter_subscription: NewsletterSubscriptionTable;
  newsletter_pending: NewsletterPendingTable;
  captcha_solution: CaptchaSolutionTable;
}

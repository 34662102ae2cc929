import type { Generated } from 'kysely';
import type { Instant, Optional } from './column-types';

/** Device of a session: names of browser and system, and the site of the shop. */
interface PlaceColumns {
  /** `Firefox`; empty when it is not known. */
  browser: string;
  /** `Windows`; empty when it is not known. */
  platform: string;
  site: Optional<string>;
}

export type SignInMethod = 'password' | 'passkey' | 'mail';

export interface AccountSessionTable extends PlaceColumns {
  /** Hash of the cookie's secret. */
  id: string;
  /** Id of the session in lists. Not a secret. */
  uuid: Generated<string>;
  account_uuid: string;
  method: SignInMethod;
  created_at: Instant;
  last_used_at: Instant;
  /** Time of the last sign-in or confirmation. Sensitive changes require a recent one. */
  authenticated_at: Instant;
  /** End of an idle session. Moves with use, at most to `ends_at`. */
  expires_at: Instant;
  /** Absolute end. */
  ends_at: Instant;
}

/** A browser in which the customer signed in before. */
interface AccountDeviceTable {
  account_uuid: string;
  /** Hash of the device cookie. */
  id: string;
  first_seen_at: Instant;
  last_seen_at: Instant;
}

/** Wrong passwords, counted by `key`. */
interface PasswordGuessTable {
  /** Hash. */
  key: string;
  count: number;
  /** Earliest time of the next attempt. */
  next_at: Instant;
  forget_at: Instant;
}

export type SecurityEventKind =
  | 'account-opened'
  | 'new-device'
  | 'password-changed'
  | 'email-changed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'session-ended'
  | 'sessions-ended'
  | 'guesses-barred';

export interface SecurityEventTable extends PlaceColumns {
  id: string;
  account_uuid: string;
  kind: SecurityEventKind;
  at: Instant;
}

export interface PasskeyTable {
  /** Id of the passkey in our calls. */
  uuid: string;
  /** Credential id, base64url. */
  id: string;
  account_uuid: string;
  name: string;
  /** Domain that the passkey is bound to. */
  rp_id: string;
  /** COSE. */
  public_key: Buffer;
  counter: number;
  transports: string[];
  backed_up: boolean;
  created_at: Instant;
  last_used_at: Optional<Instant>;
}

/** A WebAuthn challenge. Its row is deleted when it is answered. */
export interface PasskeyChallengeTable {
  id: string;
  purpose: 'register' | 'sign-in' | 'confirm';
  challenge: string;
  rp_id: string;
  /** Session of the customer who requested it. Null before sign-in. */
  session_uuid: Optional<string>;
  expires_at: Instant;
}

/** A change of an account's address, from the request until it can no longer be undone. */
export interface EmailChangeTable {
  /** Hash of the id that both of its links hold. */
  id: string;
  account_uuid: string;
  /** Lower case. */
  previous_email: string;
  /** Lower case. */
  email: string;
  /** The session that requested the change. It stays open after the change. */
  session_uuid: string;
  asked_at: Instant;
  /** The link to the new address works until then. */
  confirm_until: Instant;
  /** The links to the former address work until then. */
  undo_until: Instant;
  confirmed_at: Optional<Instant>;
  undone_at: Optional<Instant>;
}

export interface AccountSecurityTables {
  email_change: EmailChangeTable;
  account_session: AccountSessionTable;
  account_device: AccountDeviceTable;
  password_guess: PasswordGuessTable;
  security_event: SecurityEventTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
}

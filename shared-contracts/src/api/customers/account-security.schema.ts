import { Type, type Static } from '@sinclair/typebox';
import { Instant, Nullable, Open, Strict, Uuid, Words } from '../schema-kit';

const PasswordText = Type.String({ minLength: 1, maxLength: 128 });
const Base64Url = (maxLength: number) => Type.String({ pattern: '^[A-Za-z0-9_-]+$', maxLength });
const Site = Nullable(Words(['fr', 'es', 'be', 'nl', 'it'] as const));
const PasskeyName = Type.String({ minLength: 1, maxLength: 60 });

/** Path of the calls about one session or one passkey. */
export const OwnItemParams = Strict({ id: Uuid });
export type OwnItemParams = Static<typeof OwnItemParams>;

/** The device of a sign-in. `browser` and `platform` are proper names, empty when unknown. */
const place = { browser: Type.String(), platform: Type.String(), site: Site };

export const AccountSession = Open({
  id: Uuid,
  ...place,
  method: Words(['password', 'passkey', 'mail'] as const),
  /** The session of the request. */
  current: Type.Boolean(),
  createdAt: Instant,
  lastUsedAt: Instant,
  /** Latest end of the session, even if it stays in use. */
  endsAt: Instant,
});
export type AccountSession = Static<typeof AccountSession>;
/** GET /api/account/sessions: the session of the request first, then by last use, newest first. */
export const SessionsResponse = Open({ sessions: Type.Array(AccountSession) });
export type SessionsResponse = Static<typeof SessionsResponse>;

const securityEvents = [
  'account-opened',
  'new-device',
  'password-changed',
  'email-changed',
  'passkey-added',
  'passkey-removed',
  'session-ended',
  'sessions-ended',
  'guesses-barred',
] as const;
export const SecurityEvent = Open({ id: Uuid, kind: Words(securityEvents), at: Instant, ...place });
export type SecurityEvent = Static<typeof SecurityEvent>;
/** GET /api/account/security-events: the latest 50, newest first. */
export const SecurityEventsResponse = Open({ events: Type.Array(SecurityEvent) });
export type SecurityEventsResponse = Static<typeof SecurityEventsResponse>;

const credential = {
  id: Base64Url(1400),
  rawId: Base64Url(1400),
  type: Words(['public-key'] as const),
  clientExtensionResults: Type.Object({}, { maxProperties: 20 }),
  authenticatorAttachment: Type.Optional(Type.String({ maxLength: 40 })),
};

/** The browser's response to a sign-in challenge (WebAuthn Level 3, AuthenticationResponseJSON). */
export const PasskeyAssertion = Strict({
  challengeId: Uuid,
  response: Strict({
    ...credential,
    response: Strict({
      clientDataJSON: Base64Url(4000),
      authenticatorData: Base64Url(4000),
      signature: Base64Url(4000),
      userHandle: Type.Optional(Base64Url(200)),
    }),
  }),
});
export type PasskeyAssertion = Static<typeof PasskeyAssertion>;

const Descriptor = Open({
  id: Type.String(),
  type: Words(['public-key'] as const),
  transports: Type.Optional(Type.Array(Type.String())),
});

/** A sign-in challenge (PublicKeyCredentialRequestOptionsJSON). Valid once, for five minutes. */
export const PasskeyRequest = Open({
  challengeId: Uuid,
  options: Open({
    challenge: Type.String(),
    rpId: Type.String(),
    timeout: Type.Integer(),
    userVerification: Words(['required'] as const),
    allowCredentials: Type.Optional(Type.Array(Descriptor)),
  }),
});
export type PasskeyRequest = Static<typeof PasskeyRequest>;

/** A challenge for creating a passkey (PublicKeyCredentialCreationOptionsJSON). Valid once, for five minutes. */
export const PasskeyCreation = Open({
  challengeId: Uuid,
  options: Open({
    rp: Open({ id: Type.String(), name: Type.String() }),
    user: Open({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
    challenge: Type.String(),
    pubKeyCredParams: Type.Array(Open({ alg: Type.Integer(), type: Words(['public-key'] as const) })),
    timeout: Type.Integer(),
    excludeCredentials: Type.Array(Descriptor),
    authenticatorSelection: Open({
      residentKey: Words(['required'] as const),
      requireResidentKey: Type.Boolean(),
      userVerification: Words(['required'] as const),
    }),
    attestation: Words(['none'] as const),
  }),
});
export type PasskeyCreation = Static<typeof PasskeyCreation>;

/** POST /api/account/passkeys (RegistrationResponseJSON). */
export const AddPasskeyRequest = Strict({
  challengeId: Uuid,
  name: PasskeyName,
  response: Strict({
    ...credential,
    response: Strict({
      clientDataJSON: Base64Url(4000),
      attestationObject: Base64Url(20_000),
      authenticatorData: Type.Optional(Base64Url(4000)),
      transports: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 10 })),
      // COSE algorithm ids are 32-bit integers; those in use are negative.
      publicKeyAlgorithm: Type.Optional(Type.Integer({ minimum: -(2 ** 31), maximum: 2 ** 31 - 1 })),
      publicKey: Type.Optional(Base64Url(4000)),
    }),
  }),
});
export type AddPasskeyRequest = Static<typeof AddPasskeyRequest>;

export const RenamePasskeyRequest = Strict({ name: PasskeyName });
export type RenamePasskeyRequest = Static<typeof RenamePasskeyRequest>;

export const Passkey = Open({
  id: Uuid,
  name: Type.String(),
  /** Domain that the passkey signs in to. */
  rpId: Type.String(),
  /** True when a password manager or platform account syncs the passkey to several devices. */
  backedUp: Type.Boolean(),
  createdAt: Instant,
  lastUsedAt: Nullable(Instant),
});
export type Passkey = Static<typeof Passkey>;
/** Oldest first. */
export const PasskeysResponse = Open({ passkeys: Type.Array(Passkey) });
export type PasskeysResponse = Static<typeof PasskeysResponse>;

/** POST /api/account/confirm-identity: exactly one of the two members. */
export const ConfirmIdentityRequest = Strict({
  password: Type.Optional(PasswordText),
  passkey: Type.Optional(PasskeyAssertion),
});
export type ConfirmIdentityRequest = Static<typeof ConfirmIdentityRequest>;

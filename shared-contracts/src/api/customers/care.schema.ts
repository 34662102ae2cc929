import { Type, type Static } from '@sinclair/typebox';
import { Instant, Nullable, Open, Strict, Words } from '../schema-kit';

/** GET /api/care/issuer: how the customer-care login page gets an ID token. */
export const CareIssuer = Open({
  /** `local`: our own form posts to /api/care/issuer/tokens. `google`: an issuer outside, with `clientId`. */
  kind: Words(['local', 'google'] as const),
  clientId: Nullable(Type.String()),
  /** Address of the issuer outside. */
  issuer: Type.Optional(Nullable(Type.String())),
  /** Path that sends the browser to the issuer outside, and back to the desk. */
  signIn: Type.Optional(Nullable(Type.String())),
});
export type CareIssuer = Static<typeof CareIssuer>;

/** POST /api/care/issuer/tokens: the demo issuer. 404 when an issuer outside is configured. */
export const CareTokenRequest = Strict({
  email: Type.String({ minLength: 3, maxLength: 254 }),
  passcode: Type.String({ minLength: 1, maxLength: 128 }),
});
export type CareTokenRequest = Static<typeof CareTokenRequest>;
export const CareTokenResponse = Open({ idToken: Type.String() });
export type CareTokenResponse = Static<typeof CareTokenResponse>;

/**
 * POST /api/care/nonce: starts a sign-in. The browser keeps its half in a cookie for ten minutes. The provider returns `nonce` in
 * its ID token, which then opens one session in this browser. The demo issuer does both steps itself.
 */
export const CareNonceResponse = Open({ nonce: Type.String(), expiresAt: Instant });
export type CareNonceResponse = Static<typeof CareNonceResponse>;

/** POST /api/care/session: exchanges an ID token for the care cookie. @spec CARE-001 */
export const CareSessionRequest = Strict({ idToken: Type.String({ minLength: 20, maxLength: 4096 }) });
export type CareSessionRequest = Static<typeof CareSessionRequest>;
/** Also GET /api/care/session: the current care agent. 401 for a normal visitor. */
export const CareSession = Open({
  email: Type.String(),
  name: Type.String(),
  expiresAt: Instant,
  role: Type.Optional(Words(['agent', 'lead'] as const)),
});
export type CareSession = Static<typeof CareSession>;

export const CareOrderParams = Strict({ orderNumber: Type.String({ pattern: '^\\d{8}$' }) });
export const CareMessageParams = Strict({
  orderNumber: Type.String({ pattern: '^\\d{8}$' }),
  messageId: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
});

/** A message of an order: sent, waiting or failed. */
const CareMessage = Open({
  id: Type.String(),
  /** For example `mail.confirmation` or `payment.capture`. */
  topic: Type.String(),
  /** `dead`: no automatic retry. A manual retry gives it one more attempt. */
  state: Words(['waiting', 'running', 'sent', 'dead'] as const),
  /** Failed attempts. */
  failures: Type.Integer(),
  /** Time of the next attempt, or of the last one. */
  dueAt: Instant,
  /** Error of the last attempt. */
  error: Nullable(Type.String()),
});
/** GET /api/care/orders/:orderNumber/messages: messages of the last seven days, oldest first. 401 for a normal visitor. */
export const CareMessages = Open({ messages: Type.Array(CareMessage) });
export type CareMessages = Static<typeof CareMessages>;

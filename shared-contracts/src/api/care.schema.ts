import { Type, type Static } from '@sinclair/typebox';
import { Instant, Nullable, Open, Strict, Words } from './schema-kit';

/** GET /api/care/issuer: how the care login page gets an ID token. */
export const CareIssuer = Open({
  /** `local`: our own sign-in form posts to /api/care/issuer/tokens; `google`: Google's button with `clientId`. */
  kind: Words(['local', 'google'] as const),
  clientId: Nullable(Type.String()),
});
export type CareIssuer = Static<typeof CareIssuer>;

/** POST /api/care/issuer/tokens: the demonstration issuer; 404 when Google is configured. */
export const CareTokenRequest = Strict({
  email: Type.String({ minLength: 3, maxLength: 254 }),
  passcode: Type.String({ minLength: 1, maxLength: 128 }),
});
export type CareTokenRequest = Static<typeof CareTokenRequest>;
export const CareTokenResponse = Open({ idToken: Type.String() });
export type CareTokenResponse = Static<typeof CareTokenResponse>;

/**
 * POST /api/care/nonce: begins a sign-in in this browser, which keeps its half in a cookie for ten minutes. `nonce` goes to the provider
 * and comes back in its ID token, which then opens one session of this browser. The demonstration issuer does both by itself.
 */
export const CareNonceResponse = Open({ nonce: Type.String(), expiresAt: Instant });
export type CareNonceResponse = Static<typeof CareNonceResponse>;

/** POST /api/care/session: exchanges an ID token for the care cookie. @spec CARE-001 */
export const CareSessionRequest = Strict({ idToken: Type.String({ minLength: 20, maxLength: 4096 }) });
export type CareSessionRequest = Static<typeof CareSessionRequest>;
/** Also GET /api/care/session: who is in care mode here; 401 for a normal visitor. */
export const CareSession = Open({ email: Type.String(), name: Type.String(), expiresAt: Instant });
export type CareSession = Static<typeof CareSession>;

export const CareOrderParams = Strict({ orderNumber: Type.String({ pattern: '^\\d{8}$' }) });
export const CareMessageParams = Strict({
  orderNumber: Type.String({ pattern: '^\\d{8}$' }),
  messageId: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
});

/** What the shop has sent, or could not send, for an order. */
const CareMessage = Open({
  id: Type.String(),
  /** For example `mail.confirmation` or `payment.capture`. */
  topic: Type.String(),
  /** `dead`: not tried again by itself; a repeat gives it one more try. */
  state: Words(['waiting', 'running', 'sent', 'dead'] as const),
  /** Failed tries. */
  failures: Type.Integer(),
  /** Next try, or the last one. */
  dueAt: Instant,
  /** Why the last try failed. */
  error: Nullable(Type.String()),
});
/** GET /api/care/orders/:orderNumber/messages: of the last week, oldest first; 401 for a normal visitor. */
export const CareMessages = Open({ messages: Type.Array(CareMessage) });
export type CareMessages = Static<typeof CareMessages>;

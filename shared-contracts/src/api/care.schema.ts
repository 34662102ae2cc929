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

/** POST /api/care/session: exchanges an ID token for the care cookie. @spec CARE-001 */
export const CareSessionRequest = Strict({ idToken: Type.String({ minLength: 20, maxLength: 4096 }) });
export type CareSessionRequest = Static<typeof CareSessionRequest>;
/** Also GET /api/care/session: who is in care mode here; 401 for a normal visitor. */
export const CareSession = Open({ email: Type.String(), name: Type.String(), expiresAt: Instant });
export type CareSession = Static<typeof CareSession>;

import { createRemoteJWKSet, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { isEmail, normaliseEmail } from '@detour/shared-contracts/rules';
import type { GatewayContext } from '../context/context';
import type { CareRole } from '../database/tables/care/care-tables';
import type { SigningKey } from '../settings/keyring';
import { isSame, keyedHash } from '../http/signing';

export interface StaffMember {
  /** The identity provider: `google`, `local`, or the address of another issuer. */
  readonly issuer: string;
  /** The provider's id of the person (`sub`). An e-mail address may later belong to another person. */
  readonly subject: string;
  readonly email: string;
  readonly name: string;
  /** Role that the provider reports; null without one. */
  readonly role: CareRole | null;
}

interface TokenRequest {
  readonly email: string;
  readonly passcode: string;
  readonly nonce: string;
}

/** Identity provider for customer care. */
export interface CareIssuerPort {
  /** `google`: any external issuer. Live releases know only these two values. */
  readonly kind: 'local' | 'google';
  /** Address of the issuer outside. */
  readonly issuer: string | null;
  readonly clientId: string | null;
  /** Verifies an ID token of this sign-in and returns its member of staff, or null. */
  verify(idToken: string, nonce: string): Promise<StaffMember | null>;
  /** Demonstration provider only: issues an ID token for an address and a sign-in, against the passcode. */
  readonly issue?: (input: TokenRequest) => Promise<string | null>;
}

type Context = Pick<GatewayContext, 'config' | 'clock' | 'secret'>;

const localIssuer = 'urn:detour:care-issuer';
const localAudience = 'detour-care';

/**
 * Passcodes of the demonstration provider: the configured one, else one derived from each key of this installation. The first is
 * the current one.
 */
export const carePasscodesOf = ({
  config,
  secret,
}: Pick<Context, 'config' | 'secret'>): readonly [string, ...string[]] => {
  if (config.carePasscode) return [config.carePasscode];
  const derive = (key: SigningKey): string =>
    keyedHash(key, 'care-passcode', '').replace(/[-_]/g, '').slice(0, 12);
  const [first, ...others] = secret.all;
  return [derive(first), ...others.map(derive)];
};

interface Expected {
  readonly issuer: string;
  readonly nonce: string;
  readonly domains: readonly string[];
  /** Name of the claim that holds the role. */
  readonly roleClaim: string | null;
}

/** `lead`, alone or in a list of values. Any other value is an agent, because a configured claim decides the role. */
const roleOf = (value: unknown): CareRole =>
  (Array.isArray(value) ? value : [value]).includes('lead') ? 'lead' : 'agent';

const readMember = (
  payload: JWTPayload,
  { issuer, nonce: own, domains, roleClaim }: Expected,
): StaffMember | null => {
  const { email, email_verified: isVerified, name, sub, nonce } = payload;
  if (typeof nonce !== 'string' || !isSame(nonce, own) || !sub) return null;
  const address = normaliseEmail(String(email ?? ''));
  const isStaff = domains.includes(address.slice(address.lastIndexOf('@') + 1));
  if (isVerified !== true || !isEmail(address) || !isStaff) return null;
  const role = roleClaim === null ? null : roleOf(payload[roleClaim]);
  return { issuer, subject: sub, email: address, name: String(name ?? address).slice(0, 120), role };
};

const google = 'https://accounts.google.com';

/** Google also issues tokens with an issuer without scheme. Members of both forms keep the stored short name. */
const namesOf = (issuer: string): readonly string[] =>
  issuer === google ? [google, 'accounts.google.com'] : [issuer];

/** Any OpenID Connect issuer: `CARE_ISSUER` with the keys of `CARE_JWKS_URL` and our client id as audience. */
const createOutsideIssuer = ({ config, clock }: Context, clientId: string): CareIssuerPort => {
  const keys = createRemoteJWKSet(new URL(config.careJwksUrl));
  const { careIssuer, careDomains: domains } = config;
  const roleClaim = config.careRoleClaim ?? null;
  const issuer = careIssuer === google ? 'google' : careIssuer;
  return {
    kind: 'google',
    issuer: careIssuer,
    clientId,
    async verify(idToken, nonce) {
      const options = {
        issuer: [...namesOf(careIssuer)],
        audience: clientId,
        algorithms: ['RS256', 'ES256', 'PS256'],
        requiredClaims: ['exp', 'sub', 'nonce'],
        currentDate: new Date(clock.now()),
      };
      const verified = await jwtVerify(idToken, keys, options).catch(() => null);
      return verified && readMember(verified.payload, { issuer, nonce, domains, roleClaim });
    },
  };
};

const createLocalIssuer = (context: Context): CareIssuerPort => {
  const { config, clock, secret } = context;
  const hmacKeyOf = (key: SigningKey): Buffer => Buffer.from(keyedHash(key, 'care-issuer', ''));
  return {
    kind: 'local',
    issuer: null,
    clientId: null,
    async verify(idToken, nonce) {
      const options = {
        issuer: localIssuer,
        audience: localAudience,
        algorithms: ['HS256'],
        requiredClaims: ['exp', 'sub', 'nonce'],
        currentDate: new Date(clock.now()),
      };
      for (const key of secret.all) {
        const verified = await jwtVerify(idToken, hmacKeyOf(key), options).catch(() => null);
        const expected = { issuer: 'local', nonce, domains: config.careDomains, roleClaim: null };
        if (verified) return readMember(verified.payload, expected);
      }
      return null;
    },
    async issue({ email, passcode, nonce }) {
      if (!carePasscodesOf(context).some((one) => isSame(passcode, one))) return null;
      const now = Math.floor(clock.now() / 1000);
      return (
        new SignJWT({ email, email_verified: true, nonce, name: email.split('@', 1)[0] ?? email })
          .setProtectedHeader({ alg: 'HS256' })
          // The demonstration provider knows only the address, so it is also the name.
          .setSubject(email)
          .setIssuer(localIssuer)
          .setAudience(localAudience)
          .setIssuedAt(now)
          .setExpirationTime(now + 5 * 60)
          .sign(hmacKeyOf(secret.first))
      );
    },
  };
};

/** The configured issuer when there is a client id, else the demonstration provider, which needs no setup. */
export const createCareIssuer = (context: Context): CareIssuerPort => {
  const { careClientId } = context.config;
  return careClientId ? createOutsideIssuer(context, careClientId) : createLocalIssuer(context);
};

import { createRemoteJWKSet, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { isEmail, normaliseEmail } from '@detour/shared-contracts/rules';
import type { GatewayContext } from '../context/context';
import type { SigningKey } from '../settings/keyring';
import { isSame, keyedHash } from '../http/signing';

export interface StaffMember {
  /** The identity provider: `google` or `local`. */
  readonly issuer: string;
  /** The provider's id of the person (`sub`). An e-mail address may later belong to another person. */
  readonly subject: string;
  readonly email: string;
  readonly name: string;
}

interface TokenRequest {
  readonly email: string;
  readonly passcode: string;
  readonly nonce: string;
}

/** Identity provider for customer care. */
export interface CareIssuerPort {
  readonly kind: 'local' | 'google';
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
 * Passcodes of the demonstration provider: the configured one, else one derived from each key of this installation. The first is the
 * current one.
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
  readonly issuer: CareIssuerPort['kind'];
  readonly nonce: string;
  readonly domains: readonly string[];
}

const readMember = (
  { email, email_verified: isVerified, name, sub, nonce }: JWTPayload,
  { issuer, nonce: own, domains }: Expected,
): StaffMember | null => {
  if (typeof nonce !== 'string' || !isSame(nonce, own) || !sub) return null;
  const address = normaliseEmail(String(email ?? ''));
  const isStaff = domains.includes(address.slice(address.lastIndexOf('@') + 1));
  if (isVerified !== true || !isEmail(address) || !isStaff) return null;
  return { issuer, subject: sub, email: address, name: String(name ?? address).slice(0, 120) };
};

const createGoogleIssuer = ({ config, clock }: Context, clientId: string): CareIssuerPort => {
  const keys = createRemoteJWKSet(new URL(config.careJwksUrl));
  return {
    kind: 'google',
    clientId,
    async verify(idToken, nonce) {
      const options = {
        issuer: ['https://accounts.google.com', 'accounts.google.com'],
        audience: clientId,
        algorithms: ['RS256'],
        requiredClaims: ['exp', 'sub', 'nonce'],
        currentDate: new Date(clock.now()),
      };
      const verified = await jwtVerify(idToken, keys, options).catch(() => null);
      const expected = { issuer: 'google', nonce, domains: config.careDomains } as const;
      return verified && readMember(verified.payload, expected);
    },
  };
};

const createLocalIssuer = (context: Context): CareIssuerPort => {
  const { config, clock, secret } = context;
  const hmacKeyOf = (key: SigningKey): Buffer => Buffer.from(keyedHash(key, 'care-issuer', ''));
  return {
    kind: 'local',
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
        const expected = { issuer: 'local', nonce, domains: config.careDomains } as const;
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

/** Google when a client id is configured, else the demonstration provider, which needs no setup. */
export const createCareIssuer = (context: Context): CareIssuerPort => {
  const { careGoogleClientId } = context.config;
  return careGoogleClientId ? createGoogleIssuer(context, careGoogleClientId) : createLocalIssuer(context);
};

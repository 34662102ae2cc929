import { createRemoteJWKSet, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { isEmail, normaliseEmail } from '@detour/shared-contracts';
import type { GatewayContext } from '../context';
import type { SigningKey } from '../http/keyring';
import { isSame, keyedHash } from '../http/signing';

export interface StaffMember {
  readonly email: string;
  readonly name: string;
}

/** Who says that somebody is a member of staff. */
export interface CareIssuerPort {
  readonly kind: 'local' | 'google';
  readonly clientId: string | null;
  /** The member of staff whom an ID token names; null for any token that is not one of ours to trust. */
  verify(idToken: string): Promise<StaffMember | null>;
  /** Only of the demonstration issuer: an ID token for an address, against the passcode. */
  readonly issue?: (email: string, passcode: string) => Promise<string | null>;
}

type Context = Pick<GatewayContext, 'config' | 'clock' | 'secret'>;

const localIssuer = 'urn:detour:care-issuer';
const localAudience = 'detour-care';

/** Passcodes of the demonstration issuer: as configured, else one for each key of this installation; the first is the one to hand out. */
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

const readMember = ({ email, email_verified: isVerified, name }: JWTPayload, domains: readonly string[]) => {
  const address = normaliseEmail(String(email ?? ''));
  const isStaff = domains.includes(address.slice(address.lastIndexOf('@') + 1));
  if (isVerified !== true || !isEmail(address) || !isStaff) return null;
  return { email: address, name: String(name ?? address).slice(0, 120) };
};

const createGoogleIssuer = ({ config, clock }: Context, clientId: string): CareIssuerPort => {
  const keys = createRemoteJWKSet(new URL(config.careJwksUrl));
  return {
    kind: 'google',
    clientId,
    async verify(idToken) {
      const options = {
        issuer: ['https://accounts.google.com', 'accounts.google.com'],
        audience: clientId,
        algorithms: ['RS256'],
        requiredClaims: ['exp', 'sub'],
        currentDate: new Date(clock.now()),
      };
      const verified = await jwtVerify(idToken, keys, options).catch(() => null);
      return verified && readMember(verified.payload, config.careDomains);
    },
  };
};

const createLocalIssuer = (context: Context): CareIssuerPort => {
  const { config, clock, secret } = context;
  const hmacKeyOf = (key: SigningKey): Buffer => Buffer.from(keyedHash(key, 'care-issuer', ''));
  return {
    kind: 'local',
    clientId: null,
    async verify(idToken) {
      const options = {
        issuer: localIssuer,
        audience: localAudience,
        algorithms: ['HS256'],
        requiredClaims: ['exp'],
        currentDate: new Date(clock.now()),
      };
      for (const key of secret.all) {
        const verified = await jwtVerify(idToken, hmacKeyOf(key), options).catch(() => null);
        if (verified) return readMember(verified.payload, config.careDomains);
      }
      return null;
    },
    async issue(email, passcode) {
      if (!carePasscodesOf(context).some((one) => isSame(passcode, one))) return null;
      const now = Math.floor(clock.now() / 1000);
      return new SignJWT({ email, email_verified: true, name: email.split('@', 1)[0] ?? email })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(localIssuer)
        .setAudience(localAudience)
        .setIssuedAt(now)
        .setExpirationTime(now + 5 * 60)
        .sign(hmacKeyOf(secret.first));
    },
  };
};

/** Google when a client id is configured, else an issuer of our own, so that customer-care mode can be tried without either. */
export const createCareIssuer = (context: Context): CareIssuerPort => {
  const { careGoogleClientId } = context.config;
  return careGoogleClientId ? createGoogleIssuer(context, careGoogleClientId) : createLocalIssuer(context);
};

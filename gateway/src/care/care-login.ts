import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayContext } from '../context/context';
import type { Trx } from '../database/transaction';
import { readCookie, setCookie } from '../http/cookies';
import { isSigned, sha256, signText } from '../http/signing';

/** Signed secret of the browser that began a sign-in: `random.expires.signature`. */
export const careLoginCookie = 'care_login';

/** Seconds to sign in at the provider. */
const life = 600;
const purpose = 'care-login';

type Context = Pick<GatewayContext, 'clock' | 'secret'>;

export interface CareLogin {
  /** The provider copies it into its ID token. The cookie cannot be derived from it. */
  readonly nonce: string;
  /** Returned with the code of a redirect. It proves that the code belongs to this browser. */
  readonly state: string;
  /** Proves to the issuer that the bearer of the code has begun the sign-in (PKCE). Never leaves the gateway. */
  readonly verifier: string;
  readonly expiresAt: Date;
}

/** None of them reveals another one, nor the cookie. */
const toLogin = (text: string, expiresAt: Date): CareLogin => ({
  nonce: sha256(text),
  state: sha256(`state ${text}`),
  verifier: sha256(`verifier ${text}`),
  expiresAt,
});

/** Begins a sign-in of customer care in this browser and replaces an unfinished one. */
export const beginCareLogin = ({ clock, secret }: Context, reply: FastifyReply): CareLogin => {
  const expiresAt = new Date(clock.now() + life * 1000);
  const text = `${randomBytes(32).toString('base64url')}.${expiresAt.getTime()}`;
  setCookie(reply, {
    name: careLoginCookie,
    value: `${text}.${signText(secret, purpose, text)}`,
    maxAge: life,
  });
  return toLogin(text, expiresAt);
};

/** The sign-in that this browser began within the last ten minutes, or null. */
export const readCareLogin = ({ clock, secret }: Context, request: FastifyRequest): CareLogin | null => {
  const [random = '', expires = '', signature = ''] = (readCookie(request, careLoginCookie) ?? '').split(
    '.',
    3,
  );
  const text = `${random}.${expires}`;
  if (!isSigned(secret, { purpose, text }, signature) || Number(expires) <= clock.now()) return null;
  return toLogin(text, new Date(Number(expires)));
};

/** Ends this sign-in. Returns false when it has ended before, so that a repeated token opens nothing. */
export const endCareLogin = async (
  trx: Trx,
  { nonce, expiresAt }: Pick<CareLogin, 'nonce' | 'expiresAt'>,
): Promise<boolean> => {
  const row = await trx
    .insertInto('care_login')
    .values({ nonce, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .returning('nonce')
    .executeTakeFirst();
  return row !== undefined;
};

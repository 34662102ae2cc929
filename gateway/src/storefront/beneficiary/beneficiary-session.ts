import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayContext } from '../../context/context';
import { clearCookie, readCookie, setCookie } from '../../http/cookies';
import type { Keyring } from '../../settings/keyring';
import { HttpProblem } from '../../http/problem';
import { isSigned, keyedHash, signText } from '../../http/signing';
import type { VoucherRow } from '../../sales/vouchers/voucher-row';

/** Class "needed", HttpOnly. It gives access to a gift and to nothing of an account. @spec ACC-008 */
const beneficiaryCookie = 'beneficiary';

/** Shows scripts that a gift is open, and by its value whether it is still the same one. Opens nothing. */
const markerCookie = 'gift_open';

/** Long enough to choose a stay in an evening. The code opens a new session (docs/decisions/0110). */
const hours = 12;

type Context = Pick<GatewayContext, 'db' | 'clock' | 'secret'>;

interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface Beneficiary {
  readonly voucher: VoucherRow;
  readonly email: string;
}

interface Token {
  readonly voucher: string;
  readonly email: string;
  /** Expiry (ms UTC). */
  readonly until: number;
}

const encode = (secret: Keyring, token: Token): string => {
  const body = Buffer.from(JSON.stringify(token)).toString('base64url');
  return `${body}.${signText(secret, 'beneficiary', body)}`;
};

const decode = (secret: Keyring, value: string | null): Token | null => {
  const [body = '', signature = ''] = (value ?? '').split('.', 2);
  return body && isSigned(secret, { purpose: 'beneficiary', text: body }, signature)
    ? (JSON.parse(Buffer.from(body, 'base64url').toString()) as Token)
    : null;
};

export const beginBeneficiarySession = (
  { clock, secret }: Pick<Context, 'clock' | 'secret'>,
  reply: FastifyReply,
  { voucher, email }: Beneficiary,
): void => {
  setCookie(reply, {
    name: beneficiaryCookie,
    value: encode(secret, { voucher: voucher.id, email, until: clock.now() + hours * 3_600_000 }),
    maxAge: hours * 3600,
  });
  setCookie(reply, {
    name: markerCookie,
    value: keyedHash(secret.first, 'gift-marker', voucher.id).slice(0, 12),
    maxAge: hours * 3600,
    readable: true,
  });
};

export const endBeneficiarySession = ({ request, reply }: Visit): void => {
  if (readCookie(request, beneficiaryCookie)) clearCookie(reply, beneficiaryCookie);
  clearMarker({ request, reply });
};

/** Pages then stop requesting a gift that is no longer open. */
export const clearMarker = ({ request, reply }: Visit): void => {
  if (readCookie(request, markerCookie)) clearCookie(reply, markerCookie);
};

/** The gift that was opened in this browser. Null without one. */
export const findBeneficiary = async (
  { db, clock, secret }: Context,
  request: FastifyRequest,
): Promise<Beneficiary | null> => {
  const token = decode(secret, readCookie(request, beneficiaryCookie));
  if (!token || token.until <= clock.now()) return null;
  const voucher = await db
    .selectFrom('voucher')
    .selectAll()
    .where('id', '=', token.voucher)
    .executeTakeFirst();
  return voucher ? { voucher, email: token.email } : null;
};

/** Returns the beneficiary; throws 401 without one. @spec BENEF-007 */
export const requireBeneficiary = async (context: Context, request: FastifyRequest): Promise<Beneficiary> => {
  const beneficiary = await findBeneficiary(context, request);
  if (beneficiary) return beneficiary;
  throw new HttpProblem({
    status: 401,
    code: 'NO_BENEFICIARY_SESSION',
    detail: 'This call requires a gift that was opened with its code.',
  });
};

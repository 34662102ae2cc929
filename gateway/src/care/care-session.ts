import { randomBytes } from 'node:crypto';
import type { CareSession } from '@detour/shared-contracts/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import type { GatewayContext } from '../context/context';
import type { CareSessionTable } from '../database/tables/account-tables';
import { clearCookie, readCookie, setCookie } from '../http/cookies';
import type { Keyring } from '../settings/keyring';
import { isSigned, sha256, signText } from '../http/signing';
import type { StaffMember } from './care-issuer';

/** Signed and HttpOnly. */
const careCookie = 'care';

type Context = Pick<GatewayContext, 'db' | 'clock' | 'config' | 'secret'>;
type CareRow = Selectable<CareSessionTable>;

interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const readId = (secret: Keyring, request: FastifyRequest): string | null => {
  const [random = '', signature = ''] = (readCookie(request, careCookie) ?? '').split('.', 2);
  return random && isSigned(secret, { purpose: 'care', text: random }, signature) ? sha256(random) : null;
};

export const toCareSession = (row: CareRow): CareSession => ({
  email: row.email,
  name: row.name,
  expiresAt: row.expires_at.toISOString(),
});

/** The session of customer care, or null. @spec CARE-001 CARE-011 */
export const findCareSession = async (
  { db, clock, secret }: Pick<Context, 'db' | 'clock' | 'secret'>,
  request: FastifyRequest,
): Promise<CareRow | null> => {
  const id = readId(secret, request);
  if (!id) return null;
  const row = await db
    .selectFrom('care_session')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', new Date(clock.now()))
    .executeTakeFirst();
  return row ?? null;
};

export const beginCareSession = async (
  context: Context,
  visit: Visit,
  member: StaffMember,
): Promise<CareRow> => {
  const { db, clock, config, secret } = context;
  await endCareSession(context, visit);
  const random = randomBytes(32).toString('base64url');
  const now = clock.now();
  const row = {
    id: sha256(random),
    email: member.email,
    name: member.name,
    created_at: new Date(now),
    expires_at: new Date(now + config.careHours * 3_600_000),
  };
  await db.insertInto('care_session').values(row).execute();
  setCookie(visit.reply, {
    name: careCookie,
    value: `${random}.${signText(secret, 'care', random)}`,
    maxAge: config.careHours * 3600,
  });
  return row;
};

export const endCareSession = async (
  { db, secret }: Pick<Context, 'db' | 'secret'>,
  { request, reply }: Visit,
): Promise<void> => {
  const id = readId(secret, request);
  if (id) await db.deleteFrom('care_session').where('id', '=', id).execute();
  if (readCookie(request, careCookie)) clearCookie(reply, careCookie);
};

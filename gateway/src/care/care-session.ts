import { randomBytes } from 'node:crypto';
import type { CareSession } from '@detour/shared-contracts/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import type { GatewayContext } from '../context/context';
import type { CareRole, CareSessionTable } from '../database/tables/care/care-tables';
import { clearCookie, readCookie, setCookie } from '../http/cookies';
import type { Keyring } from '../settings/keyring';
import { isSigned, sha256, signText } from '../http/signing';
import type { StaffMember } from './care-issuer';

/** Signed and HttpOnly. */
const careCookie = 'care';

type Context = Pick<GatewayContext, 'db' | 'clock' | 'config' | 'secret'>;
type CareRow = Pick<Selectable<CareSessionTable>, 'email' | 'name' | 'expires_at'>;

/** A member of staff with an open session. */
export interface CareMember {
  /** Issuer and subject, as stored in journals and logs. */
  readonly staff: string;
  readonly email: string;
  readonly name: string;
  readonly role: CareRole;
}

export type OpenCareSession = CareRow & CareMember;

/** A person's id in the journal: the provider and its subject, which is never reassigned. */
const staffOf = ({ issuer, subject }: Pick<StaffMember, 'issuer' | 'subject'>): string =>
  `${issuer} ${subject}`;

interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const readId = (secret: Keyring, request: FastifyRequest): string | null => {
  const [random = '', signature = ''] = (readCookie(request, careCookie) ?? '').split('.', 2);
  return random && isSigned(secret, { purpose: 'care', text: random }, signature) ? sha256(random) : null;
};

export const toCareSession = ({
  email,
  name,
  expires_at,
  role,
}: CareRow & { readonly role: CareRole }): CareSession => ({
  email,
  name,
  expiresAt: expires_at.toISOString(),
  role,
});

/** The session of customer care with its member's present role, or null. @spec CARE-001 CARE-011 */
export const findCareSession = async (
  { db, clock, secret }: Pick<Context, 'db' | 'clock' | 'secret'>,
  request: FastifyRequest,
): Promise<OpenCareSession | null> => {
  const id = readId(secret, request);
  if (!id) return null;
  const row = await db
    .selectFrom('care_session as session')
    .innerJoin('care_staff as member', (join) =>
      join.onRef('member.issuer', '=', 'session.issuer').onRef('member.subject', '=', 'session.subject'),
    )
    .select([
      'session.email',
      'session.name',
      'session.expires_at',
      'member.issuer',
      'member.subject',
      'member.role',
    ])
    .where('session.id', '=', id)
    .where('session.expires_at', '>', new Date(clock.now()))
    .executeTakeFirst();
  return row ? { ...row, staff: staffOf(row) } : null;
};

export const beginCareSession = async (
  context: Context,
  visit: Visit,
  member: StaffMember,
): Promise<CareSession> => {
  const { db, clock, config, secret } = context;
  await endCareSession(context, visit);
  const random = randomBytes(32).toString('base64url');
  const now = clock.now();
  const row = {
    id: sha256(random),
    issuer: member.issuer,
    subject: member.subject,
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
  const { role } = await db
    .selectFrom('care_staff')
    .select('role')
    .where('issuer', '=', member.issuer)
    .where('subject', '=', member.subject)
    .executeTakeFirstOrThrow();
  return toCareSession({ ...row, role });
};

export const endCareSession = async (
  { db, secret }: Pick<Context, 'db' | 'secret'>,
  { request, reply }: Visit,
): Promise<void> => {
  const id = readId(secret, request);
  if (id) await db.deleteFrom('care_session').where('id', '=', id).execute();
  if (readCookie(request, careCookie)) clearCookie(reply, careCookie);
};

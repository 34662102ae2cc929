import { normaliseEmail } from '@detour/shared-contracts/rules';
import { sql } from 'kysely';
import type { Database } from '../database/open-database';
import { transact, type Trx } from '../database/transaction';
import type { CareRole } from '../database/tables/care/care-tables';
import type { StaffMember } from './care-issuer';

/**
 * Returns true for a known subject, and for a new one whose address is free. Returns false when the address belongs to
 * another subject: an operator must free it first (`forget-staff` on the admin socket). Serialises sign-ins with the same
 * address. Otherwise two new people would both find it free, and one insert would fail.
 */
export const recogniseStaff = async (
  trx: Trx,
  {
    issuer,
    subject,
    email,
    name,
    role,
  }: Pick<StaffMember, 'issuer' | 'subject' | 'email'> & Partial<StaffMember>,
  now: Date,
): Promise<boolean> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`care-staff ${issuer} ${email}`}, 0))`.execute(
    trx,
  );
  const owner = await trx
    .selectFrom('care_staff')
    .select('subject')
    .where('issuer', '=', issuer)
    .where('email', '=', email)
    .executeTakeFirst();
  if (owner && owner.subject !== subject) return false;
  // A role that the provider reports replaces ours; without one, `set-staff-role` decides.
  const seen = { last_seen_at: now, ...(name && { name }), ...(role && { role }) };
  await trx
    .insertInto('care_staff')
    .values({ issuer, subject, email, first_seen_at: now, ...seen })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doUpdateSet({ email, ...seen }))
    .execute();
  return true;
};

/** Admin command: frees an address for a new person and ends the sessions of the former one. */
export const forgetStaffCommand = async (db: Database, body: string): Promise<unknown> => {
  const email = normaliseEmail(body.trim());
  return transact(db, async (trx) => {
    const [forgotten] = await trx.deleteFrom('care_staff').where('email', '=', email).execute();
    await trx.deleteFrom('care_session').where('email', '=', email).execute();
    if (Number(forgotten?.numDeletedRows ?? 0) === 0) throw new Error(`Nobody has signed in as ${email}.`);
    return { forgotten: email };
  });
};

const roleOf = (word: string | undefined): CareRole => {
  if (word === 'agent' || word === 'lead') return word;
  throw new Error(`The role is "${word ?? ''}"; it must be agent or lead.`);
};

/** Admin command `address role`: the role counts from the next call on. Throws for an address that has never signed in. */
export const setStaffRoleCommand = async (db: Database, body: string): Promise<unknown> => {
  const [address = '', word, ...rest] = body.trim().split(/\s+/);
  if (rest.length > 0) throw new Error('set-staff-role takes an address and a role: ann@shop.example lead');
  const role = roleOf(word);
  const email = normaliseEmail(address);
  const [set] = await db.updateTable('care_staff').set({ role }).where('email', '=', email).execute();
  if (Number(set?.numUpdatedRows ?? 0) === 0) throw new Error(`Nobody has signed in as ${email}.`);
  return { email, role };
};

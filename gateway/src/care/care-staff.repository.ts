import { normaliseEmail } from '@detour/shared-contracts/rules';
import { sql } from 'kysely';
import type { Database } from '../database/open-database';
import { transact, type Trx } from '../database/transaction';
import type { StaffMember } from './care-issuer';

/**
 * Returns true for a known subject, and for a new one whose address is free. Returns false when the address belongs to another subject:
 * an operator must free it first (`forget-staff` on the admin socket).
 * Sign-ins with the same address wait for each other. Otherwise two new people would both find it free, and one insert would fail.
 */
export const recogniseStaff = async (
  trx: Trx,
  { issuer, subject, email }: Pick<StaffMember, 'issuer' | 'subject' | 'email'>,
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
  await trx
    .insertInto('care_staff')
    .values({ issuer, subject, email, first_seen_at: now, last_seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['issuer', 'subject']).doUpdateSet({ email, last_seen_at: now }),
    )
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

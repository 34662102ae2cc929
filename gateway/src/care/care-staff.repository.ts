import { normaliseEmail } from '@detour/shared-contracts/rules';
import type { Database } from '../database/open-database';
import { transact, type Trx } from '../database/transaction';
import type { StaffMember } from './care-issuer';

/**
 * True for a person whom we know by `subject`, and for a new one whose address nobody had. False where the address belonged to
 * somebody else: it was given to a new person, whom an operator lets in (`forget-staff` of the admin socket).
 */
export const recogniseStaff = async (
  trx: Trx,
  { issuer, subject, email }: Pick<StaffMember, 'issuer' | 'subject' | 'email'>,
  now: Date,
): Promise<boolean> => {
  const known = await trx
    .selectFrom('care_staff')
    .selectAll()
    .where('issuer', '=', issuer)
    .where(({ or, eb }) => or([eb('subject', '=', subject), eb('email', '=', email)]))
    .forUpdate()
    .execute();
  if (known.some((one) => one.subject !== subject)) return false;
  const row = await trx
    .insertInto('care_staff')
    .values({ issuer, subject, email, first_seen_at: now, last_seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['issuer', 'subject']).doUpdateSet({ email, last_seen_at: now }),
    )
    .returning('subject')
    .executeTakeFirst();
  return row !== undefined;
};

/** On the operator's word: the address is free for a new person, and the sessions of the old one are over. */
export const forgetStaffCommand = async (db: Database, body: string): Promise<unknown> => {
  const email = normaliseEmail(body.trim());
  return transact(db, async (trx) => {
    const [forgotten] = await trx.deleteFrom('care_staff').where('email', '=', email).execute();
    await trx.deleteFrom('care_session').where('email', '=', email).execute();
    if (Number(forgotten?.numDeletedRows ?? 0) === 0) throw new Error(`Nobody signed in as ${email}.`);
    return { forgotten: email };
  });
};

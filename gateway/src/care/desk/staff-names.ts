import type { Database } from '../../database/open-database';

/** Names of members by `issuer subject`. For a member who has left, this id is shown. */
export type StaffNames = (staff: string) => string;

export const findStaffNames = async (db: Database): Promise<StaffNames> => {
  const rows = await db.selectFrom('care_staff').select(['issuer', 'subject', 'name', 'email']).execute();
  const names = new Map(
    rows.map(({ issuer, subject, name, email }) => [`${issuer} ${subject}`, name ?? email]),
  );
  return (staff) => names.get(staff) ?? staff;
};

import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // Who a member of staff is: the identity provider's own name for a person, which it never gives to another one.
  `create table care_staff (
    issuer text not null,
    subject text not null,
    email text not null check (email = lower(email)),
    first_seen_at timestamptz not null,
    last_seen_at timestamptz not null,
    primary key (issuer, subject)
  )`,
  `create unique index care_staff_email on care_staff (issuer, email)`,
  // Sign-ins that have ended, until nobody could repeat them any more.
  `create table care_login (
    nonce text primary key,
    expires_at timestamptz not null
  )`,
];

/** Staff are known by the provider's name for them, and each of its tokens opens one session at most. */
export const careStaffMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

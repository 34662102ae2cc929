import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // Identifies a member of staff by the identity provider's id, which is never reassigned to another person.
  `create table care_staff (
    issuer text not null,
    subject text not null,
    email text not null check (email = lower(email)),
    first_seen_at timestamptz not null,
    last_seen_at timestamptz not null,
    primary key (issuer, subject)
  )`,
  `create unique index care_staff_email on care_staff (issuer, email)`,
  // Sign-ins that have ended, kept until their tokens expire.
  `create table care_login (
    nonce text primary key,
    expires_at timestamptz not null
  )`,
];

/** Identifies staff by the provider's id, and limits each ID token to one session. */
export const careStaffMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

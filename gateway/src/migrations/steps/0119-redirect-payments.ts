import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `alter table payment
    add column redirect_url text,
    add column refusal text check (refusal in ('declined', 'authentication', 'left')),
    add column pending_since timestamptz`,
  `alter table sandbox_intent
    add column redirect_key text,
    add column return_to text,
    add column late_status text check (late_status in ('authorised', 'captured', 'declined')),
    add column refusal text check (refusal in ('declined', 'left'))`,
];

/** Payment on the page of a method (record 1007). */
export const redirectPaymentsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // What became of a mail after its server took it. No address: the mail itself has it, as long as it is kept.
  `create table mail_notice (
    mail_id text not null,
    kind text not null check (kind in ('delivered', 'bounced', 'complained')),
    reason text not null,
    at timestamptz not null,
    primary key (mail_id, kind)
  )`,
  `create index mail_notice_at on mail_notice (at)`,
];

/** Notices of the mail provider, by mail and kind. */
export const mailNoticesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

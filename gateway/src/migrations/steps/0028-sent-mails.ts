import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // Mails about an order or voucher as they were sent, without their secrets (decision 0827).
  `create table sent_mail (
    id text primary key,
    order_uuid uuid references orders (uuid),
    voucher_id uuid references voucher (id),
    kind text not null,
    sent_to text not null,
    subject text not null,
    html text not null,
    body text not null,
    sent_at timestamptz not null,
    check (order_uuid is not null or voucher_id is not null)
  )`,
  `create index sent_mail_order on sent_mail (order_uuid, sent_at)`,
  `create index sent_mail_voucher on sent_mail (voucher_id, sent_at)`,
  `create index sent_mail_at on sent_mail (sent_at)`,
  // At most one acknowledgement per mailbox and hour.
  `create index contact_case_mailbox on contact_case (lower(email), received_at)`,
];

export const sentMailsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // Orders whose personal data waits for its term, in the order in which the terms end.
  `create index orders_unpaid on orders (created_at) where anonymised_at is null and confirmed_at is null`,
  `create index orders_contact on orders (confirmed_at)
    where anonymised_at is null and confirmed_at is not null and session_id <> 'anonymised'`,
  `create index orders_invoiced on orders (confirmed_at)
    where anonymised_at is null and confirmed_at is not null and session_id = 'anonymised'`,
  `create index orders_visit on orders (created_at) where visit is not null`,
  `create index invoice_issued on invoice (issued_at)`,
  `create index payment_card_kept on payment (updated_at) where last4 is not null`,
  `create index payment_event_received on payment_event (received_at)`,
  `create index page_not_found_last on page_not_found (last_at)`,
  `create index newsletter_ended on newsletter_subscription (unsubscribed_at) where unsubscribed_at is not null`,
  `create index activity_booking_guest on activity_booking (day) where guest_email is not null`,
];

/** An index for each job that deletes old rows of a table that grows; without one, every hour reads all there is. */
export const retentionIndexesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

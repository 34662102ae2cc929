type Instant = Date;

interface TimedJobTable {
  name: string;
  started_at: Instant;
  finished_at: Instant | null;
  /** Until then no other gateway runs it; a gateway that died is waited for until then. */
  lease_until: Instant;
  last_error: string | null;
}

interface MailDeliveryTable {
  /** Of the mail. */
  id: string;
  state: 'sending' | 'sent';
  at: Instant;
}

export interface JobTables {
  timed_job: TimedJobTable;
  mail_delivery: MailDeliveryTable;
}

import type { Instant } from './column-types';

interface TimedJobTable {
  name: string;
  started_at: Instant;
  finished_at: Instant | null;
  /** No other gateway runs the job until then, also when this gateway died. */
  lease_until: Instant;
  last_error: string | null;
}

interface MailDeliveryTable {
  /** Id of the mail. */
  id: string;
  state: 'sending' | 'sent';
  at: Instant;
}

export interface JobTables {
  timed_job: TimedJobTable;
  mail_delivery: MailDeliveryTable;
}

import type { Instant } from './column-types';

interface TimedJobTable {
  name: string;
  started_at: Instant;
  finished_at: Instant | null;
  /** No other gateway runs the job until then, also when this gateway died. */
  lease_until: Instant;
  last_error: string | null;
}

/** How far the hourly check of a rule has come. */
interface InvariantPassTable {
  /** Kind of the rule's alarms. */
  kind: string;
  /** Key of the last row that this pass has checked. Null before its first row. */
  after: string | null;
  /** End of the last whole pass, or the first run of the rule. */
  since: Instant;
}

interface MailDeliveryTable {
  /** Id of the mail. */
  id: string;
  state: 'sending' | 'sent';
  at: Instant;
}

/** A mail about an order or voucher, as it was sent, without secrets. */
interface SentMailTable {
  /** Id of the mail. */
  id: string;
  order_uuid: string | null;
  voucher_id: string | null;
  kind: string;
  sent_to: string;
  subject: string;
  html: string;
  body: string;
  sent_at: Instant;
}

/** State of a sent mail, as its provider reports it. */
interface MailNoticeTable {
  mail_id: string;
  kind: 'delivered' | 'bounced' | 'complained';
  /** Response of the mail server, without addresses; may be empty. */
  reason: string;
  at: Instant;
}

export interface JobTables {
  timed_job: TimedJobTable;
  invariant_pass: InvariantPassTable;
  mail_delivery: MailDeliveryTable;
  sent_mail: SentMailTable;
  mail_notice: MailNoticeTable;
}

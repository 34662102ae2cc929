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
  mail_delivery: MailDeliveryTable;
  sent_mail: SentMailTable;
  mail_notice: MailNoticeTable;
}

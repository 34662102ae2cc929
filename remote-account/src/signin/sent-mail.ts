import type { MailSent } from '@detour/shared-contracts/api';

/** A requested mail, as the gateway reported it. */
export interface SentMail {
  readonly email: string;
  /** Minutes until the next mail to this address; null if this one was sent. */
  readonly waitMinutes: number | null;
}

/** A response without `mailed` comes from an older gateway, which does not report it. */
export const toSentMail = (email: string, { mailed, retryAfterSeconds = 60 }: MailSent): SentMail => ({
  email,
  waitMinutes: mailed === 'limited' ? Math.max(1, Math.ceil(retryAfterSeconds / 60)) : null,
});

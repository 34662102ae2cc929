import { resetDelivery } from '../../outbox/reset-delivery';
import type { Clock } from '@detour/shared-contracts/base';
import { raiseAlarm } from '../../alarms/alarm.repository';
import type { Database } from '../../database/open-database';
import { FinalFailure } from '../../outbox/queue';
import type { Mail, MailTransport } from '../../context/mail';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
}

/** Delivery is unknown, so the mail is not sent again automatically. `mailId` identifies it for the operator. */
class UnknownDelivery extends FinalFailure {
  constructor(readonly mailId: string) {
    super(`Delivery of the mail ${mailId} is unknown: a run ended between sending and recording it.`);
  }
}

const wasNotAccepted = (error: unknown): boolean =>
  error instanceof Error && error.name === 'MailNotAccepted';

/** Returns true when the caller may send, false when the mail was sent. Throws when an earlier run ended without an outcome. */
const begin = async ({ db, clock }: Deps, id: string): Promise<boolean> => {
  const begun = await db
    .insertInto('mail_delivery')
    .values({ id, state: 'sending', at: new Date(clock.now()) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (begun) return true;
  const { state } = await db
    .selectFrom('mail_delivery')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (state === 'sent') return false;
  const text = `The mail ${id} was started but not recorded as sent. Check with the recipient or the mail server, then repeat its message or close this.`;
  await raiseAlarm(db, { kind: 'mail-unknown', subject: `mail ${id}`, text }, new Date(clock.now()));
  throw new UnknownDelivery(id);
};

/**
 * Sends at most one mail per id over a transport that cannot detect duplicates (SMTP): the mail is recorded before it is sent. After a
 * crash in between, its message becomes a dead letter with an alarm, for an operator to decide.
 */
export const deliverOnce = (transport: MailTransport, deps: Deps): MailTransport => ({
  async send(mail: Mail) {
    if (!(await begin(deps, mail.id))) return;
    try {
      await transport.send(mail);
    } catch (error) {
      if (wasNotAccepted(error)) await resetDelivery(deps.db, mail.id);
      throw error;
    }
    await deps.db.updateTable('mail_delivery').set({ state: 'sent' }).where('id', '=', mail.id).execute();
  },
});

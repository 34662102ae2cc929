import { forgetDelivery } from '../outbox/forget-delivery';
import type { Clock } from '@detour/shared-contracts/base';
import { raiseAlarm } from '../alarms/alarm.repository';
import type { Database } from '../database/open-database';
import { FinalFailure } from '../outbox/queue';
import type { Mail, MailTransport } from '../context/mail';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
}

/** Nobody knows whether the receiver has the mail, so it is not sent again by itself. `mailId` names it to whoever decides. */
class UnknownDelivery extends FinalFailure {
  constructor(readonly mailId: string) {
    super(
      `Whether the mail ${mailId} was delivered is not known: a run ended between sending and marking it.`,
    );
  }
}

const wasNotTaken = (error: unknown): boolean => error instanceof Error && error.name === 'MailNotTaken';

/** True for the one who may send; false when it was sent. Throws when a run before ended without saying how. */
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
  const text = `The mail ${id} was begun and not marked as sent. Ask the receiver or the mail server; repeat its message, or close this.`;
  await raiseAlarm(db, { kind: 'mail-unknown', subject: `mail ${id}`, text }, new Date(clock.now()));
  throw new UnknownDelivery(id);
};

/**
 * At most one mail under an id, for a transport that cannot tell a repetition (SMTP): the mail is marked before it is handed over. After a
 * crash in between, its message is a dead letter with an alarm, and a person decides.
 */
export const deliverOnce = (transport: MailTransport, deps: Deps): MailTransport => ({
  async send(mail: Mail) {
    if (!(await begin(deps, mail.id))) return;
    try {
      await transport.send(mail);
    } catch (error) {
      if (wasNotTaken(error)) await forgetDelivery(deps.db, mail.id);
      throw error;
    }
    await deps.db.updateTable('mail_delivery').set({ state: 'sent' }).where('id', '=', mail.id).execute();
  },
});

import { normaliseEmail } from '@detour/shared-contracts/rules';
import { sql } from 'kysely';
import type { GatewayContext } from '../../context/context';
import { unsubscribe } from '../../customers/newsletter/newsletter.repository';
import type { Database } from '../../database/open-database';
import { transact, type Trx } from '../../database/transaction';
import { markGiftReturned } from '../../sales/vouchers/deliveries/sending.repository';
import type { MailNotice } from './read-notice';

/** Outcome of a notice; counted as `gateway_mail_notices_total`. */
export type TakenNotice = 'delivered' | 'bounced' | 'complained' | 'repeated' | 'unknown' | 'other-address';

/** Whether the mail is ours, and its recipient. A mail without an order is known by its delivery only. */
const findMail = async (
  db: Database,
  id: string,
): Promise<{ readonly sentTo: string | null } | undefined> => {
  const kept = await db.selectFrom('sent_mail').select('sent_to').where('id', '=', id).executeTakeFirst();
  if (kept) return { sentTo: normaliseEmail(kept.sent_to) };
  const begun = await db.selectFrom('mail_delivery').select('id').where('id', '=', id).executeTakeFirst();
  return begun && { sentTo: null };
};

/** Returns false for a notice that is known already. */
const keep = async (trx: Trx, { mailId, kind, reason, at }: MailNotice, now: Date): Promise<boolean> => {
  const kept = await trx
    .insertInto('mail_notice')
    .values({ mail_id: mailId, kind, reason, at: at > now ? now : at })
    .onConflict((conflict) => conflict.columns(['mail_id', 'kind']).doNothing())
    .returning('mail_id')
    .executeTakeFirst();
  return kept !== undefined;
};

/** Ends the subscriptions of an address: reminders and the newsletter. A new request starts them again. */
const stopWished = async (trx: Trx, address: string, now: Date): Promise<void> => {
  await trx
    .updateTable('reminder')
    .set({ stopped_at: now })
    .where(sql`lower(email)`, '=', address)
    .where('stopped_at', 'is', null)
    .execute();
  await unsubscribe(trx, { email: address }, now.getTime());
};

const giftMail = /^gift-([0-9a-f-]{36})-(\d{1,9})$/;

/** A gift that came back is to be sent again by its giver, as one that the mail server refused at once. */
const returnGift = async (trx: Trx, { mailId, reason }: MailNotice, now: Date): Promise<void> => {
  const [, voucherId, version] = giftMail.exec(mailId) ?? [];
  if (voucherId === undefined) return;
  const voucher = await trx
    .selectFrom('voucher')
    .select(['order_uuid', 'position'])
    .where('id', '=', voucherId)
    .executeTakeFirst();
  if (!voucher) return;
  const { order_uuid: orderUuid, position } = voucher;
  await markGiftReturned(trx, { orderUuid, position, version: Number(version) }, { reason, now });
};

/**
 * Applies a verified notice of the mail provider, once: stores the state of the mail, marks a bounced gift as failed, and
 * after a bounce or a complaint ends reminders and newsletter of the address. A notice about another address than that of
 * the mail has no effect.
 */
export const takeNotice = async (
  { db, clock, metrics }: Pick<GatewayContext, 'db' | 'clock' | 'metrics'>,
  notice: MailNotice,
): Promise<TakenNotice> => {
  const taken = await transact<TakenNotice>(db, async (trx) => {
    const now = new Date(clock.now());
    const mail = await findMail(trx, notice.mailId);
    if (!mail) return 'unknown';
    if (mail.sentTo !== null && mail.sentTo !== notice.address) return 'other-address';
    if (!(await keep(trx, notice, now))) return 'repeated';
    if (notice.kind === 'bounced') await returnGift(trx, notice, now);
    if (notice.kind !== 'delivered') await stopWished(trx, notice.address, now);
    return notice.kind;
  });
  metrics.mailNotices.inc({ outcome: taken });
  return taken;
};

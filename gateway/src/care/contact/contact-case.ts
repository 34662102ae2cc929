import { randomUUID } from 'node:crypto';
import { checkContact, contactReasons, normaliseEmail } from '@detour/shared-contracts/rules';
import type { ContactForm } from '@detour/shared-contracts/schemas';
import type { GatewayContext } from '../../context/context';
import type { Database } from '../../database/open-database';
import { transact } from '../../database/transaction';
import { sql } from 'kysely';
import { enqueue } from '../../outbox/outbox.repository';

type Context = Pick<GatewayContext, 'db' | 'clock' | 'wakeJobs'>;

/** Returns false for an invalid field. The reason determines the stored type and subtype, not the form. */
export const isValidCase = (form: ContactForm): boolean => {
  const { requestType, requestSubtype } = contactReasons[form.contact_reason];
  const problems = checkContact({
    Booking_ID__c: form.Booking_ID__c ?? '',
    contact_reason: form.contact_reason,
    description: form.description,
    email: form.email,
    name: form.name,
    phone: form.phone,
  });
  const isReasonWhole = form.requestType === requestType && (form.requestSubtype ?? '') === requestSubtype;
  return problems.length === 0 && isReasonWhole && form.status === 'New';
};

const hourMs = 3_600_000;

/** True when the mailbox got its acknowledgement within the last hour. */
const wroteLately = async (db: Database, email: string, now: number): Promise<boolean> => {
  const earlier = await db
    .selectFrom('contact_case')
    .select('id')
    .where(sql`lower(email)`, '=', email)
    .where('received_at', '>', new Date(now - hourMs))
    .limit(1)
    .executeTakeFirst();
  return earlier !== undefined;
};

/**
 * Queues the acknowledgement, at most one per mailbox and hour: anyone can type another person's address. The dedupe key
 * prevents a second one for concurrent messages.
 */
const acknowledge = async (trx: Database, { id, email }: { id: string; email: string }, now: number) => {
  const hour = Math.floor(now / hourMs);
  await enqueue(trx, {
    topic: 'mail.contact-received',
    payload: { id },
    dueAt: new Date(now),
    dedupeKey: `contact-received:${email}:${hour}`,
  });
};

/** Stores a message, queues its mail to customer care, and the acknowledgement to its sender. */
export const storeCase = async (
  { db, clock, wakeJobs }: Context,
  form: ContactForm,
  careEmail: string | null,
): Promise<void> => {
  const id = randomUUID();
  const now = new Date(clock.now());
  const email = normaliseEmail(form.email);
  await transact(db, async (trx) => {
    const isAnswered = await wroteLately(trx, email.toLowerCase(), clock.now());
    await trx
      .insertInto('contact_case')
      .values({
        id,
        received_at: now,
        booking_id: form.Booking_ID__c?.trim() || null,
        reason: form.contact_reason,
        request_type: form.requestType,
        request_subtype: form.requestSubtype ?? '',
        email,
        name: form.name.trim(),
        phone: form.phone.trim(),
        description: form.description.trim(),
        language: form.language,
        point_of_sale: form.pointOfSale,
        care_email: careEmail,
      })
      .execute();
    await enqueue(trx, { topic: 'mail.contact', payload: { id }, dueAt: now });
    // A message that staff enters for a customer gets no acknowledgement.
    if (!isAnswered && !careEmail) await acknowledge(trx, { id, email: email.toLowerCase() }, clock.now());
  });
  wakeJobs();
};

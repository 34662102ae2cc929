import { randomUUID } from 'node:crypto';
import { checkContact, contactReasons, normaliseEmail } from '@detour/shared-contracts/rules';
import type { ContactForm } from '@detour/shared-contracts/schemas';
import type { GatewayContext } from '../../context/context';
import { transact } from '../../database/transaction';
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

/** Stores a message and queues its mail to customer care. */
export const storeCase = async (
  { db, clock, wakeJobs }: Context,
  form: ContactForm,
  careEmail: string | null,
): Promise<void> => {
  const id = randomUUID();
  const now = new Date(clock.now());
  await transact(db, async (trx) => {
    await trx
      .insertInto('contact_case')
      .values({
        id,
        received_at: now,
        booking_id: form.Booking_ID__c?.trim() || null,
        reason: form.contact_reason,
        request_type: form.requestType,
        request_subtype: form.requestSubtype ?? '',
        email: normaliseEmail(form.email),
        name: form.name.trim(),
        phone: form.phone.trim(),
        description: form.description.trim(),
        language: form.language,
        point_of_sale: form.pointOfSale,
        care_email: careEmail,
      })
      .execute();
    await enqueue(trx, { topic: 'mail.contact', payload: { id }, dueAt: now });
  });
  wakeJobs();
};

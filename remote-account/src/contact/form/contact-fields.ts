import type { ContactSettings } from '@detour/shared-contracts/api';
import { contactReasons, type ContactDraft, type ContactReason } from '@detour/shared-contracts/rules';
import type { TextId } from '../../text';

/** Text of each reason, in display order. */
export const reasonTexts: Readonly<Record<ContactReason, TextId>> = {
  avv_info: 'contact.reasonActivity',
  booking_info: 'contact.reasonBooking',
  emailconf: 'contact.reasonEmail',
  modification: 'contact.reasonModification',
  cancellation: 'contact.reasonCancellation',
  complaint: 'contact.reasonComplaint',
  other: 'contact.reasonOther',
};

export const emptyDraft: ContactDraft = {
  Booking_ID__c: '',
  contact_reason: '',
  description: '',
  email: '',
  name: '',
  phone: '',
};

/**
 * All posted fields: the input, the type of its reason, and the hidden fields. `captcha` is null in customer-care mode.
 * @spec CONTACT-012 CONTACT-013 CONTACT-014 CARE-008
 */
export const toContactFields = (
  draft: ContactDraft,
  { fields }: Pick<ContactSettings, 'fields'>,
  captcha: string | null,
): Readonly<Record<string, string>> => ({
  ...fields,
  ...Object.fromEntries(Object.entries(draft).map(([name, value]) => [name, value.trim()])),
  ...contactReasons[draft.contact_reason as ContactReason],
  ...(captcha !== null && { captcha }),
});

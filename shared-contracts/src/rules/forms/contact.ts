import { isEmail, isFilled } from './buyer';
import { contactReasons, type ContactReason } from './contact-reasons';

/** The visible fields. The rest of the form is hidden. */
export interface ContactDraft {
  readonly Booking_ID__c: string;
  readonly contact_reason: string;
  readonly description: string;
  readonly email: string;
  readonly name: string;
  readonly phone: string;
}

export type ContactProblemKind = 'booking' | 'email' | 'name' | 'phone' | 'mandatory';

export interface ContactProblem {
  readonly field: keyof ContactDraft;
  readonly kind: ContactProblemKind;
}

/** Form order, so that focus can move to the first problem. */
const fields: readonly (keyof ContactDraft)[] = [
  'contact_reason',
  'Booking_ID__c',
  'name',
  'email',
  'phone',
  'description',
];

const isReason = (text: string): text is ContactReason => Object.hasOwn(contactReasons, text);

const isBookingId = (text: string): boolean => /^\d{8}$/.test(text);

/** Letters of any script plus the punctuation of names. No digits, no symbols. */
const isOnlyText = (text: string): boolean => /^[\p{L}\p{M} .'’-]+$/u.test(text) && /\p{L}/u.test(text);

const isPhoneText = (text: string): boolean => /^[\d ()+-]+$/.test(text) && /\d/.test(text);

const problemOf = (field: keyof ContactDraft, draft: ContactDraft): ContactProblemKind | null => {
  const text = draft[field].trim();
  if (field === 'Booking_ID__c') {
    if (text === '' && draft.contact_reason === 'avv_info') return null;
    return isBookingId(text) ? null : 'booking';
  }
  if (!isFilled(text)) return 'mandatory';
  if (field === 'contact_reason') return isReason(text) ? null : 'mandatory';
  if (field === 'email') return isEmail(text) ? null : 'email';
  if (field === 'name') return isOnlyText(text) ? null : 'name';
  if (field === 'phone') return isPhoneText(text) ? null : 'phone';
  return null;
};

/** Validates one field on blur. @spec CONTACT-021 CONTACT-022 CONTACT-023 CONTACT-024 CONTACT-025 CONTACT-026 CONTACT-027 */
export const checkContactField = (field: keyof ContactDraft, draft: ContactDraft): ContactProblem | null => {
  const kind = problemOf(field, draft);
  return kind && { field, kind };
};

/**
 * All problems of the form in form order, at most one per field. @spec CONTACT-021 CONTACT-022 CONTACT-023 CONTACT-024
 * CONTACT-025 CONTACT-026
 */
export const checkContact = (draft: ContactDraft): readonly ContactProblem[] =>
  fields.flatMap((field) => checkContactField(field, draft) ?? []);

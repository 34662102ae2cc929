interface CaseType {
  readonly requestType: string;
  readonly requestSubtype: string;
}

/**
 * Values that each reason of the contact form submits. "Information/request" is one value.
 * @spec CONTACT-014 CONTACT-015 CONTACT-016 CONTACT-017 CONTACT-018 CONTACT-019 CONTACT-020
 */
export const contactReasons = {
  avv_info: { requestType: 'Hotel Activity information request', requestSubtype: '' },
  booking_info: { requestType: 'Information/request', requestSubtype: '' },
  emailconf: { requestType: 'Information/request', requestSubtype: 'Confirmation email' },
  modification: { requestType: 'Modification', requestSubtype: '' },
  cancellation: { requestType: 'Cancellation Request', requestSubtype: '' },
  complaint: { requestType: 'Complaint', requestSubtype: '' },
  other: { requestType: '', requestSubtype: '' },
} as const satisfies Readonly<Record<string, CaseType>>;

export type ContactReason = keyof typeof contactReasons;

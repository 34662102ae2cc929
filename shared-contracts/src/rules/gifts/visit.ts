/** Hours before its start until which a slot can be booked. The texts of activities announce it. */
export const visitLeadHours = 48;

/** Hours before its start until which a booked slot can be moved or cancelled. */
export const visitChangeHours = 24;

/** Digits of a partner's PIN. */
export const partnerPinDigits = 6;

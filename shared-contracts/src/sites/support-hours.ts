/** Hours on one or several days of a week. Days are ISO: 1 is Monday, 7 is Sunday. Hours are local to the market. */
export interface OpeningHours {
  readonly days: readonly [first: number, last: number];
  readonly from: number;
  readonly to: number;
}

/**
 * Opening hours of customer care, by the place that shows them. The specification gives four contradicting values, which
 * A-055 keeps. Change only this table once the business decides.
 */
export const supportHours = {
  /** Phone, beside a booking. */
  booking: [
    { days: [1, 5], from: 10, to: 21 },
    { days: [6, 7], from: 10, to: 19 },
  ],
  /** Phone, on the contact page. */
  contact: [
    { days: [1, 5], from: 10, to: 19 },
    { days: [6, 6], from: 10, to: 18 },
  ],
  /** Phone, in the footer. */
  footer: [{ days: [1, 5], from: 10, to: 18 }],
  chat: [{ days: [1, 5], from: 9, to: 18 }],
} as const satisfies Readonly<Record<string, readonly OpeningHours[]>>;

export type SupportPlace = keyof typeof supportHours;

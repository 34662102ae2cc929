/** Hours on one or several days of a week. Days are ISO: 1 is Monday, 7 is Sunday. Hours are local to the market. */
export interface OpeningHours {
  readonly days: readonly [first: number, last: number];
  readonly from: number;
  readonly to: number;
}

/**
 * When the shop answers, by the place that says so. The four places contradict each other in the specification, which A-055 keeps: this
 * table is the one to change once the business decides.
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

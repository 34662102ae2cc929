/** Hours on one or several days of a week. Days are ISO: 1 is Monday, 7 is Sunday. Hours are local to the market. */
export interface OpeningHours {
  readonly days: readonly [first: number, last: number];
  readonly from: number;
  readonly to: number;
}

/**
 * Opening hours of customer care. One phone has the same hours wherever it is shown: of the three contradicting values of the
 * specification, those of the contact page (A-055, record 0967). Change only this table once the business decides.
 */
export const supportHours = {
  /** On the contact page, in the footer, beside a booking and in mails. */
  phone: [
    { days: [1, 5], from: 10, to: 19 },
    { days: [6, 6], from: 10, to: 18 },
  ],
  chat: [{ days: [1, 5], from: 9, to: 18 }],
} as const satisfies Readonly<Record<string, readonly OpeningHours[]>>;

export type SupportWay = keyof typeof supportHours;

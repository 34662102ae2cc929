/** Days until a requested refund arrives on the buyer's card. Banks name 5 to 10. */
export const refundDays = { least: 5, most: 10 } as const;

/** Days until a refund that the shop has asked for is on the buyer's card: banks name 5 to 10. */
export const refundDays = { least: 5, most: 10 } as const;

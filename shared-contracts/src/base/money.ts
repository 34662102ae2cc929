/** Integer cents of euros. Only the formatter divides. */
export type Cents = number;

export const sumCents = (amounts: readonly Cents[]): Cents =>
  amounts.reduce((total, amount) => total + amount, 0);

/** Rounded up to whole euros, in cents: for display on cards, never for charges. @spec CARD-014 */
export const roundUpToEuros = (amount: Cents): Cents => Math.ceil(amount / 100) * 100;

/** Total divided by nights, rounded up to whole euros, in cents. @spec CARD-015 */
export const perNight = (total: Cents, nights: number): Cents => roundUpToEuros(total / Math.max(1, nights));

/** `percent` of an amount, rounded half up to the cent. */
export const percentOf = (amount: Cents, percent: number): Cents => Math.round((amount * percent) / 100);

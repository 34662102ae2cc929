/** Proper names of payment methods, the same in every language. */
const names: Readonly<Record<string, string>> = {
  bancontact: 'Bancontact',
  ideal: 'iDEAL',
  paypal: 'PayPal',
};

/** Name of a payment method for a reader; its word when it has none. */
export const methodNameOf = (method: string): string => names[method] ?? method;

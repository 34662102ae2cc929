import type { Country } from './locale';

/** Ways to pay, in the order in which a page offers them. */
export const paymentMethods = ['card', 'bancontact', 'ideal', 'paypal'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** Methods that are paid on a page of their own: the visitor leaves the shop and comes back. */
export const redirectMethods = ['bancontact', 'ideal', 'paypal'] as const satisfies readonly PaymentMethod[];

export type RedirectMethod = (typeof redirectMethods)[number];

export const isRedirectMethod = (method: string | null | undefined): method is RedirectMethod =>
  redirectMethods.some((one) => one === method);

const soldIn: Readonly<Record<Exclude<PaymentMethod, 'card' | 'paypal'>, readonly Country[]>> = {
  bancontact: ['BE'],
  ideal: ['NL'],
};

const isSoldIn = (method: PaymentMethod, country: Country): boolean =>
  method === 'card' || method === 'paypal' || soldIn[method].includes(country);

/**
 * Payment methods of a country. The gateway's settings narrow them; footer and payment page show what the gateway sends.
 * @spec FOOT-005
 */
export const paymentMethodsOf = (country: Country): readonly PaymentMethod[] =>
  paymentMethods.filter((method) => isSoldIn(method, country));

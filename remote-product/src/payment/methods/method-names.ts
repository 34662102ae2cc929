import { isRedirectMethod, type RedirectMethod } from '@detour/shared-contracts/sites';
import type { Order } from '@detour/shared-contracts/api';
import type { Text } from '../../text';

/** Proper names, the same in every language. */
const names: Readonly<Record<RedirectMethod, string>> = {
  bancontact: 'Bancontact',
  ideal: 'iDEAL',
  paypal: 'PayPal',
};

/** Name of a payment method. A word that this page does not know is its own name. */
export const methodName = (method: string, t: Text): string => {
  if (isRedirectMethod(method)) return names[method];
  return method === 'card' ? t('payment.card') : method;
};

export type ShownMethod = 'card' | RedirectMethod;

/** Methods of the order that this page can pay with, in the gateway's order. An older gateway names none: by card. */
export const shownMethods = ({
  paymentMethods = [],
}: Pick<Order, 'paymentMethods'>): readonly ShownMethod[] => {
  const known = paymentMethods.filter((method) => method === 'card' || isRedirectMethod(method));
  return known.length > 0 ? (known as ShownMethod[]) : ['card'];
};

/** The method of the last attempt, so that one click repeats it. */
export const firstMethod = (order: Order): ShownMethod => {
  const last = order.paymentRedirect?.method ?? order.paymentProblem?.method;
  return shownMethods(order).find((method) => method === last) ?? 'card';
};

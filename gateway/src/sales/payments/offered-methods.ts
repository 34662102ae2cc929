import {
  countryOf,
  paymentMethods,
  paymentMethodsOf,
  type Locale,
  type PaymentMethod,
} from '@detour/shared-contracts/sites';
import type { Config } from '../../settings/settings';
import type { OrderRow } from '../records/order.repository';

export type MethodSettings = Pick<Config, 'paymentMethods' | 'paymentProvider'>;

/** A Stripe account has only the methods that its operator has activated there, so the operator names them here too. */
const enabledBy = (settings: MethodSettings): readonly PaymentMethod[] => {
  if (settings.paymentMethods.length > 0) return settings.paymentMethods;
  return settings.paymentProvider === 'sandbox' ? paymentMethods : ['card'];
};

/** Payment methods of the site of a locale, in order. Footer and payment page show exactly these. @spec FOOT-005 */
export const offeredMethods = (settings: MethodSettings, locale: Locale): readonly PaymentMethod[] => {
  const enabled = enabledBy(settings);
  return paymentMethodsOf(countryOf(locale)).filter(
    (method) => method === 'card' || enabled.includes(method),
  );
};

/** Those of an order. A payment plan saves the card of its first part, so all its parts are paid by card. */
export const methodsOfOrder = (
  settings: MethodSettings,
  { locale, plan, part }: Pick<OrderRow, 'locale' | 'plan' | 'part'>,
): readonly PaymentMethod[] =>
  plan === null && part === null ? offeredMethods(settings, locale as Locale) : ['card'];

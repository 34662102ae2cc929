import { paymentMethods, type PaymentMethod } from '@detour/shared-contracts/sites';
import type { FrameContent } from '../content/frame-content';

/**
 * Payment methods that the footer names: those that the gateway offers on the payment page of this site. A word that this release does not
 * know is left out; an older gateway names none and takes cards only. @spec FOOT-005
 */
export const paymentNamesOf = ({
  payments = [],
}: Pick<FrameContent, 'payments'>): readonly PaymentMethod[] => {
  const known = payments.flatMap((word) => paymentMethods.find((method) => method === word) ?? []);
  return known.length > 0 ? known : ['card'];
};

import type { GatewayContext } from '../../../context/context';
import type { PayDeps } from '../pay-order';
import { wrongProvider } from '../../payments/payment-problems';

/** What pays through our own calls; a real provider takes cards and wallets in the browser, and these calls refuse them unread. */
export const requireSandbox = (context: GatewayContext): PayDeps => {
  const { sandbox } = context;
  if (!sandbox) throw wrongProvider('Cards and wallets are given to the payment provider, not to this call.');
  return { ...context, provider: sandbox };
};

import type { GatewayContext } from '../../../context/context';
import type { PayDeps } from '../pay-order';
import { wrongProvider } from '../../payments/payment-problems';

/** Returns the dependencies of our own payment calls. Throws with a real provider, which takes cards and wallets in the browser. */
export const requireSandbox = (context: GatewayContext): PayDeps => {
  const { sandbox } = context;
  if (!sandbox) throw wrongProvider('Cards and wallets are sent to the payment provider, not to this call.');
  return { ...context, provider: sandbox };
};

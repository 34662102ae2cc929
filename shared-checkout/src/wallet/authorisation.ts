import type { BuyerDraft } from '@detour/shared-contracts/rules';
import type { PayOrder } from '../order/pay-by-wallet';

/** A payment that its owner authorised in a wallet, before there is an order. */
export interface Authorisation {
  /** `sandbox_wallet`, or the provider's name of the wallet: `apple_pay`. */
  readonly method: string;
  /** Who pays. A field that the wallet does not know is asked in the form. */
  readonly identity: Partial<BuyerDraft>;
  readonly pay: PayOrder;
  /** Closes the wallet without an order: a field of the buyer is missing, or another order is running. */
  refuse(reason: 'incomplete' | 'busy'): void;
}

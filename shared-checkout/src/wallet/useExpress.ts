import { useState } from 'react';
import type { Buyer } from '@detour/shared-contracts/api';
import type { BuyerDraft } from '@detour/shared-contracts/rules';
import type { BuyerForm } from '../buyer/useBuyerForm';

/** The wallet of a checkout: who pays and from where comes from it, not from the form. */
export interface Express {
  readonly isOpen: boolean;
  /** Opens the wallet, if everything that the wallet cannot know is there. */
  open(): void;
  close(): void;
  /** The owner authorised the payment. The form requires fields that the wallet does not provide. */
  authorise(identity: Partial<BuyerDraft>): void;
}

export interface ExpressInput {
  readonly buyer: BuyerForm;
  /** Calls back if the order is complete but for its buyer: gift texts, delivery, days. Otherwise shows what is missing. */
  readonly ready: (proceed: () => void) => void;
  readonly pay: (buyer: Buyer) => void;
}

/** @spec WALLET-001 WALLET-002 */
export const useExpress = ({ buyer, ready, pay }: ExpressInput): Express => {
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen,
    open: () => ready(() => setOpen(true)),
    close: () => setOpen(false),
    authorise: (identity) => {
      setOpen(false);
      buyer.fill(identity);
      void buyer.submit(pay)();
    },
  };
};

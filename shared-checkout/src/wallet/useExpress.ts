import { useState } from 'react';
import type { Buyer } from '@detour/shared-contracts/api';
import type { ContractNames, NoNames } from '@detour/shared-contracts/contract/declare';
import type { PartArguments } from '@detour/remote-kit';
import type { BuyerForm } from '../buyer/useBuyerForm';
import type { expressPart } from '../contract/order-part';
import type { Authorisation } from './authorisation';

/** The wallet of a checkout: who pays and from where comes from it, not from the form. */
export interface Express {
  /** Whether the sandbox wallet is open. */
  readonly isOpen: boolean;
  /** Opens the sandbox wallet, if everything that the wallet cannot know is there. */
  open(): void;
  close(): void;
  /** Whether everything that a wallet cannot know is there, at once. Otherwise shows what is missing. */
  isReady(): boolean;
  /** The owner authorised the payment. The form requires fields that the wallet does not provide. */
  authorise(authorisation: Authorisation): void;
  readonly failureCode: string;
}

export interface ExpressInput {
  readonly buyer: BuyerForm;
  /**
   * Calls back at once if the order is complete but for its buyer: gift texts, delivery, days. Otherwise shows what is missing, or checks a
   * typed code.
   */
  readonly ready: (proceed: () => void) => void;
  /** False if another order is running. */
  readonly pay: (buyer: Buyer, authorisation: Authorisation) => boolean;
  /** Code of the report when the provider's wallets fail to load. */
  readonly failureCode: string;
}

/** @spec WALLET-001 WALLET-002 */
export const useExpress = <N extends ContractNames = NoNames>(
  { buyer, ready, pay, failureCode }: ExpressInput,
  ..._declared: PartArguments<N, typeof expressPart>
): Express => {
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen,
    failureCode,
    open: () => ready(() => setOpen(true)),
    close: () => setOpen(false),
    isReady: () => {
      let isComplete = false;
      ready(() => (isComplete = true));
      return isComplete;
    },
    authorise: (authorisation) => {
      setOpen(false);
      buyer.fill(authorisation.identity);
      void buyer.submit(
        (valid) => {
          if (!pay(valid, authorisation)) authorisation.refuse('busy');
        },
        () => authorisation.refuse('incomplete'),
      )();
    },
  };
};

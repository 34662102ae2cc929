import { useRef, useState } from 'react';
import { confirmationAddress, paymentAddress } from '@detour/shared-contracts/sites';
import type { ContractNames, NoNames } from '@detour/shared-contracts/contract/declare';
import { useApi, useHost, useSite, type PartArguments } from '@detour/remote-kit';
import type { orderPart } from '../contract/order-part';
import type { DraftStore } from '../buyer/checkout-draft';
import { createKey } from './create-key';
import { orderPortOf } from './order-calls';
import type { OrderServices } from './order-port';
import { useBusyPause } from './while-busy';

export type OrderButton = 'card' | 'wallet';

export interface OrderRun<Failure> {
  /** The button whose request is running. */
  readonly busy: OrderButton | null;
  /** The gateway is busy, and the running request is sent again in a moment. */
  readonly isWaiting: boolean;
  /** Of the last run. */
  readonly failure: Failure | null;
  readonly services: OrderServices;
  fail(failure: Failure): void;
  /** Runs one order. Returns false, without running it, while another one is running. */
  run(button: OrderButton, work: () => Promise<void>): boolean;
  /** Opens the page of an order: the confirmation if it is paid, else the card form. */
  open(orderUUID: string, isPaid: boolean): Promise<void>;
}

/** Runs one order at a time: which button is busy, why the last one failed, and the page that follows. */
export const useOrderRun = <Failure, N extends ContractNames = NoNames>(
  draft: DraftStore,
  ..._declared: PartArguments<N, typeof orderPart>
): OrderRun<Failure> => {
  const api = useApi<ContractNames>();
  const { locale } = useSite();
  const { clock, navigation } = useHost();
  const running = useRef(false);
  const [busy, setBusy] = useState<OrderButton | null>(null);
  const { isWaiting, pause } = useBusyPause();
  const [failure, setFailure] = useState<Failure | null>(null);

  const once = async (button: OrderButton, work: () => Promise<void>): Promise<void> => {
    running.current = true;
    setBusy(button);
    setFailure(null);
    try {
      await work();
    } finally {
      running.current = false;
      setBusy(null);
    }
  };

  return {
    busy,
    isWaiting,
    failure,
    services: { orders: orderPortOf(api), draft, now: () => clock.now(), createKey, pause },
    fail: (reason) => setFailure(() => reason),
    run: (button, work) => {
      if (running.current) return false;
      void once(button, work);
      return true;
    },
    open: async (orderUUID, isPaid) => {
      await navigation.navigate(
        isPaid ? confirmationAddress(locale, orderUUID) : paymentAddress(locale, orderUUID),
      );
    },
  };
};

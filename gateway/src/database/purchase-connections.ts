import { AsyncLocalStorage } from 'node:async_hooks';

const purchase = new AsyncLocalStorage<true>();

/** Statements of `work` use the connections that are kept for purchases (record 0933). */
export const withPurchaseConnections = <T>(work: () => T): T => purchase.run(true, work);

export const usesPurchaseConnections = (): boolean => purchase.getStore() === true;

import type { ContractPart } from '@detour/shared-contracts/contract/declare';

/** An order of a checkout: its calls, the pages that follow, and the terms to read before. */
export const orderPart = {
  exports: ['useOrderRun'],
  emits: [],
  consumes: [],
  calls: ['cancelOrder', 'createOrder', 'order', 'walletOrder'],
  host: [],
  flags: [],
  links: ['confirmation', 'payment', 'static'],
} as const satisfies ContractPart;

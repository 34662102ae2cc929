import type { ContractPart } from '@detour/shared-contracts/contract/declare';

/** An order of a checkout: its calls, the pages that follow, and the terms to read before. */
export const orderPart = {
  exports: ['useOrderRun'],
  emits: [],
  consumes: [],
  calls: ['cancelOrder', 'confirmFree', 'createOrder', 'order', 'walletOrder'],
  host: [],
  flags: [],
  links: ['confirmation', 'payment', 'static'],
} as const satisfies ContractPart;

/** Promotion codes, gift cards and vouchers of a checkout. */
export const codePart = {
  exports: ['useCodes'],
  emits: [],
  consumes: [],
  calls: ['beneficiarySession', 'giftCardCheck', 'promotionCheck'],
  host: [],
  flags: [],
  links: [],
} as const satisfies ContractPart;

/** A wallet of the payment provider, before there is an order. */
export const expressPart = {
  exports: ['useExpress'],
  emits: [],
  consumes: [],
  calls: ['returnFromThreeds', 'startPayment'],
  host: [],
  flags: [],
  links: ['payment'],
} as const satisfies ContractPart;

import type { ContractPart } from '@detour/shared-contracts/contract/declare';

/** What a signed-in customer's account fills in: profile and addresses. */
export const accountPart = {
  exports: ['useAccountBuyer', 'useSavedAddresses'],
  emits: [],
  consumes: [],
  calls: ['addresses', 'me'],
  host: [],
  flags: [],
  links: [],
} as const satisfies ContractPart;

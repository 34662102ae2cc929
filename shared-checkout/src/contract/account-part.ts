import type { ContractPart } from '@detour/shared-contracts/contract/declare';

/** Data that a signed-in customer's account fills in: profile and addresses. For a member of staff, those of their customer. */
export const accountPart = {
  exports: ['useAccountBuyer', 'useSavedAddresses'],
  emits: [],
  consumes: [],
  calls: ['actFor', 'addresses', 'me'],
  host: [],
  flags: ['customerAccount'],
  links: ['signin'],
} as const satisfies ContractPart;

import { declareContract, type NamesOf } from '@detour/shared-contracts/contract/declare';
import { mapPart, wishlistPart } from '@detour/remote-kit/contract';

/** What this package provides and requires. `npm run generate` writes `contract.json` from it. */
export const contract = /* #__PURE__ */ declareContract({
  remote: 'remote-activities',
  owner: 'activities',
  alert: 'activities@teams.detour.example',
  mountApi: 1,
  exposes: ['./page'],
  pages: ['activity'],
  links: ['activity', 'activity-search', 'gift-checkout', 'home', 'search'],
  emits: ['activities.activity-viewed@1', 'activities.added-to-cart@1'],
  consumes: [],
  calls: ['activityDetail', 'activityImages'],
  fragments: ['remote-account/recently-viewed'],
  criteria: {
    reads: ['adults'],
    writes: ['adults'],
  },
  storageKeys: [],
  host: [],
  flags: ['activityOnly', 'physicalVoucher'],
  parts: [wishlistPart, mapPart],
  deprecations: [],
});

/** Rejects undeclared names in development and tests. A release does not contain the contract. */
export const checkedContract = process.env['CONTRACT_CHECKS'] === 'off' ? null : contract;

/** The declared names, for `useHost<Names>()`, `useApi<Names>()` and the like. */
export type Names = NamesOf<typeof contract>;

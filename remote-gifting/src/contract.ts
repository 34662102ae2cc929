import { declareContract, type NamesOf } from '@detour/shared-contracts/contract/declare';
import type { CriteriaOf } from '@detour/shared-contracts/criteria';
import { giftPart, mapPart, stayPart } from '@detour/remote-kit/contract';
import { codePart, expressPart, orderPart } from '@detour/shared-checkout/contract';
import { accountPart } from '@detour/shared-checkout/contract/account';

/** What this package provides and requires. `npm run generate` writes `contract.json` from it. */
export const contract = /* #__PURE__ */ declareContract({
  remote: 'remote-gifting',
  owner: 'gifting',
  alert: 'gifting@teams.detour.example',
  mountApi: 1,
  exposes: ['./fragment-gift-drawer', './fragment-gift-panel', './page'],
  pages: ['gift-checkout', 'giftcard-customization', 'single-voucher'],
  links: ['gift-checkout', 'giftcard-customization', 'hotel', 'product', 'search', 'single-voucher'],
  emits: ['gifting.added-to-cart@1', 'gifting.drawer-closed@1', 'gifting.item-personalised@1'],
  consumes: [],
  calls: ['activityDetail', 'boxProductDetail', 'giftExtras', 'giftPrices', 'shippingCost'],
  fragments: [],
  criteria: {
    reads: ['gift'],
    writes: ['gift'],
  },
  storageKeys: ['checkoutDraft', 'giftCustomization'],
  host: ['storage.read', 'storage.remove', 'storage.subscribe', 'storage.write'],
  flags: ['physicalVoucher', 'voucherPrices'],
  parts: [giftPart, mapPart, stayPart, orderPart, expressPart, codePart, accountPart],
  deprecations: [],
});

/** Rejects undeclared names in development and tests. A release does not contain the contract. */
export const checkedContract = process.env['CONTRACT_CHECKS'] === 'off' ? null : contract;

/** The declared names, for `useHost<Names>()`, `useApi<Names>()` and the like. */
export type Names = NamesOf<typeof contract>;

/** The criteria with the declared reads. */
export type Criteria = CriteriaOf<Names>;

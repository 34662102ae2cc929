import { declareContract, type NamesOf } from '@detour/shared-contracts/contract/declare';
import { wishlistPart, mapPart } from '@detour/remote-kit/contract';

/** What this package provides and requires. `npm run generate` writes `contract.json` from it. */
export const contract = /* #__PURE__ */ declareContract({
  remote: 'remote-boxes',
  owner: 'boxes',
  alert: 'boxes@teams.detour.example',
  mountApi: 1,
  exposes: ['./fragment-box-block', './page'],
  pages: ['beneficiary-offers', 'box', 'box-by-sku', 'box-product', 'boxes', 'voucher'],
  links: [
    'beneficiary-login',
    'beneficiary-offers',
    'box',
    'boxes',
    'contact',
    'gift-checkout',
    'home',
    'product',
    'search',
    'summary',
    'voucher',
  ],
  emits: ['boxes.flag-activated@1'],
  consumes: ['gifting.drawer-closed@1'],
  calls: [
    'beneficiaryBoxFacets',
    'beneficiaryBoxOffers',
    'beneficiaryLogin',
    'beneficiaryLogout',
    'beneficiarySession',
    'beneficiaryVoucherFacets',
    'beneficiaryVoucherOffers',
    'boxBlock',
    'boxOffers',
    'boxProductDetail',
    'boxes',
    'heldBoxFacets',
    'heldBoxOffers',
    'shippingCost',
    'voucherStatus',
  ],
  fragments: ['remote-gifting/gift-drawer'],
  criteria: {
    reads: ['activityDates', 'adults', 'babies', 'children', 'dates', 'gift', 'id', 'offerId'],
    writes: ['activityDates', 'adults', 'babies', 'children', 'dates', 'gift', 'id', 'offerId'],
  },
  storageKeys: [],
  host: [],
  flags: ['physicalVoucher'],
  parts: [wishlistPart, mapPart],
  deprecations: [],
});

/** Rejects undeclared names in development and tests. A release does not contain the contract. */
export const checkedContract = process.env['CONTRACT_CHECKS'] === 'off' ? null : contract;

/** The declared names, for `useHost<Names>()`, `useApi<Names>()` and the like. */
export type Names = NamesOf<typeof contract>;

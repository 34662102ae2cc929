import { declareContract, type NamesOf } from '@detour/shared-contracts/contract/declare';
import type { CriteriaOf, PatchOf } from '@detour/shared-contracts/criteria';
import { giftPart, wishlistPart, mapPart } from '@detour/remote-kit/contract';

/** What this package provides and requires. `npm run generate` writes `contract.json` from it. */
export const contract = /* #__PURE__ */ declareContract({
  remote: 'remote-boxes',
  owner: 'boxes',
  alert: 'boxes@teams.detour.example',
  mountApi: 1,
  exposes: ['./fragment-box-block', './fragment-gift-bar', './page'],
  pages: ['beneficiary-offers', 'box', 'box-by-sku', 'box-product', 'boxes', 'voucher'],
  links: [
    'account-gifts',
    'beneficiary-login',
    'beneficiary-offers',
    'box',
    'box-by-sku',
    'boxes',
    'contact',
    'gift-checkout',
    'home',
    'product',
    'search',
    'summary',
    'voucher',
  ],
  emits: [
    'boxes.box-selected@1',
    'boxes.box-viewed@1',
    'boxes.flag-activated@1',
    'boxes.gift-changed@1',
    'boxes.list-shown@1',
  ],
  consumes: ['boxes.gift-changed@1', 'gifting.drawer-closed@1'],
  calls: [
    'autocomplete',
    'beneficiaryBoxFacets',
    'beneficiaryBoxOffers',
    'beneficiaryLogin',
    'beneficiaryLogout',
    'beneficiarySession',
    'beneficiaryVoucherFacets',
    'beneficiaryVoucherOffers',
    'bookVisit',
    'boxBlock',
    'boxOffers',
    'boxProductDetail',
    'boxes',
    'cancelVisit',
    'extendVoucher',
    'givenStay',
    'heldBoxFacets',
    'heldBoxOffers',
    'holderReminder',
    'keepGift',
    'openVoucher',
    'partnerRedeem',
    'shippingCost',
    'visitCalendar',
    'visitSlots',
    'voucherStatus',
  ],
  fragments: ['remote-gifting/gift-drawer'],
  criteria: {
    reads: [
      'activityDates',
      'adults',
      'babies',
      'children',
      'dates',
      'gift',
      'place',
      'price',
      'sort',
      'stars',
      'theme',
    ],
    writes: [
      'activityDates',
      'adults',
      'babies',
      'children',
      'dates',
      'gift',
      'id',
      'offerId',
      'place',
      'price',
      'sort',
      'stars',
      'theme',
    ],
  },
  storageKeys: [],
  host: [],
  flags: ['boxMigration', 'physicalVoucher'],
  parts: [giftPart, wishlistPart, mapPart],
  deprecations: [],
});

/** Rejects undeclared names in development and tests. A release does not contain the contract. */
export const checkedContract = process.env['CONTRACT_CHECKS'] === 'off' ? null : contract;

/** The declared names, for `useHost<Names>()`, `useApi<Names>()` and the like. */
export type Names = NamesOf<typeof contract>;

/** The criteria with the declared reads. */
export type Criteria = CriteriaOf<Names>;

/** A change of the declared writes. */
export type CriteriaPatch = PatchOf<Names>;

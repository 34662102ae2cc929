import { declareContract, type NamesOf } from '@detour/shared-contracts/contract/declare';
import type { CriteriaOf, PatchOf } from '@detour/shared-contracts/criteria';
import { giftPart, wishlistPart, mapPart } from '@detour/remote-kit/contract';

/** What this package provides and requires. `npm run generate` writes `contract.json` from it. */
export const contract = /* #__PURE__ */ declareContract({
  remote: 'remote-search',
  owner: 'search',
  alert: 'search@teams.detour.example',
  mountApi: 1,
  exposes: ['./fragment-searchbox', './page'],
  pages: ['activity-search', 'home', 'ideas', 'landing', 'search', 'splash', 'static'],
  links: [
    'activity',
    'activity-search',
    'box-product',
    'care-order',
    'home',
    'hotel',
    'ideas',
    'landing',
    'product',
    'search',
    'single-voucher',
    'static',
  ],
  emits: ['search.offer-selected@1', 'search.results-shown@1', 'search.variant-used@1'],
  consumes: ['product.offers-drawer-closed@1'],
  calls: [
    'activities',
    'activityDestinations',
    'activitySearch',
    'autocomplete',
    'boxBlock',
    'facets',
    'giftBlock',
    'homepage',
    'ideasPage',
    'landingPage',
    'offers',
    'recommended',
    'resultBlock',
    'searchCalendar',
    'staticPage',
    'targetedBanner',
  ],
  fragments: ['remote-boxes/box-block', 'remote-product/offers-drawer'],
  criteria: {
    reads: [
      'adults',
      'babies',
      'children',
      'dates',
      'distance',
      'facilities',
      'freeCancellation',
      'hotelEnvironments',
      'hotelScore',
      'hotelStyles',
      'hotelTypes',
      'meals',
      'petsAllowed',
      'place',
      'position',
      'price',
      'promotions',
      'singleRoom',
      'sort',
      'stars',
      'tags',
      'theme',
    ],
    writes: [
      'adults',
      'anchor',
      'babies',
      'children',
      'dates',
      'distance',
      'facilities',
      'fallback',
      'freeCancellation',
      'hotelEnvironments',
      'hotelScore',
      'hotelStyles',
      'hotelTypes',
      'meals',
      'petsAllowed',
      'place',
      'position',
      'price',
      'promotions',
      'sort',
      'stars',
      'tags',
      'theme',
    ],
  },
  storageKeys: ['careChange', 'recentSearches'],
  host: ['storage.read', 'storage.remove', 'storage.subscribe', 'storage.write'],
  flags: [
    'allThematics',
    'autoDiscount',
    'boxes',
    'connectivityLabel',
    'datesForced',
    'datesSuggested',
    'hotelFlow',
    'hotelFlowRedirect',
    'newFilters',
    'newProductCard',
    'productLabels',
    'resultsSellingPoints',
  ],
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

import { declareContract, type NamesOf } from '@detour/shared-contracts/contract/declare';
import type { CriteriaOf, PatchOf } from '@detour/shared-contracts/criteria';
import { giftPart, mapPart, wishlistPart, stayPart } from '@detour/remote-kit/contract';
import { codePart, expressPart, orderPart } from '@detour/shared-checkout/contract';
import { accountPart } from '@detour/shared-checkout/contract/account';

/** What this package provides and requires. `npm run generate` writes `contract.json` from it. */
export const contract = /* #__PURE__ */ declareContract({
  remote: 'remote-product',
  owner: 'product',
  alert: 'product@teams.detour.example',
  mountApi: 1,
  exposes: ['./fragment-expired-offers', './fragment-offers-drawer', './page'],
  pages: ['booking-lookup', 'confirmation', 'hotel', 'order-change', 'payment', 'product', 'summary'],
  links: [
    'booking-lookup',
    'confirmation',
    'gift-checkout',
    'home',
    'hotel',
    'order-change',
    'product',
    'search',
    'summary',
    'trips',
    'voucher',
  ],
  emits: [
    'product.checkout-started@1',
    'product.offers-drawer-closed@1',
    'product.order-confirmed@1',
    'product.stay-viewed@1',
    'product.wallet-failed@1',
  ],
  consumes: [],
  calls: [
    'availabilities',
    'bookingLookup',
    'buyerReminder',
    'cancelOrder',
    'cancellation',
    'changeDays',
    'changeOrder',
    'changeQuote',
    'checkoutNights',
    'extendHold',
    'giftDelivery',
    'giveUpChange',
    'hotelAvailabilities',
    'hotelDetail',
    'insuranceQuote',
    'invoiceRequest',
    'offers',
    'order',
    'payByCard',
    'payByRedirect',
    'payInstalment',
    'payLaterEligibility',
    'productOffers',
    'quote',
    'resendLetter',
    'returnFromThreeds',
    'reviews',
    'upsells',
    'withdrawGifts',
  ],
  fragments: ['remote-account/recently-viewed', 'remote-gifting/gift-panel'],
  criteria: {
    reads: [
      'activityDates',
      'adults',
      'anchor',
      'babies',
      'children',
      'dates',
      'distance',
      'error',
      'facilities',
      'flexDays',
      'freeCancellation',
      'gift',
      'hotelEnvironments',
      'hotelScore',
      'hotelStyles',
      'hotelTypes',
      'id',
      'meals',
      'offerId',
      'petsAllowed',
      'place',
      'position',
      'price',
      'promotions',
      'r',
      'singleRoom',
      'sort',
      'stars',
      'tags',
      'theme',
      'weekends',
    ],
    writes: [
      'activityDates',
      'adults',
      'babies',
      'children',
      'dates',
      'error',
      'gift',
      'id',
      'offerId',
      'place',
      'position',
      'sort',
    ],
  },
  storageKeys: ['checkoutDraft', 'giftCustomization', 'inApp', 'lastBooking'],
  host: ['storage.read', 'storage.remove', 'storage.write'],
  flags: [
    'autoDiscount',
    'customerAccount',
    'instalments',
    'newProductGallery',
    'packageSummary',
    'payLater',
  ],
  parts: [giftPart, mapPart, wishlistPart, stayPart, orderPart, expressPart, codePart, accountPart],
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

import type { Call, CallShape } from '@detour/shared-contracts/api';
import { declareContract, type NamesOf } from '@detour/shared-contracts/contract/declare';
import type { CriteriaOf } from '@detour/shared-contracts/criteria';
import type { EventBus, StoragePort } from '@detour/shared-contracts/mount';
import type { FragmentElementProps } from '@detour/remote-kit';

/** What this package provides and requires. `npm run generate` writes `contract.json` from it. */
export const contract = /* #__PURE__ */ declareContract({
  remote: 'shell',
  owner: 'platform',
  alert: 'platform@teams.detour.example',
  mountApi: 1,
  exposes: [],
  pages: ['minisite', 'not-found'],
  links: [
    'account-gifts',
    'activity',
    'activity-search',
    'beneficiary-offers',
    'booking-lookup',
    'box-by-sku',
    'box-product',
    'boxes',
    'care',
    'care-login',
    'contact',
    'giftcard-customization',
    'home',
    'hotel',
    'ideas',
    'product',
    'profile',
    'search',
    'signin',
    'single-voucher',
    'splash',
    'static',
    'trips',
    'voucher',
    'wishlist',
  ],
  emits: [
    'shell.consent-changed@1',
    'shell.criteria-changed@1',
    'shell.page-shown@1',
    'shell.promos-shown@1',
  ],
  consumes: [
    'account.signed-in-changed@1',
    'account.wishlist-drawer-closed@1',
    'activities.activity-viewed@1',
    'activities.added-to-cart@1',
    'boxes.box-selected@1',
    'boxes.box-viewed@1',
    'boxes.flag-activated@1',
    'boxes.gift-changed@1',
    'boxes.list-shown@1',
    'gifting.added-to-cart@1',
    'gifting.item-personalised@1',
    'product.checkout-started@1',
    'product.order-confirmed@1',
    'product.stay-viewed@1',
    'search.offer-selected@1',
    'search.results-shown@1',
    'search.variant-used@1',
    'shell.consent-changed@1',
  ],
  calls: [
    'announcementBanner',
    'articles',
    'careSession',
    'actFor',
    'closeCareSession',
    'contentPreview',
    'contentVersions',
    'collectAnalytics',
    'endActFor',
    'flags',
    'giftBlock',
    'homepage',
    'log',
    'logNotFound',
    'minisites',
    'navigation',
    'newsletter',
    'noteExposure',
    'offers',
    'promoBars',
    'signOut',
    'sitemap',
    'targetedBanner',
  ],
  fragments: [
    'remote-account/wishlist-drawer',
    'remote-boxes/gift-bar',
    'remote-product/expired-offers',
    'remote-search/searchbox',
  ],
  criteria: {
    reads: [
      'adults',
      'babies',
      'children',
      'dates',
      'distance',
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
      'weekends',
    ],
    writes: ['adults', 'babies', 'children', 'dates', 'fallback', 'gift', 'place', 'sort'],
  },
  storageKeys: [
    'addressDraft',
    'analyticsClient',
    'analyticsSession',
    'checkoutDraft',
    'consent',
    'contactDraft',
    'inApp',
    'lastBooking',
    'minisite',
    'recentlyViewed',
  ],
  host: [],
  flags: [],
  parts: [],
  deprecations: [],
});

export type Names = NamesOf<typeof contract>;

/** The bus for what the shell itself emits and consumes. */
export type OwnBus = EventBus<Names['emits'], Names['consumes']>;

/** The storage for what the shell itself stores. */
export type OwnStorage = StoragePort<Names['storageKeys']>;

/** Props of the fragments that the frame shows. */
export type OwnFragmentProps = FragmentElementProps<Names['fragments']>;

/** Accepts the calls that the shell makes, and no others. */
export const ownCall = <I extends Names['calls']>(call: Call<CallShape, I>): Call<CallShape, I> => call;

/** The criteria with the members that the frame reads. The navigation carries all of them. */
export type Criteria = CriteriaOf<Names>;

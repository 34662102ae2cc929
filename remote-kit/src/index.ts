export { createApi, type Api } from './api/api-client';
export type { RequestOptions } from './api/request-options';
export { useLinkToken } from './host/useLinkToken';
export { useLinkCode } from './host/useLinkCode';
export { isApiError, isTransient, unwrap, type ApiError } from './api/api-error';
export { createFragment } from './page/fragment/create-fragment';
export { CriteriaGate } from './page/CriteriaGate';
export { createPage } from './page/create-page';
export type { PartArguments } from './contract/declared-host';
export type { DefinitionOf, PageDefinition, PrefetchContext, PrefetchOutcome } from './page/definition';
export { toDescription } from './page/to-description';
export { Fragment, type FragmentElementProps } from './page/fragment/Fragment';
export {
  useApi,
  useCriteria,
  useFormat,
  useHost,
  useNow,
  usePatchCriteria,
  useRoute,
  useSetHead,
  useShopLocation,
  useSite,
} from './host/host-context';
export { useHydrated } from '@detour/shared-ui';
export { fromAmount, offerData, productData } from './stay/product-data';
export { isSignedIn } from './host/signed-in';
export { putData } from './api/put-data';
export { usePartQueryClient } from './api/usePartQueryClient';
export { loadStay } from './stay/stay.client';
export { stayQuery } from './stay/stay.query';
export { createUseText, type TextFunction } from './text/text';
export { useFragmentDrawer, type FragmentDrawer } from './page/fragment/useFragmentDrawer';
export { giftWords } from './gift/gift-words';
export { useOpenGift } from './gift/useOpenGift';
export type { OpenGift } from './gift/gift-store';
export { galleryWords } from './stay/gallery-words';
export { calendarNames } from './text/calendar-names';
export { mapWords } from './map/map-words';
export { PlaceMap } from './map/PlaceMap';
export { useMapKey } from './map/useMapKey';
export { useSnapshotState } from './host/useSnapshotState';
export { useWishlist, useWishlistReload } from './wishlist/useWishlist';
export { WishlistButton } from './wishlist/WishlistButton';
export { WishlistNotices } from './wishlist/WishlistNotices';

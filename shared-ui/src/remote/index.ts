export { createApi, type Api, type ApiOptions, type RequestOptions } from './api-client';
export { useLinkToken } from './useLinkToken';
export { useLinkCode } from './useLinkCode';
export { isApiError, isTransient, unwrap, type ApiError } from './api-error';
export { createFragment, type FragmentDefinition } from './create-fragment';
export { CriteriaGate, type CriteriaGateProps } from './CriteriaGate';
export { createPage, type PageOptions } from './create-page';
export type { PageDefinition, PrefetchContext, PrefetchOutcome, RemoteDefinition } from './definition';
export { Fragment, type FragmentElementProps } from './Fragment';
export {
  useApi,
  useCriteria,
  useFormat,
  useHost,
  useHydrated,
  useNow,
  usePatchCriteria,
  useRoute,
  useSetHead,
  useShopLocation,
  useSite,
} from './host-context';
export { isSignedIn } from './signed-in';
export { usePartQueryClient } from './usePartQueryClient';
export { createUseText, type TextFunction, type TextValues } from './text';
export { useFragmentDrawer, type FragmentDrawer } from './useFragmentDrawer';
export { useMapKey } from './useMapKey';
export { useSnapshotState } from './useSnapshotState';
export { useWishlist, useWishlistReload, type Wishlist } from './useWishlist';
export type { WishlistEntry, WishlistNotice } from './wishlist-store';
export { WishlistButton, type WishlistButtonProps } from './WishlistButton';
export { WishlistNotices, type WishlistNoticesProps } from './WishlistNotices';

export { createApi, type Api, type ApiOptions, type RequestOptions } from './api/api-client';
export { useLinkToken } from './host/useLinkToken';
export { useLinkCode } from './host/useLinkCode';
export { isApiError, isTransient, unwrap, type ApiError } from './api/api-error';
export { createFragment, type FragmentDefinition } from './page/create-fragment';
export { CriteriaGate, type CriteriaGateProps } from './page/CriteriaGate';
export { createPage, type PageOptions } from './page/create-page';
export type { PageDefinition, PrefetchContext, PrefetchOutcome, RemoteDefinition } from './page/definition';
export { Fragment, type FragmentElementProps } from './page/Fragment';
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
} from './host/host-context';
export { isSignedIn } from './host/signed-in';
export { usePartQueryClient } from './api/usePartQueryClient';
export { createUseText, type TextFunction, type TextValues } from './text/text';
export { useFragmentDrawer, type FragmentDrawer } from './page/useFragmentDrawer';
export { useMapKey } from './host/useMapKey';
export { useSnapshotState } from './host/useSnapshotState';
export { useWishlist, useWishlistReload, type Wishlist } from './wishlist/useWishlist';
export type { WishlistEntry, WishlistNotice } from './wishlist/wishlist-store';
export { WishlistButton, type WishlistButtonProps } from './wishlist/WishlistButton';
export { WishlistNotices, type WishlistNoticesProps } from './wishlist/WishlistNotices';

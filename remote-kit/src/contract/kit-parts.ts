import type { ContractPart } from '@detour/shared-contracts/contract/declare';

/** Hearts of stays and activities. */
export const wishlistPart = {
  exports: ['WishlistButton', 'WishlistNotices', 'useWishlist', 'useWishlistReload'],
  emits: ['account.wishlist-changed@1'],
  consumes: ['account.wishlist-changed@1'],
  calls: ['addToWishlist', 'removeFromWishlist', 'wishlist'],
  host: [],
  flags: ['wishlist'],
  links: [],
} as const satisfies ContractPart;

/** The hosted map. */
export const mapPart = {
  exports: ['PlaceMap', 'useMapKey'],
  emits: [],
  consumes: [],
  calls: [],
  host: ['consent.allows'],
  flags: [],
  links: [],
} as const satisfies ContractPart;

/** A stay as the server renders it. */
export const stayPart = {
  exports: ['loadStay', 'stayQuery'],
  emits: [],
  consumes: [],
  calls: ['stayDetail'],
  host: [],
  flags: [],
  links: [],
} as const satisfies ContractPart;

/** Prices of a visitor who has opened a gift. */
export const giftPart = {
  exports: ['useOpenGift'],
  emits: [],
  consumes: ['boxes.gift-changed@1'],
  calls: ['beneficiarySession'],
  host: [],
  flags: [],
  links: [],
} as const satisfies ContractPart;

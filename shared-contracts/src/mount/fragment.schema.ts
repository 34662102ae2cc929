import { Type, type Static } from '@sinclair/typebox';
import { Amount, Open, Words } from '../api/schema-kit';
import { wishlistTypes } from '../api/wire-words';

/** Props schema of each fragment, by `remote/name`. Fragments ignore unknown members. */
export const fragmentSchemas = {
  /** Without `currentId` the fragment excludes the product that the current page announced. */
  'remote-account/recently-viewed': Open({
    type: Words(wishlistTypes),
    currentId: Type.Optional(Type.String()),
  }),
  'remote-account/wishlist-drawer': Open({ open: Type.Boolean() }),
  'remote-boxes/box-block': Open({}),
  'remote-boxes/gift-bar': Open({}),
  /** Prices in cents. */
  'remote-gifting/gift-drawer': Open({
    code: Type.String(),
    title: Type.String(),
    price: Amount,
    referencePrice: Amount,
    coverUrl: Type.String(),
    open: Type.Boolean(),
  }),
  'remote-gifting/gift-panel': Open({
    productId: Type.String(),
    title: Type.String(),
    hotel: Type.String(),
    coverUrl: Type.String(),
    /** True when the visitor opened it. Its title then receives the focus. */
    focused: Type.Optional(Type.Boolean()),
  }),
  'remote-product/expired-offers': Open({ hotelId: Type.String(), hotel: Type.String() }),
  'remote-product/offers-drawer': Open({
    hotelId: Type.String(),
    hotel: Type.String(),
    offerId: Type.String(),
    flow: Words(['booking', 'gifting'] as const),
    open: Type.Boolean(),
  }),
  /** Name of the place in the hash, if the page knows it. */
  'remote-search/searchbox': Open({ placeLabel: Type.Optional(Type.String()) }),
} as const;

/** `remote-account/recently-viewed` */
export type FragmentName = keyof typeof fragmentSchemas;

export type FragmentPropsOf<N extends FragmentName> = Static<(typeof fragmentSchemas)[N]>;

import { Type, type Static } from '@sinclair/typebox';
import { Amount, Open, Words } from '../api/schema-kit';
import { wishlistTypes } from '../api/wire-words';

/** Props of each fragment, by `remote/name`: what its users send and what it reads. Fragments ignore members that they do not know. */
export const fragmentSchemas = {
  /** Without `currentId` it leaves out what the page on screen said it shows. */
  'remote-account/recently-viewed': Open({
    type: Words(wishlistTypes),
    currentId: Type.Optional(Type.String()),
  }),
  'remote-account/wishlist-drawer': Open({ open: Type.Boolean() }),
  'remote-boxes/box-block': Open({}),
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
  }),
  'remote-product/expired-offers': Open({ hotelId: Type.String(), hotel: Type.String() }),
  'remote-product/offers-drawer': Open({
    hotelId: Type.String(),
    hotel: Type.String(),
    offerId: Type.String(),
    flow: Words(['booking', 'gifting'] as const),
    open: Type.Boolean(),
  }),
  /** Name of the place that stands in the hash, where the page knows it. */
  'remote-search/searchbox': Open({ placeLabel: Type.Optional(Type.String()) }),
} as const;

/** `remote-account/recently-viewed` */
export type FragmentName = keyof typeof fragmentSchemas;

export type FragmentPropsOf<N extends FragmentName> = Static<(typeof fragmentSchemas)[N]>;

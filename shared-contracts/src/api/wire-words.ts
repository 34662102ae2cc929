// Apart from the schemas, so that a browser bundle that needs a list of words does not get the schema library with it.

/** What a facet counts. @spec FILT-052 */
export const facetTypes = [
  'price',
  'score',
  'facility',
  'stars',
  'style',
  'type',
  'environment',
  'tag',
] as const;

export type FacetType = (typeof facetTypes)[number];

/** Closed list; what each means for the visitor stands in the product remote's catalogue. */
export const orderErrorCodes = [
  'AMOUNT_CHANGED',
  'PACKAGE_NOT_AVAILABLE',
  'PACKAGE_NOT_AVAILABLE_CHECKIN',
  'NO_ROOM_LEFT',
  'HOLD_EXPIRED',
  'CARD_DECLINED',
  'THREEDS_REFUSED',
  'PAYMENT_FAILED',
  'ORDER_NOT_FOUND',
  'ORDER_CLOSED',
] as const;

export type OrderErrorCode = (typeof orderErrorCodes)[number];

export const orderStatuses = ['held', 'paying', 'confirmed', 'cancelled', 'expired'] as const;

export type OrderStatus = (typeof orderStatuses)[number];

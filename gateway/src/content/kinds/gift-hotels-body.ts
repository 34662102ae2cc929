import { Type, type Static } from '@sinclair/typebox';
import { affiliatePattern } from '@detour/shared-contracts/platform';

const selective = Type.Object({
  hotelId: Type.String({ minLength: 1, maxLength: 64 }),
  /** Affiliates whose gifts the hotel accepts. */
  affiliates: Type.Array(Type.String({ pattern: affiliatePattern }), {
    minItems: 1,
    maxItems: 50,
    uniqueItems: true,
  }),
});

/** Hotels that accept gifts of certain affiliates only. A hotel that is not in the list accepts every gift (record 1087). */
export const GiftHotelsBody = Type.Object({ hotels: Type.Array(selective, { maxItems: 500 }) });
export type GiftHotelsBody = Static<typeof GiftHotelsBody>;

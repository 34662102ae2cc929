import { Type } from '@sinclair/typebox';
import { heldSorts } from '../wire-words';
import { Amount, Words } from '../schema-kit';

/** Filters of a gift's holder, in every list of its stays. */
export const heldWishes = {
  /** Cents left to pay at most; 0 for the stays that the gift pays in full. */
  leftMax: Type.Optional(Amount),
};

/** Only for the list, not for its counts. */
export const heldPage = {
  /** `priceAsc` sorts by the amount left to pay. Defaults to value for money. */
  orderBy: Type.Optional(Words(heldSorts)),
  /** The best stays of all pages at once, for a map. */
  performMapSearch: Type.Optional(Type.Boolean()),
};

import type { HotelPage } from '@detour/shared-contracts/api';
import { toOffer, type OfferTools, type OfferView } from '../hotel/hotel.view-model';

export interface ComparedOffer {
  readonly view: OfferView;
  readonly room: string;
  readonly holds: readonly string[];
  /** The current stay, which comes first. */
  readonly isCurrent: boolean;
}

/** Compares a hotel's stays: the current one first, then by price. Shows no price difference, because rooms differ too. @spec PROD-030 */
export const toComparison = (
  { rooms }: Pick<HotelPage, 'rooms'>,
  currentId: string,
  tools: OfferTools,
): readonly ComparedOffer[] =>
  rooms
    .flatMap(({ offers }) => offers)
    .sort((a, b) => {
      if (a.id === currentId || b.id === currentId) return a.id === currentId ? -1 : 1;
      return a.sellPrice + a.localTaxTotalAmount - (b.sellPrice + b.localTaxTotalAmount);
    })
    .map((offer) => ({
      view: toOffer(offer, offer, tools),
      room: offer.room.title,
      holds: offer.shortProgramIntroWithoutRoom,
      isCurrent: offer.id === currentId,
    }));

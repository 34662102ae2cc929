import { exampleAffiliate } from '@detour/shared-contracts/platform';
import type { Locale } from '@detour/shared-contracts/sites';
import type { GiftHotelsBody } from '../../content/kinds/gift-hotels-body';
import { contentFor } from '../../content/preview/preview-session';
import type { GatewayContext } from '../../context/context';
import { bodyOf } from '../content/own-content';

type Config = Pick<GatewayContext['config'], 'catalogueSize'>;

/** A city hotel of the demonstration that some boxes unlock. */
const demonstrationHotel = 'h31096421';

/** The shop's own list, which applies until an editor publishes another. Only the demonstration has one. */
export const giftHotelsSeed = ({ catalogueSize }: Config): GiftHotelsBody => ({
  hotels: catalogueSize === 'none' ? [] : [{ hotelId: demonstrationHotel, affiliates: [exampleAffiliate] }],
});

type Context = Pick<GatewayContext, 'clock' | 'config' | 'content' | 'secret'>;

export type Exchange = Parameters<typeof contentFor>[1];

export interface Publication {
  readonly locale: Locale;
  /** Absent for a visitor of no affiliate, who sees only hotels that accept every gift. */
  readonly selectivePublicationAffiliateId?: string | undefined;
}

/**
 * Ids of the hotels that lists of a gift's stays leave out, because they accept only gifts of other affiliates. A preview shows drafts.
 * @spec CALL-002 CALL-004
 */
export const hiddenHotels = async (
  context: Context,
  exchange: Exchange,
  { locale, selectivePublicationAffiliateId: affiliate }: Publication,
): Promise<readonly string[]> => {
  const view = await contentFor(context, exchange);
  const { hotels } = bodyOf(
    view,
    { kind: 'gift-hotels', key: 'all', locale },
    giftHotelsSeed(context.config),
  );
  return hotels
    .filter(({ affiliates }) => affiliate === undefined || !affiliates.includes(affiliate))
    .map(({ hotelId }) => hotelId);
};

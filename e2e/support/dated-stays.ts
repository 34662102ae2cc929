import type { AvailabilityResponse, Card } from '@detour/shared-contracts/api';
import { addDays, zonedNow } from '@detour/shared-contracts/base';
import { timeZoneOf, type Locale } from '@detour/shared-contracts/sites';
import { askJson } from './site-pages';

/** A card of a search with dates. */
export type DatedCard = Card & { readonly checkin: string; readonly checkout: string };

/** Stays of two nights for two adults, `days` days from now: the first page of results. */
export const findStaysIn = async (locale: Locale, days: number): Promise<readonly DatedCard[]> => {
  const checkin = addDays(zonedNow(Date.now(), timeZoneOf(locale)).date, days);
  const { exactMatch } = await askJson<{ exactMatch: readonly Card[] }>(locale, '/api/offers.json', {
    locale,
    flow: 'booking',
    searchServiceProvider: 'default',
    orderBy: 'priceQuality',
    pagination: { page: 0, limit: 24 },
    numberOfPackagesPerHotel: 1,
    searchCriteria: { checkin, night: 2, adult: 2 },
  });
  return exactMatch.map((card) => ({ ...card, checkin, checkout: String(card.checkout) }));
};

/** Cents of the calendar for the dates of the card. Undefined when it has no price for them. */
export const calendarAmount = async (
  locale: Locale,
  { id, checkin, checkout }: DatedCard,
): Promise<number | undefined> => {
  const path = `/api/product/${id}/availabilities.json?month=${checkin.slice(0, 7)}&length=2&adult=2&child=0&baby=0&checkin=${checkin}&locale=${locale}`;
  return (await askJson<AvailabilityResponse>(locale, path)).days[checkout]?.amount;
};

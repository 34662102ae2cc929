import type { Country } from '../sites/locale';
import type { TaxColumn } from './stored-columns';

const cityTaxPerStar: Readonly<Record<number, number>> = { 2: 99, 3: 165, 4: 253, 5: 336 };

const perNight = (amount: number, toBePaidAtHotel: boolean, exemptionAge: number): TaxColumn => ({
  type: 'PER_PERSON_PER_NIGHT',
  amount,
  percentage: 0,
  currency: 'EUR',
  toBePaidAtHotel,
  exemptionAge,
});

/** Regions of Spain that have a tourist tax. */
const taxedInSpain = new Set(['ES-CT', 'ES-IB']);

/** Local tax by country. Paid to us in France and the Netherlands, at the hotel elsewhere. */
export const taxOf = (country: Country, regionId: string | null, stars: number): TaxColumn | null => {
  switch (country) {
    case 'FR':
      return perNight(cityTaxPerStar[stars] ?? 165, false, 18);
    case 'ES':
      return regionId && taxedInSpain.has(regionId) ? perNight(stars >= 4 ? 220 : 110, true, 17) : null;
    case 'IT':
      return perNight(stars >= 5 ? 500 : stars === 4 ? 350 : 200, true, 14);
    case 'BE':
      return perNight(stars >= 4 ? 300 : 200, true, 18);
    case 'NL':
      return {
        type: 'BOOKING_PERCENTAGE',
        amount: 0,
        percentage: 7,
        currency: 'EUR',
        toBePaidAtHotel: false,
        exemptionAge: 18,
      };
  }
};

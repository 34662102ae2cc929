import { addDays, zonedNow, type IsoDate } from '@detour/shared-contracts/base';
import { timeZoneOf } from '@detour/shared-contracts/sites';

const hour = 3_600_000;

/** End of a reduction whose last day is `day`: the next midnight in Paris, the catalogue's time zone. */
export const promoEndOf = (day: IsoDate): string => {
  const next = addDays(day, 1);
  const midnight = Date.parse(`${next}T00:00:00Z`);
  // Paris is one hour or two ahead of UTC.
  const summer = zonedNow(midnight - hour, timeZoneOf('fr_FR')).hour === 1;
  return new Date(midnight - (summer ? 2 : 1) * hour).toISOString();
};

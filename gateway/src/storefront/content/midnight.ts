import { zonedNow } from '@detour/shared-contracts/base';

/** Start of a day in a time zone (ISO, UTC). Our zones are whole hours ahead of UTC. */
export const midnightIn = (day: string, timeZone: string): string => {
  const utc = Date.parse(`${day}T00:00:00Z`);
  const { hour } = zonedNow(utc, timeZone);
  return new Date(utc - hour * 3_600_000).toISOString();
};

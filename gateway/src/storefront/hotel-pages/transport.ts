import type { Transport } from '@detour/shared-contracts/api';
import { createFormat } from '@detour/shared-contracts/format';
import type { Locale } from '@detour/shared-contracts/sites';
import { kilometresBetween } from '@detour/shared-contracts/catalogue';
import { airports, trainStations, type TransportPoint } from './transport-points';

interface Position {
  readonly lat: number;
  readonly lng: number;
}

/** Maximum distance in km as the crow flies. */
const farthest = { airport: 120, trainStation: 40 } as const;

const nearest = (
  points: readonly TransportPoint[],
  position: Position,
  atMost: number,
  locale: Locale,
): string | null => {
  const [best] = points
    .map(([name, lat, lng]) => ({ name, km: kilometresBetween(position, { lat, lng }) }))
    .sort((a, b) => a.km - b.km);
  if (!best || best.km > atMost) return null;
  return `${best.name}, ${createFormat(locale).distance(Math.max(1, Math.round(best.km)))}`;
};

/** The nearest airport and main-line station with their distance as the crow flies. @spec HOTEL-031 */
export const transportOf = (position: Position, locale: Locale): Transport => ({
  airportLabel: nearest(airports, position, farthest.airport, locale),
  trainStationLabel: nearest(trainStations, position, farthest.trainStation, locale),
});

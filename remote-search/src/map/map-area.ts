import { kilometresBetween } from '@detour/shared-contracts/catalogue';
import type { MapArea } from '@detour/shared-ui';

/** Circle of a search: its centre, and its radius in whole km. */
export interface SearchCircle {
  readonly position: { readonly lat: number; readonly lng: number };
  readonly km: number;
}

/** Largest radius of a search, in km. */
const most = 300;

/** The circle around the shown part of a map: a search has a centre and a radius, no corners. */
export const circleAround = ({ north, south, east, west }: MapArea): SearchCircle => {
  const position = { lat: (north + south) / 2, lng: (east + west) / 2 };
  const corner = { lat: north, lng: east };
  return { position, km: Math.min(most, Math.max(1, Math.ceil(kilometresBetween(position, corner)))) };
};

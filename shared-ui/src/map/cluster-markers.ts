import type { MapPosition } from '@detour/shared-contracts/rules';
import type { MapMarker } from './map-types';

/** Markers that would stand on each other, drawn as one. */
export interface MapCluster extends MapPosition {
  readonly members: readonly MapMarker[];
}

/** The nearest zoom of the maps. From here on markers stand alone, for one cannot come closer to tell them apart. */
export const nearestZoom = 14;

interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** Web Mercator pixel of a place at a zoom, 256 px to the tile. */
export const pixelOf = ({ lat, lng }: MapPosition, zoom: number): Pixel => {
  const world = 256 * 2 ** zoom;
  const sine = Math.sin((lat * Math.PI) / 180);
  return {
    x: ((lng + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  };
};

/** Pixels between two tags that may stand side by side. */
const room = { width: 108, height: 46 };

const toCluster = (members: readonly [MapMarker, ...MapMarker[]]): MapCluster => {
  const [{ lat, lng }] = members;
  return { lat, lng, members };
};

/**
 * Puts markers together that have no room at a zoom. The first of a group keeps its place for the others, so the same markers give the
 * same groups and no two groups touch; the one that is `apart` (the selected one) always stands alone.
 */
export const clusterMarkers = (
  markers: readonly MapMarker[],
  zoom: number,
  apart: string | null = null,
): readonly MapCluster[] => {
  if (zoom >= nearestZoom) return markers.map((marker) => toCluster([marker]));
  const groups: {
    readonly at: Pixel;
    readonly members: [MapMarker, ...MapMarker[]];
    readonly alone: boolean;
  }[] = [];
  for (const marker of markers) {
    const at = pixelOf(marker, zoom);
    const alone = marker.id === apart;
    const group = alone
      ? undefined
      : groups.find(
          (other) =>
            !other.alone &&
            Math.abs(other.at.x - at.x) < room.width &&
            Math.abs(other.at.y - at.y) < room.height,
        );
    if (group) group.members.push(marker);
    else groups.push({ at, members: [marker], alone });
  }
  return groups.map(({ members }) => toCluster(members));
};

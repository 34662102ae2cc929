import type { MapPosition } from '@detour/shared-contracts/rules';
import type { MapMarker } from './map-types';

/** Markers whose tags would overlap, shown as one. */
export interface MapCluster extends MapPosition {
  readonly members: readonly MapMarker[];
}

/** The closest zoom. From here on markers are never clustered, because zooming in cannot separate them. */
export const nearestZoom = 14;

interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** Web Mercator pixel position at a zoom level, with tiles of 256 px. */
export const pixelOf = ({ lat, lng }: MapPosition, zoom: number): Pixel => {
  const world = 256 * 2 ** zoom;
  const sine = Math.sin((lat * Math.PI) / 180);
  return {
    x: ((lng + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  };
};

/** Minimum distance (px) between two tags side by side. */
const room = { width: 108, height: 46 };

const toCluster = (members: readonly [MapMarker, ...MapMarker[]]): MapCluster => {
  const [{ lat, lng }] = members;
  return { lat, lng, members };
};

/**
 * Clusters markers whose tags overlap at a zoom level. A cluster has the position of its first member, so that equal markers
 * give equal clusters and clusters never overlap. The marker `apart` (the selected one) is never clustered.
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

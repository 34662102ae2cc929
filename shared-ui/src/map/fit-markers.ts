import type { MapPosition } from '@detour/shared-contracts/rules';
import { pixelOf } from './cluster-markers';

export interface MapView {
  readonly centre: MapPosition;
  readonly zoom: number;
}

/** Room (px) on each side for the tags, which are wider and higher than their points. */
const padding = { x: 64, y: 56 };

/** The closest view of a fit, which shows a town around its only stay. */
const closest = 12;

/** Latitude of a Web Mercator pixel at zoom 0. */
const latitudeAt = (y: number): number => (Math.atan(Math.sinh(Math.PI * (1 - y / 128))) * 180) / Math.PI;

/** The closest view, in half zoom levels, that shows all markers in a frame of this size (px). Null without a marker. */
export const fitMarkers = (
  markers: readonly MapPosition[],
  { width, height }: { readonly width: number; readonly height: number },
): MapView | null => {
  if (markers.length === 0) return null;
  const points = markers.map((marker) => pixelOf(marker, 0));
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  const scale = Math.min(
    Math.max(1, width - 2 * padding.x) / (right - left),
    Math.max(1, height - 2 * padding.y) / (bottom - top),
  );
  const zoom = Math.floor(Math.log2(scale) * 2) / 2;
  return {
    centre: { lat: latitudeAt((top + bottom) / 2), lng: ((left + right) / 2 / 256) * 360 - 180 },
    // One point needs no room: its scale is infinite.
    zoom: Math.max(0, Math.min(closest, zoom)),
  };
};

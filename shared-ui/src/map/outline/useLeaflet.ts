import { DomEvent, map as createMap, polygon, type Map as LeafletMap } from 'leaflet';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { nearestZoom } from '../cluster-markers';
import type { MapProps } from '../map-types';
import { readOutlines } from './read-outlines';

interface LeafletOptions extends Pick<MapProps, 'centre' | 'zoom' | 'mode' | 'onSelect'> {
  container: RefObject<HTMLElement | null>;
}

export interface LeafletView {
  map: LeafletMap | null;
  /** Changes after each move, zoom or resize. */
  version: number;
}

/** The five countries and their neighbours. Visitors cannot pan beyond. */
const world = { southWest: [33.5, -15], northEast: [57, 23] } as const;

const farthestZoom = 5;

const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches;

const drawLand = (map: LeafletMap): void => {
  for (const { own, rings } of readOutlines()) {
    polygon(
      rings.map((ring) => [ring]),
      { className: `detour-land${own ? ' detour-land-own' : ''}`, interactive: false, smoothFactor: 0.7 },
    ).addTo(map);
  }
};

/**
 * A Leaflet map in an element: land, panning and zooming. React renders its content. Unmount removes everything. The library
 * sets styles by script, and the build removes its one `innerHTML` probe, so it works under the security policy (tools,
 * leaflet-loader).
 */
export const useLeaflet = ({ container, centre, zoom, mode, onSelect }: LeafletOptions): LeafletView => {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [version, setVersion] = useState(0);
  const latest = useRef({ centre, zoom, onSelect });
  latest.current = { centre, zoom, onSelect };

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const isFull = mode === 'full';
    const created = createMap(element, {
      center: [latest.current.centre.lat, latest.current.centre.lng],
      zoom: latest.current.zoom,
      // Half zoom levels let a country fill a frame of any size.
      zoomSnap: 0.5,
      minZoom: farthestZoom,
      maxZoom: nearestZoom,
      maxBounds: [[...world.southWest], [...world.northEast]],
      maxBoundsViscosity: 0.8,
      zoomControl: false,
      attributionControl: false,
      // React positions the tags after a zoom, not during it.
      zoomAnimation: false,
      // Two quick presses on two tags are not a double tap.
      doubleClickZoom: false,
      scrollWheelZoom: isFull,
      // One finger scrolls the page. The map on the page pans with two, or opens large.
      dragging: isFull || !isTouch(),
    });
    drawLand(created);
    const changed = (): void => setVersion((count) => count + 1);
    created.on('moveend zoomend resize', changed);
    created.on('click', () => latest.current.onSelect(null));
    // A press on a tag is not a press on the land. React still receives it, because it listens on this element.
    DomEvent.disableClickPropagation(created.getPanes().markerPane);
    const sized = new ResizeObserver(() => created.invalidateSize());
    sized.observe(element);
    setMap(created);
    return () => {
      sized.disconnect();
      created.remove();
      setMap(null);
    };
  }, [container, mode]);

  return { map, version };
};

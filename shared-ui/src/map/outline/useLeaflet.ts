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
  /** Another number after each move, zoom or change of size. */
  version: number;
}

/** The five countries with their neighbours; beyond there is nothing to see. */
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
 * A Leaflet map in an element: land, moves and zooms; React draws what stands on it. Nothing is left behind at unmount. The library
 * sets styles by script and is built without its one probe by `innerHTML`, so it runs under our security policy (tools, leaflet-loader).
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
      // Half steps let a country fill a frame of any size.
      zoomSnap: 0.5,
      minZoom: farthestZoom,
      maxZoom: nearestZoom,
      maxBounds: [[...world.southWest], [...world.northEast]],
      maxBoundsViscosity: 0.8,
      zoomControl: false,
      attributionControl: false,
      // Tags are placed by React after a zoom, not along with it.
      zoomAnimation: false,
      // Two presses on two tags are no wish to come closer.
      doubleClickZoom: false,
      scrollWheelZoom: isFull,
      // One finger scrolls the page; the map of the page moves with two, or opens large.
      dragging: isFull || !isTouch(),
    });
    drawLand(created);
    const changed = (): void => setVersion((count) => count + 1);
    created.on('moveend zoomend resize', changed);
    created.on('click', () => latest.current.onSelect(null));
    // A press on a tag is no press on the land. React hears it all the same: it listens on this very element.
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

import { DomEvent, map as createMap, polygon, type Map as LeafletMap } from 'leaflet';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { yieldToMain } from '../../foundation/yield-to-main';
import { nearestZoom } from '../cluster-markers';
import { fitMarkers } from '../fit-markers';
import type { MapArea, MapProps } from '../map-types';
import { readOutlines } from './read-outlines';

interface LeafletOptions extends Pick<
  MapProps,
  'centre' | 'zoom' | 'mode' | 'onSelect' | 'markers' | 'fit' | 'onMove' | 'selectedId'
> {
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

const drawCountries = async (map: LeafletMap, signal: AbortSignal): Promise<void> => {
  for (const { own, rings } of readOutlines()) {
    await yieldToMain();
    if (signal.aborted) return;
    polygon(
      rings.map((ring) => [ring]),
      { className: `detour-land${own ? ' detour-land-own' : ''}`, interactive: false, smoothFactor: 0.7 },
    ).addTo(map);
  }
};

/** Draws one country after another until the map is removed. Together they would block a slow phone for a quarter of a second. */
const drawLand = (map: LeafletMap): void => {
  const gone = new AbortController();
  map.once('unload', () => gone.abort());
  void drawCountries(map, gone.signal);
};

const areaOf = (map: LeafletMap): MapArea => {
  const bounds = map.getBounds();
  return {
    north: bounds.getNorth(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    west: bounds.getWest(),
  };
};

interface FitOptions extends Pick<MapProps, 'markers' | 'fit'> {
  movesAlone: RefObject<boolean>;
}

/** Shows all markers, at first and when others come. */
const useFit = (map: LeafletMap | null, { markers, fit, movesAlone }: FitOptions): void => {
  const ids = markers.map(({ id }) => id).join(' ');
  const move = useEffectEvent((moved: LeafletMap) => {
    const { x: width, y: height } = moved.getSize();
    const view = fitMarkers(markers, { width, height });
    if (!view) return;
    movesAlone.current = true;
    moved.setView([view.centre.lat, view.centre.lng], view.zoom, { animate: false });
    movesAlone.current = false;
  });
  useEffect(() => {
    if (map && fit) move(map);
  }, [map, fit, ids]);
};

/** Room (px) for a selected tag: its height above, half of its width beside, and the card of its item below. */
const roomOfTag = { topLeft: [72, 64], bottomRight: [72, 216] } as const;

interface SelectedOptions extends Pick<MapProps, 'markers' | 'selectedId'> {
  movesAlone: RefObject<boolean>;
}

/** Moves the map as far as the selected tag is neither cut off nor below its card. */
const useSelectedInView = (
  map: LeafletMap | null,
  { markers, selectedId, movesAlone }: SelectedOptions,
): void => {
  const move = useEffectEvent((moved: LeafletMap) => {
    const marker = markers.find(({ id }) => id === selectedId);
    if (!marker) return;
    movesAlone.current = true;
    moved.panInside([marker.lat, marker.lng], {
      paddingTopLeft: [...roomOfTag.topLeft],
      paddingBottomRight: [...roomOfTag.bottomRight],
      animate: false,
    });
    movesAlone.current = false;
  });
  useEffect(() => {
    if (map && selectedId !== null) move(map);
  }, [map, selectedId]);
};

/**
 * A Leaflet map in an element: land, panning and zooming. React renders its content. Unmount removes everything. The library
 * sets styles by script, and the build removes its one `innerHTML` probe, so it works under the security policy (tools,
 * leaflet-loader).
 */
export const useLeaflet = ({
  container,
  centre,
  zoom,
  mode,
  onSelect,
  markers,
  fit = false,
  onMove,
  selectedId,
}: LeafletOptions): LeafletView => {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [version, setVersion] = useState(0);
  const latest = useRef({ centre, zoom, onSelect, markers, onMove });
  latest.current = { centre, zoom, onSelect, markers, onMove };
  /** The map moves by itself, not by the visitor. */
  const movesAlone = useRef(false);

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
    created.on('moveend', () => {
      if (!movesAlone.current) latest.current.onMove?.(areaOf(created));
    });
    created.on('click', () => latest.current.onSelect(null));
    // A press on a tag is not a press on the land. React still receives it, because it listens on this element.
    DomEvent.disableClickPropagation(created.getPanes().markerPane);
    const sized = new ResizeObserver(() => {
      movesAlone.current = true;
      created.invalidateSize();
      movesAlone.current = false;
    });
    sized.observe(element);
    setMap(created);
    return () => {
      sized.disconnect();
      created.remove();
      setMap(null);
    };
  }, [container, mode]);

  useFit(map, { markers, fit, movesAlone });
  useSelectedInView(mode === 'full' ? map : null, { markers, selectedId, movesAlone });
  return { map, version };
};

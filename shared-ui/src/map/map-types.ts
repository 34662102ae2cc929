import type { MapPosition } from '@detour/shared-contracts/rules';

export interface MapMarker extends MapPosition {
  id: string;
  /** Text of the tag: a price or the hotel's name. */
  label: string;
}

export interface MapLabels {
  /** "Zoomer" */
  zoomIn: string;
  /** "Dézoomer" */
  zoomOut: string;
  /** "12 séjours, zoomer ici" */
  cluster: (count: number) => string;
  /** "La carte n’a pas pu être chargée." */
  failed: string;
  /** "Réessayer" */
  retry: string;
}

/** The shown part of a map, in degrees. */
export interface MapArea {
  readonly north: number;
  readonly south: number;
  readonly east: number;
  readonly west: number;
}

export interface MapProps {
  /** Accessible name of the map. */
  label: string;
  markers: readonly MapMarker[];
  /** Initial centre. Afterwards the visitor moves the map. */
  centre: MapPosition;
  /** Web map zoom level, see `mapZooms`. */
  zoom: number;
  selectedId: string | null;
  /** A marker was pressed. Null for a press on the land, or Escape. */
  onSelect: (id: string | null) => void;
  labels: MapLabels;
  /** `full`: the wheel zooms and one finger pans. `page`: both scroll the page. */
  mode?: 'page' | 'full' | undefined;
  /** Shows all markers instead of `centre` and `zoom`, at first and when the markers change. */
  fit?: boolean | undefined;
  /** The marker of the item that pointer or focus is on, in a list beside the map. */
  highlightedId?: string | null | undefined;
  /** Pointer or focus has reached a marker, or null when it has left. */
  onHighlight?: ((id: string | null) => void) | undefined;
  /** The visitor has moved or zoomed the map. Not called when the map moves by itself. */
  onMove?: ((area: MapArea) => void) | undefined;
}

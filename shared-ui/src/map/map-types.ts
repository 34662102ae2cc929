import type { MapPosition } from '@detour/shared-contracts/rules';

export interface MapMarker extends MapPosition {
  id: string;
  /** What stands on the tag: a price, or the name of the house. */
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

export interface MapProps {
  /** What the map shows, for those who do not see it. */
  label: string;
  markers: readonly MapMarker[];
  /** Where the map looks at first; the visitor moves it from then on. */
  centre: MapPosition;
  /** Levels of web maps, see `mapZooms`. */
  zoom: number;
  selectedId: string | null;
  /** A marker was pressed; null for a press on the land, or Escape. */
  onSelect: (id: string | null) => void;
  labels: MapLabels;
  /** `full` has the screen to itself: the wheel zooms and one finger moves it. `page` lets the page scroll. */
  mode?: 'page' | 'full' | undefined;
}

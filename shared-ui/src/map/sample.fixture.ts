import type { MapLabels, MapMarker } from './map-types';

export const mapLabels: MapLabels = {
  zoomIn: 'Zoomer',
  zoomOut: 'Dézoomer',
  cluster: (count) => `${count} séjours, zoomer ici`,
  failed: 'La carte n’a pas pu être chargée',
  retry: 'Réessayer',
};

export const mapMarkers: readonly MapMarker[] = [
  { id: '1', lat: 47.41, lng: 0.98, label: 'Château de Valmerle' },
  { id: '2', lat: 43.7, lng: 7.26, label: 'Logis du Guet' },
  { id: '3', lat: 48.39, lng: -4.48, label: 'Le Phare' },
  { id: '4', lat: 48.4, lng: -4.5, label: 'Le Goéland' },
];

export const france = { lat: 46.6, lng: 2.4 };

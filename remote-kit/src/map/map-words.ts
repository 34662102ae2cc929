import type { MapLabels } from '@detour/shared-ui';
import type { TextFunction } from '../text/text-function';

/** Texts that a remote with a map has. */
export type MapTextId = 'map.failed' | 'map.zoomIn' | 'map.zoomOut' | 'ui.retry';

/** Texts of every map. */
export const mapWords = (text: TextFunction<MapTextId>): Omit<MapLabels, 'cluster'> => ({
  zoomIn: text('map.zoomIn'),
  zoomOut: text('map.zoomOut'),
  failed: text('map.failed'),
  retry: text('ui.retry'),
});

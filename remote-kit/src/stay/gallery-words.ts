import type { GalleryLabels } from '@detour/shared-ui';
import type { TextFunction } from '../text/text-function';

/** Texts that a remote with a gallery has. */
export type GalleryTextId =
  | 'gallery.enlarge'
  | 'gallery.seeAll'
  | 'gallery.thumbnails'
  | 'ui.close'
  | 'ui.next'
  | 'ui.previous';

/** Texts of every gallery of `count` pictures. */
export const galleryWords = (
  text: TextFunction<GalleryTextId>,
  count: number,
): Omit<GalleryLabels, 'region'> => ({
  seeAll: text('gallery.seeAll', { count }),
  enlarge: (position) => text('gallery.enlarge', { position }),
  counter: (position, total) => `${position} / ${total}`,
  close: text('ui.close'),
  previous: text('ui.previous'),
  next: text('ui.next'),
  thumbnails: text('gallery.thumbnails'),
});

import type { Image } from '@detour/shared-contracts';
import { Gallery } from '@detour/shared-ui';
import { useText } from '../text';

export const ActivityGallery = ({ images }: { readonly images: readonly Image[] }) => {
  const text = useText();
  if (images.length === 0) return null;
  const position = (index: number): string => text('ui.photoOf', { index, total: images.length });
  return (
    <Gallery
      images={images}
      variant="hotel"
      labels={{
        region: text('activity.gallery'),
        seeAll: text('activity.seeAllPhotos', { count: images.length }),
        enlarge: position,
        counter: position,
        close: text('ui.close'),
        previous: text('ui.previous'),
        next: text('ui.next'),
        thumbnails: text('activity.gallery'),
      }}
    />
  );
};

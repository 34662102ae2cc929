import { useQuery } from '@tanstack/react-query';
import type { ActivityDetail } from '@detour/shared-contracts/api';
import { Gallery } from '@detour/shared-ui';
import { useApi, useSite } from '@detour/remote-kit';
import { useText } from '../text';
import { activityImagesQuery } from './activity.query';
import type { Names } from '../contract';

type Pictures = ActivityDetail['images'];

/** The requested pictures, or those of the detail response without them. */
export const picturesOf = (requested: Pictures | undefined, others: Pictures): Pictures =>
  requested && requested.length > 0 ? requested : others;

/** Pictures requested by the activity's id. Falls back to those of the detail response while loading and after a failure. @spec ACT-029 */
export const ActivityGallery = ({ activity }: { readonly activity: ActivityDetail }) => {
  const text = useText();
  const { locale } = useSite();
  const { data } = useQuery(activityImagesQuery(useApi<Names>(), activity.id, locale));
  const images = picturesOf(data, activity.images);
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

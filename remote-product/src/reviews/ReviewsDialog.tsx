import { createChunk } from '@detour/shared-ui';
import { DialogLink } from '../dialog-link/DialogLink';
import { useText } from '../text';

const browser = /* @__PURE__ */ createChunk(() => import('./ReviewsBrowser'));

export interface ReviewsDialogProps {
  readonly hotelId: string;
  /** Number of reviews in all languages. */
  readonly count: number;
}

/** "Lire les 286 avis", and the dialog that it opens. @spec PROD-029 */
export const ReviewsDialog = ({ hotelId, count }: ReviewsDialogProps) => {
  const t = useText();
  return (
    <DialogLink
      label={t('reviews.readAll', { count })}
      title={t('modal.reviews')}
      chunk={browser}
      failed={t('reviews.failed')}
    >
      {({ ReviewsBrowser }) => <ReviewsBrowser hotelId={hotelId} isEmpty={count === 0} />}
    </DialogLink>
  );
};

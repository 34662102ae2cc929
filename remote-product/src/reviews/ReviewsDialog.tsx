import { useState } from 'react';
import { Button, Dialog } from '@detour/shared-ui';
import { useText } from '../text';
import { ReviewsBrowser } from './ReviewsBrowser';

export interface ReviewsDialogProps {
  readonly hotelId: string;
  /** Number of reviews in all languages. */
  readonly count: number;
}

/** "Lire les 286 avis", and the dialog that it opens. @spec PROD-029 */
export const ReviewsDialog = ({ hotelId, count }: ReviewsDialogProps) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('reviews.readAll', { count })}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('modal.reviews')}
        closeLabel={t('ui.close')}
        mobile="full"
      >
        <ReviewsBrowser hotelId={hotelId} isEmpty={count === 0} />
      </Dialog>
    </>
  );
};

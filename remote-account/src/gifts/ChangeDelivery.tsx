import { useQueryClient } from '@tanstack/react-query';
import type { GiftDelivery, GivenGift } from '@detour/shared-contracts/api';
import { DeliveryDialog } from '@detour/shared-checkout';
import { useApi, useSite } from '@detour/remote-kit';
import { useText } from '../text';
import { changeDelivery } from './gifts.client';
import { giftsQuery } from './gifts.query';
import type { Names } from '../contract';

interface ChangeDeliveryProps {
  readonly gift: GivenGift;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Recipient and time of a gift. They can be changed, or the gift sent again, until the recipient has opened it. */
export const ChangeDelivery = ({ gift, open, onClose }: ChangeDeliveryProps) => {
  const text = useText();
  const api = useApi<Names>();
  const client = useQueryClient();
  const { locale } = useSite();
  const save = async (delivery: GiftDelivery) => {
    const saved = await changeDelivery(api, gift, delivery);
    // Opened or sent meanwhile: the list shows it.
    void client.invalidateQueries({ queryKey: giftsQuery(api, locale).queryKey });
    return saved;
  };
  return (
    <DeliveryDialog
      t={text}
      open={open}
      title={text('given.changeTitle')}
      lead={text('given.changeText')}
      gift={gift}
      save={save}
      onSaved={onClose}
      onClose={onClose}
    />
  );
};

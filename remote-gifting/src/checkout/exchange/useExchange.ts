import { useOpenGift, useSnapshotState, type OpenGift } from '@detour/remote-kit';
import type { GiftFormat } from '@detour/shared-contracts/rules';
import type { Names } from '../../contract';

export interface Exchange {
  /** The open gift that can be exchanged for this one; null without one. A card pays by itself and is not exchanged. */
  readonly gift: OpenGift | null;
  /** The visitor exchanges it. */
  readonly isChosen: boolean;
  choose(isChosen: boolean): void;
}

/** Exchange of the gift that is open in this browser for the gift of the checkout. What comes by post is not got by exchange. */
export const useExchange = (format: GiftFormat): Exchange => {
  const open = useOpenGift<Names>();
  const [isWished, choose] = useSnapshotState<boolean>('exchange', false);
  const gift = open && open.kind !== 'gift_card' && format === 'digital' ? open : null;
  return { gift, isChosen: gift !== null && isWished, choose };
};

import type { GiftFormat } from '@detour/shared-contracts/rules';
import { useFormat, useOpenGift, useSnapshotState, type OpenGift } from '@detour/remote-kit';
import type { Names } from '../../contract';
import { useText } from '../../text';
import type { PurchaseView } from '../purchase/purchase.view-model';
import { withExchange } from './exchange.view-model';

export interface Exchange {
  /** The open gift that can be exchanged for this one; null without one. A card pays by itself and is not exchanged. */
  readonly gift: OpenGift | null;
  /** The visitor exchanges it. */
  readonly isChosen: boolean;
  choose(isChosen: boolean): void;
}

interface ExchangeFacts {
  readonly format: GiftFormat;
  readonly purchase: PurchaseView;
}

/**
 * Exchange of the gift that is open in this browser for the gift of the checkout: the purchase with it, if it is chosen, and
 * the code of the old gift. Gifts by post cannot be obtained by exchange.
 */
export const useExchange = ({ format, purchase }: ExchangeFacts) => {
  const tools = { t: useText(), format: useFormat() };
  const open = useOpenGift<Names>();
  const [isWished, choose] = useSnapshotState<boolean>('exchange', false);
  const gift = open && open.kind !== 'gift_card' && format === 'digital' ? open : null;
  const chosen = isWished ? gift : null;
  const exchange: Exchange = { gift, isChosen: chosen !== null, choose };
  return {
    exchange,
    purchase: chosen ? withExchange(purchase, chosen, tools) : purchase,
    exchanged: chosen?.code ?? null,
  };
};

import { memo, useMemo } from 'react';
import type { Card } from '@detour/shared-contracts/api';
import { StayCard } from '@detour/shared-ui';
import { useHost, WishlistButton } from '@detour/remote-kit';
import { useText } from '../../text';
import { toOffer, type OfferContext } from './offer.view-model';
import type { Names } from '../../contract';

export interface OfferCardProps {
  readonly card: Card;
  /** Of the search that found it: `useOfferContext`. */
  readonly context: OfferContext;
  /** The picture is the page's main one. */
  readonly eager?: boolean;
  /** Layout width of the picture outside of the three-column grid. */
  readonly imageSizes?: string;
  /** 2 directly below the page's title, 3 below a block's title. */
  readonly headingLevel?: 2 | 3;
}

const Offer = ({ card, context, eager = false, imageSizes, headingLevel = 3 }: OfferCardProps) => {
  // Each card makes its own view model: those of a whole page at once would keep a slow phone from answering touches.
  const offer = useMemo(() => toOffer(card, context), [card, context]);
  const { bus } = useHost<Names>();
  const text = useText();
  const { id, title, look } = offer.card;
  return (
    <StayCard
      {...offer.card}
      eager={eager}
      imageSizes={imageSizes}
      headingLevel={headingLevel}
      // The compact card has no room for it, and customer care has no wishlist.
      heart={
        look === 'modification' ? undefined : (
          <WishlistButton<Names> type="STAY" id={id} label={text('wishlist.heart', { title })} />
        )
      }
      onSelect={() => bus.emit('search.offer-selected@1', offer.selection)}
    />
  );
};

/** A stay card in a list. Emits an event when chosen. A list that renders again keeps the cards that are the same. @spec ANALYT-003 */
export const OfferCard = memo(Offer);

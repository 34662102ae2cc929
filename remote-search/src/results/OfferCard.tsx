import { StayCard } from '@detour/shared-ui';
import { useHost } from '@detour/shared-ui/remote';
import type { Offer } from './offer.view-model';

export interface OfferCardProps {
  readonly offer: Offer;
  /** Its picture is among the largest things of the first view. */
  readonly eager?: boolean;
  /** Layout width of the picture outside of the three-column grid. */
  readonly imageSizes?: string;
  /** 2 right under the page's title, 3 under the title of a block. */
  readonly headingLevel?: 2 | 3;
}

/** A stay in a list; choosing it is told on the bus. */
export const OfferCard = ({ offer, eager = false, imageSizes, headingLevel = 3 }: OfferCardProps) => {
  const { bus } = useHost();
  return (
    <StayCard
      {...offer.card}
      eager={eager}
      imageSizes={imageSizes}
      headingLevel={headingLevel}
      onSelect={() => bus.emit('search.offer-selected@1', offer.selection)}
    />
  );
};

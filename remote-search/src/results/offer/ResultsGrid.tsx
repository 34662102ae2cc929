import type { Flow } from '@detour/shared-contracts/mount';
import { CardGrid } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import { InlinePromo, useGiftBlock } from '../../promo/InlinePromo';
import { promosOf } from '../../promo/promos';
import type { Offer } from './offer.view-model';
import { HotelCard } from './HotelCard';
import { OfferCard } from './OfferCard';

export interface ResultsGridProps {
  readonly cards: readonly Offer[];
  readonly flow: Flow;
  /** The cards belong to an earlier search. */
  readonly outdated: boolean;
}

/** Cards in three columns, with a promotion between blocks when more cards follow. @spec SRCH-005 SRCH-006 SRCH-009 */
export const ResultsGrid = ({ cards, flow, outdated }: ResultsGridProps) => {
  const { locale, mode } = useSite();
  const promos = promosOf(flow, locale, mode);
  const block = useGiftBlock(promos.size > 0);
  const items = cards.flatMap((offer, index) => {
    const Card = flow === 'hotel' ? HotelCard : OfferCard;
    const card = <Card key={offer.id} offer={offer} eager={index === 0} headingLevel={2} />;
    const kind = promos.get(index);
    return kind && block ? [<InlinePromo key={`promo-${index}`} kind={kind} block={block} />, card] : [card];
  });
  return <CardGrid dimmed={outdated}>{items}</CardGrid>;
};

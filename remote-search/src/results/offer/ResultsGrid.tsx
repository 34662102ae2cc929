import { use } from 'react';
import type { Card } from '@detour/shared-contracts/api';
import { CardGrid } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import { InlinePromo, useGiftBlock } from '../../promo/InlinePromo';
import { promosOf } from '../../promo/promos';
import { CardColumns } from '../split/columns';
import { HotelCard } from './HotelCard';
import type { OfferContext } from './offer.view-model';
import { OfferCard } from './OfferCard';

export interface ResultsGridProps {
  readonly cards: readonly Card[];
  readonly context: OfferContext;
  /** The cards belong to an earlier search. */
  readonly outdated: boolean;
}

/** Cards in three columns, with a promotion between blocks when more cards follow. @spec SRCH-005 SRCH-006 SRCH-009 */
export const ResultsGrid = ({ cards, context, outdated }: ResultsGridProps) => {
  const { flow } = context;
  const { locale, mode } = useSite();
  const promos = promosOf(flow, locale, mode);
  const block = useGiftBlock(promos.size > 0);
  const OneCard = flow === 'hotel' ? HotelCard : OfferCard;
  const items = cards.flatMap((card, index) => {
    const item = <OneCard key={card.id} card={card} context={context} eager={index === 0} headingLevel={2} />;
    const kind = promos.get(index);
    return kind && block ? [<InlinePromo key={`promo-${index}`} kind={kind} block={block} />, item] : [item];
  });
  return (
    <CardGrid columns={use(CardColumns)} dimmed={outdated}>
      {items}
    </CardGrid>
  );
};

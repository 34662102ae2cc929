import type { LandingComponent } from '@detour/shared-contracts/api';
import type { Flow } from '@detour/shared-contracts/mount';
import { JumbotronPromo } from '../home/blocks/JumbotronPromo';
import { SellingPoints } from '../home/blocks/SellingPoints';
import { BestBoxes } from './parts/BestBoxes';
import { LandingBanner } from './parts/LandingBanner';
import { PromoCards } from './parts/PromoCards';
import { ResultBlock } from './parts/ResultBlock';
import { TopBar } from './parts/TopBar';

export interface LandingPartProps {
  readonly part: LandingComponent;
  readonly flow: Flow;
  readonly isFirst: boolean;
}

/**
 * Renders one named component, and nothing for an unknown name. @spec LAND-001 LAND-002 LAND-003 LAND-004 LAND-005 LAND-006
 * LAND-007 LAND-009
 */
export const LandingPart = ({ part, flow, isFirst }: LandingPartProps) => {
  switch (part.component) {
    case 'BestBoxes':
      return <BestBoxes content={part} />;
    case 'JumbotronPromo':
      return <JumbotronPromo promo={part} eager={isFirst} />;
    case 'MainUSP':
      return part.items.length > 0 ? <SellingPoints items={part.items} variant={part.variant} /> : null;
    case 'TopBar':
      return <TopBar content={part} />;
    case 'PromoCards':
      return part.cards.length > 0 ? <PromoCards content={part} /> : null;
    case 'TargetedBanner':
      return <LandingBanner content={part} flow={flow} />;
    case 'TopSearchResults':
      return <ResultBlock content={part} />;
    default:
      return null;
  }
};

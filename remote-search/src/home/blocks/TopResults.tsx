import type { Card } from '@detour/shared-contracts/api';
import { emptyCriteria } from '@detour/shared-contracts/criteria';
import type { Flow } from '@detour/shared-contracts/mount';
import { Anchor, Rail, SectionHeader, textLink } from '@detour/shared-ui';
import { OfferCard } from '../../results/offer/OfferCard';
import { useOfferContext } from '../../results/offer/useOfferContext';

export interface TopResultsProps {
  readonly title: string;
  readonly link: { readonly label: string; readonly href: string } | null;
  readonly cards: readonly Card[];
  readonly flow: Flow;
}

const railSizes = '(max-width: 1279px) 280px, 384px';

/** Three results of a search, with a link to all. @spec HOME-013 */
export const TopResults = ({ title, link, cards, flow }: TopResultsProps) => {
  const context = useOfferContext(emptyCriteria, flow);
  return (
    <section data-below="">
      <SectionHeader
        title={title}
        link={
          link && (
            <Anchor href={link.href} css={textLink}>
              {link.label}
            </Anchor>
          )
        }
      />
      <Rail label={title}>
        {cards.map((card) => (
          <OfferCard key={card.id} card={card} context={context} imageSizes={railSizes} />
        ))}
      </Rail>
    </section>
  );
};

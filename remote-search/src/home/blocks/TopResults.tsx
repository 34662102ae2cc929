import { Anchor, Rail, SectionHeader, textLink } from '@detour/shared-ui';
import { OfferCard } from '../../results/offer/OfferCard';
import type { Offer } from '../../results/offer/offer.view-model';

export interface TopResultsProps {
  readonly title: string;
  readonly link: { readonly label: string; readonly href: string } | null;
  readonly offers: readonly Offer[];
}

const railSizes = '(max-width: 1279px) 280px, 384px';

/** Three results of a search, with a link to all. @spec HOME-013 */
export const TopResults = ({ title, link, offers }: TopResultsProps) => (
  <section>
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
      {offers.map((offer) => (
        <OfferCard key={offer.id} offer={offer} imageSizes={railSizes} />
      ))}
    </Rail>
  </section>
);

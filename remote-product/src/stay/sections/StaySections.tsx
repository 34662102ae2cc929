import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { factLine } from '@detour/shared-contracts/format';
import { IncludedItems, media, Picture, ReadMore, text } from '@detour/shared-ui';
import { PlaceMap, useSite } from '@detour/remote-kit';
import { GiftSection } from '../../gift/GiftSection';
import type { Gifting } from '../../gift/useGifting';
import { EcoNote } from '../../practical/EcoNote';
import type { PracticalEntry } from '../../practical/practical.view-model';
import { PracticalInfos } from '../../practical/PracticalInfos';
import { ReviewsDialog } from '../../reviews/ReviewsDialog';
import type { ReviewsView } from '../../reviews/reviews.view-model';
import { StayReviews } from '../../reviews/StayReviews';
import { useText } from '../../text';
import { sectionIds, StaySection } from './StaySection';
import type { ProgramItem, StayView } from '../stay.view-model';
import type { Names } from '../../contract';

export interface StaySectionsProps {
  readonly view: StayView;
  readonly reviews: ReviewsView | null;
  readonly practical: readonly PracticalEntry[];
  readonly hotelId: string;
  /** Reviews of the hotel in all languages. */
  readonly reviewCount: number;
  /** The section of extras, if any. */
  readonly extras: ReactNode;
  readonly gifting: Gifting;
  readonly ecoMeasures: readonly string[];
}

/** Sections of the stay, in the order of its tabs. @spec PROD-001 PROD-002 PROD-014 PROD-015 PROD-079 FLAG-006 */
export const StaySections = ({
  view,
  reviews,
  practical,
  hotelId,
  reviewCount,
  extras,
  gifting,
  ecoMeasures,
}: StaySectionsProps) => {
  const t = useText();
  const hasSummary = useSite<Names>().flags['packageSummary'] !== false;
  // Whoever books reads the reviews first.
  const gift = (
    <StaySection id={sectionIds.gift} title={t('product.tabGift')}>
      <GiftSection gifting={gifting} />
    </StaySection>
  );
  return (
    <>
      <StaySection id={sectionIds.stay} title={t(hasSummary ? 'product.includes' : 'product.tabDescription')}>
        {hasSummary && <IncludedItems items={view.includes} columns={2} />}
        <div css={[measure, hasSummary && below]}>
          <ReadMore
            text={view.description}
            moreLabel={t('product.seeMore')}
            lessLabel={t('product.seeLess')}
          />
        </div>
      </StaySection>
      <StaySection id={sectionIds.room} title={t('product.tabRoom')}>
        <Item title={view.room.title} text={view.room.text} image={view.room.image} facts={view.room.facts} />
      </StaySection>
      {view.program.length > 0 && (
        <StaySection id={sectionIds.experience} title={t('product.tabExperience')}>
          {view.program.map((item) => (
            <Item key={item.title} {...item} />
          ))}
        </StaySection>
      )}
      {extras}
      {gifting.active && gift}
      {reviews && (
        <StaySection
          id={sectionIds.reviews}
          title={t('product.tabReviews')}
          link={<ReviewsDialog hotelId={hotelId} count={reviewCount} />}
        >
          <StayReviews view={reviews} />
        </StaySection>
      )}
      {!gifting.active && gift}
      <HotelSection view={view} ecoMeasures={ecoMeasures} />
      <StaySection id={sectionIds.practical} title={t('product.tabPractical')}>
        <PracticalInfos entries={practical} />
      </StaySection>
    </>
  );
};

const HotelSection = ({ view, ecoMeasures }: Pick<StaySectionsProps, 'view' | 'ecoMeasures'>) => {
  const t = useText();
  return (
    <StaySection id={sectionIds.hotel} title={t('product.tabHotel')}>
      <h3 css={text.h3}>{view.hotel.name}</h3>
      <p css={[text.muted, place]}>{view.hotel.place}</p>
      <div css={measure}>
        <ReadMore text={view.about.text} moreLabel={t('product.seeMore')} lessLabel={t('product.seeLess')} />
      </div>
      <div css={map}>
        <PlaceMap<Names> place={view.about.place} label={t('hub.map')} text={t} data-testid="stay-map" />
      </div>
      {view.about.facilities.length > 0 && <Facts facts={view.about.facilities} />}
      <div css={eco}>
        <EcoNote measures={ecoMeasures} />
      </div>
    </StaySection>
  );
};

const Item = ({ title, text: words, image, facts }: ProgramItem) => (
  <article css={[item, !image && pictureless]}>
    {image && <Picture image={image} sizes="(max-width: 767px) 112vw, 198px" ratio={4 / 3} css={picture} />}
    <div>
      <h3 css={text.h3}>{title}</h3>
      {words && <p css={[text.muted, measure]}>{words}</p>}
      {facts.length > 0 && <Facts facts={facts} />}
    </div>
  </article>
);

const Facts = ({ facts }: { readonly facts: readonly string[] }) => (
  <p css={[text.small, factStyle]}>{factLine(facts)}</p>
);

const measure = css({ maxWidth: 'var(--size-text-measure)' });
const below = css({ marginTop: '1.75rem' });
const map = css({ marginTop: 'var(--space-4)' });
const eco = css({ marginTop: 'var(--space-3)' });
const place = css({ marginBottom: 'var(--space-3)' });

const item = css({
  display: 'grid',
  gridTemplateColumns: '11rem 1fr',
  gap: '1.75rem',
  '& + &': { marginTop: '1.5rem', paddingTop: '1.5rem', borderTop: 'var(--border-hairline)' },
  '& h3': { marginBottom: '0.35rem' },
  [media.mobile]: { gridTemplateColumns: '1fr', gap: 'var(--space-4)' },
});

const pictureless = css({ gridTemplateColumns: '1fr' });
const picture = css({ overflow: 'hidden', borderRadius: 'var(--radius-m)', alignSelf: 'start' });
const factStyle = css({ marginTop: 'var(--space-2)' });

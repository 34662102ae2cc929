import { css } from '@emotion/react';
import type { HotelPage } from '@detour/shared-contracts/api';
import { factLine } from '@detour/shared-contracts/format';
import { media, ReadMore, SectionHeader, text } from '@detour/shared-ui';
import { PlaceMap, useFormat } from '@detour/remote-kit';
import { EcoNote } from '../practical/EcoNote';
import { PracticalInfos } from '../practical/PracticalInfos';
import { toPracticalEntries } from '../practical/practical.view-model';
import { useText } from '../text';
import { hotelSectionIds } from './choice/HotelBar';
import { HotelSection } from './HotelSection';
import type { Names } from '../contract';

/** The hotel's description, facilities and directions. @spec HOTEL-005 HOTEL-029 HOTEL-031 */
export const HotelAbout = ({ hotel }: { readonly hotel: HotelPage }) => {
  const t = useText();
  const format = useFormat();
  const { airportLabel, trainStationLabel } = hotel.transport;
  const entries = toPracticalEntries({
    stay: { hotel, fromPrice: null },
    policy: null,
    hasDates: false,
    t,
    format,
  });
  return (
    <HotelSection id={hotelSectionIds.about} look={section}>
      <SectionHeader id="hotel-about-title" title={t('hotel.tabAbout')} />
      <div css={columns}>
        <div css={column}>
          <ReadMore
            text={hotel.description}
            moreLabel={t('product.seeMore')}
            lessLabel={t('product.seeLess')}
          />
          <EcoNote measures={hotel.ecoFacilities} />
          <p css={text.small}>{factLine(hotel.highlightedFacilities.map(({ label }) => label))}</p>
          {(trainStationLabel ?? airportLabel) && (
            <dl css={ways}>
              {trainStationLabel && (
                <div>
                  <dt css={[text.small, text.muted]}>{t('hotel.trainStation')}</dt>
                  <dd>{trainStationLabel}</dd>
                </div>
              )}
              {airportLabel && (
                <div>
                  <dt css={[text.small, text.muted]}>{t('hotel.airport')}</dt>
                  <dd>{airportLabel}</dd>
                </div>
              )}
            </dl>
          )}
          <PlaceMap<Names>
            place={{ name: hotel.label, lat: hotel.location.lat, lng: hotel.location.lng }}
            label={t('hub.map')}
            text={t}
            data-testid="hotel-map"
          />
        </div>
        <PracticalInfos entries={entries} columns={1} />
      </div>
    </HotelSection>
  );
};

const section = css({
  paddingTop: '2.25rem',
  [media.mobile]: { paddingTop: '1.5rem' },
});

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4.2fr)',
  gap: '5rem',
  alignItems: 'start',
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.75rem' },
});

const column = css({ display: 'grid', gap: 'var(--space-5)', maxWidth: 'var(--size-text-measure)' });

const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-4) var(--space-8)',
  margin: 0,
  '& dd': { margin: 0 },
});

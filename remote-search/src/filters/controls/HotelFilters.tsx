import type { ReactNode } from 'react';
import { text as type } from '@detour/shared-ui';
import { useText } from '../../text';
import { OptionsSkeleton } from './FacilityFilter';
import { filterStyles as styles } from '../filter.styles';
import { OptionList } from './OptionList';
import { ScoreFilter } from './ScoreFilter';
import type { Filters } from '../useFilters';

const starOptions = [5, 4, 3] as const;

/** Hotel filters: stars, score, type, surroundings and style. @spec FILT-045 */
export const HotelFilters = ({ filters }: { readonly filters: Filters }) => {
  const text = useText();
  const { facets, draft, change } = filters;
  if (!facets) return <OptionsSkeleton />;
  return (
    <>
      <FilterSection title={text('filter.starsTitle')}>
        <OptionList
          options={starOptions.map((stars) => ({
            key: stars,
            label: text('filter.stars', { count: stars }),
            count: facets.stars.find(({ value }) => value === stars)?.count ?? 0,
          }))}
          chosen={draft.stars}
          onChange={(stars) => change({ stars })}
        />
      </FilterSection>
      <FilterSection title={text('filter.score')}>
        <ScoreFilter
          chosen={draft.hotelScore}
          counts={facets.hotelScores}
          onChange={(hotelScore) => change({ hotelScore })}
        />
      </FilterSection>
      <FilterSection title={text('filter.hotelType')}>
        <OptionList
          options={facets.hotelTypes.map(({ value, label, count }) => ({ key: value, label, count }))}
          chosen={draft.hotelTypes}
          onChange={(hotelTypes) => change({ hotelTypes })}
        />
      </FilterSection>
      <FilterSection title={text('filter.hotelEnvironment')}>
        <OptionList
          options={facets.hotelEnvironments.map(({ key, label, count }) => ({ key, label, count }))}
          chosen={draft.hotelEnvironments}
          onChange={(hotelEnvironments) => change({ hotelEnvironments })}
        />
      </FilterSection>
      <FilterSection title={text('filter.hotelStyle')}>
        <OptionList
          options={facets.hotelStyles.map(({ name, label, count }) => ({ key: name, label, count }))}
          chosen={draft.hotelStyles}
          onChange={(hotelStyles) => change({ hotelStyles })}
        />
      </FilterSection>
    </>
  );
};

export interface FilterSectionProps {
  readonly title: string;
  readonly testId?: string;
  readonly children: ReactNode;
}

/** One kind of filter in a drawer. */
export const FilterSection = ({ title, testId, children }: FilterSectionProps) => (
  <section css={styles.section} data-testid={testId} aria-label={title}>
    <h3 css={[type.h3, styles.sectionTitle]}>{title}</h3>
    {children}
  </section>
);

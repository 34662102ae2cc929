import { flowProductOf } from '@detour/shared-contracts/rules';
import { useText, type MessageId } from '../../text';
import { partTitleOf } from '../filter-labels.view-model';
import { filterStyles as styles } from '../filter.styles';
import type { Filters } from '../useFilters';
import { OptionsSkeleton } from './FacilityFilter';
import { OptionList } from './OptionList';

export interface TermsFilterProps {
  readonly filters: Filters;
  readonly titled: boolean;
}

const terms = [
  { key: 'freeCancellation', label: 'filter.freeCancellation' },
  { key: 'promotions', label: 'filter.promotions' },
] as const satisfies readonly { key: string; label: MessageId }[];

const mealWords: Readonly<Record<string, MessageId>> = {
  breakfast: 'filter.breakfast',
  dinner: 'filter.dinner',
};

/**
 * What a stay includes, and its terms: meals, free cancellation and promotions. A flow without dates has only meals, and one without a
 * programme only the terms.
 */
export const TermsFilter = ({ filters, titled }: TermsFilterProps) => {
  const text = useText();
  const { flow, facets, draft, change } = filters;
  if (!facets) return <OptionsSkeleton />;
  const { hasDates, program } = flowProductOf(flow);
  return (
    <div>
      {titled && <p css={styles.name}>{text(partTitleOf('terms', flow))}</p>}
      {hasDates && (
        <OptionList
          options={terms.map(({ key, label }) => ({ key, label: text(label), count: facets[key] }))}
          chosen={terms.map(({ key }) => key).filter((key) => draft[key])}
          onChange={(chosen) =>
            change({
              freeCancellation: chosen.includes('freeCancellation'),
              promotions: chosen.includes('promotions'),
            })
          }
        />
      )}
      {program !== 'none' && (
        <OptionList
          options={facets.meals.map(({ value, label, count }) => {
            const word = mealWords[value];
            return { key: value, label: word ? text(word) : label, count };
          })}
          chosen={draft.meals}
          onChange={(meals) => change({ meals })}
        />
      )}
    </div>
  );
};

import type { SearchFacets } from '../facets/search-facets';
import { CheckboxField } from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';
import { useText, type MessageId } from '../../text';

export interface ScoreFilterProps {
  readonly chosen: number | null;
  readonly counts: SearchFacets['hotelScores'];
  readonly onChange: (score: number | null) => void;
}

const options = [
  { score: 9, label: 'search.score9' },
  { score: 8, label: 'search.score8' },
  { score: 7, label: 'search.score7' },
] as const satisfies readonly { score: number; label: MessageId }[];

/**
 * Minimum guest score: selecting 8 also ticks 9, which it includes. Selecting it again turns the filter off.
 * @spec FILT-041 FILT-042 FILT-043 FILT-044
 */
export const ScoreFilter = ({ chosen, counts, onChange }: ScoreFilterProps) => {
  const text = useText();
  const format = useFormat();
  const countOf = (score: number): number => counts.find(({ value }) => value === score)?.count ?? 0;
  return (
    <>
      {options.map(({ score, label }) => (
        <CheckboxField
          key={score}
          label={text(label)}
          detail={format.count(countOf(score))}
          checked={chosen !== null && score >= chosen}
          disabled={countOf(score) === 0 && chosen !== score}
          onChange={() => onChange(chosen === score ? null : score)}
          data-value={score}
        />
      ))}
      <CheckboxField
        label={text('search.scoreAll')}
        checked={chosen === null}
        onChange={() => onChange(null)}
      />
    </>
  );
};

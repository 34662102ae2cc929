import { useText } from '../../text';
import { resultsStyles as styles } from '../results.styles';
import type { PageSearch } from '../search/page-search';

export interface RankingNoteProps {
  readonly search: Pick<PageSearch, 'flow' | 'criteria' | 'sort'>;
}

/** Explains the default ranking, as the law requires. */
export const RankingNote = ({ search: { flow, criteria, sort } }: RankingNoteProps) => {
  const text = useText();
  if (sort !== 'priceQuality') return null;
  const [note, home] = flow === 'activity' ? ofActivities : ofStays;
  const isAnywhere = !criteria.place && !criteria.position;
  return (
    <p css={styles.struck}>
      {text(note)}
      {isAnywhere && ` ${text(home)}`}
    </p>
  );
};

const ofStays = ['search.rankingNote', 'search.rankingHome'] as const;
const ofActivities = ['search.rankingActivities', 'search.rankingHomeFirst'] as const;

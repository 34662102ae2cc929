import type { Criteria } from '@detour/shared-contracts/criteria';
import type { Flow } from '@detour/shared-contracts/mount';
import { sortInForce } from '@detour/shared-contracts/rules';
import { useText } from '../../text';
import { resultsStyles as styles } from '../results.styles';

export interface RankingNoteProps {
  readonly flow: Flow;
  readonly criteria: Criteria;
}

/** Explains the default ranking, as the law requires. */
export const RankingNote = ({ flow, criteria }: RankingNoteProps) => {
  const text = useText();
  const isDefault = sortInForce(criteria.sort, flow, criteria.position !== undefined) === 'priceQuality';
  if (!isDefault) return null;
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

import { printCriteria } from '@detour/shared-contracts/criteria';
import { useCriteria, useSnapshotState } from '@detour/remote-kit';
import type { Names } from '../../contract';
import { toDraft, type PlaceLabel, type SearchDraft } from './draft';

type Edited = {
  /** The criteria that the draft is based on, printed. */
  readonly of: string;
  readonly draft: SearchDraft;
};

export interface DraftState {
  readonly draft: SearchDraft;
  change(change: Partial<SearchDraft>): void;
}

/** The draft of the search box: the current criteria until the visitor changes something, and again after each search. */
export const useSearchDraft = (labelOf: PlaceLabel): DraftState => {
  const criteria = useCriteria<Names>();
  const of = printCriteria(criteria);
  const [edited, setEdited] = useSnapshotState<Edited | null>('search-draft', null);
  const draftOf = (held: Edited | null): SearchDraft =>
    held?.of === of ? held.draft : toDraft(criteria, labelOf);
  return {
    draft: draftOf(edited),
    change: (change) => setEdited((held) => ({ of, draft: { ...draftOf(held), ...change } })),
  };
};

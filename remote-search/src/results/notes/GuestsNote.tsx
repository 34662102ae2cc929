import { css } from '@emotion/react';
import type { Flow } from '@detour/shared-contracts/mount';
import { Note } from '@detour/shared-ui';
import type { Criteria } from '../../contract';
import { toGuestsText } from '../../searchbox/draft/search-values.view-model';
import { useText } from '../../text';

export interface GuestsNoteProps {
  /** The visitor's search. */
  readonly criteria: Criteria;
  readonly flow: Flow;
  /** The prices below are those of the searched dates. */
  readonly hasDates: boolean;
}

/**
 * Prices without dates are those of the cheapest nights for two adults. Says so to visitors who search for other guests. Babies
 * do not change a price.
 */
export const GuestsNote = ({ criteria, flow, hasDates }: GuestsNoteProps) => {
  const text = useText();
  const isForTwo = criteria.adults === 2 && criteria.children === 0;
  if (hasDates || isForTwo || (flow !== 'booking' && flow !== 'hotel')) return null;
  return (
    <div css={note} data-testid="guests-note">
      <Note>{text('search.guestsNote', { guests: toGuestsText(criteria, text) })}</Note>
    </div>
  );
};

const note = css({ marginBlockEnd: '1.5rem' });

import { css } from '@emotion/react';
import { Note } from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';
import { isFlexible } from '../../calendar/flexible/flexible-dates.view-model';
import type { Criteria } from '../../contract';
import { useText } from '../../text';

/** Says that each card of a flexible search has the dates of its cheapest arrival. */
export const FlexNote = ({ criteria }: { readonly criteria: Criteria }) => {
  const text = useText();
  const format = useFormat();
  if (!isFlexible(criteria)) return null;
  const { weekends, flexDays = 1 } = criteria;
  return (
    <div css={note} data-testid="flex-note">
      <Note>
        {criteria.dates
          ? text('search.flexNote', { count: flexDays })
          : text('search.weekendsNote', { month: format.monthTitle(weekends?.month ?? '') })}
      </Note>
    </div>
  );
};

const note = css({ marginBlockEnd: '1.5rem' });

import { DatesField } from '../../calendar/DatesField';
import { useText } from '../../text';
import { datesPrompts } from '../useDatesPrompt';
import type { SearchBoxState } from '../useSearchBox';

export interface BoxDatesProps {
  readonly box: SearchBoxState;
  /** The part that contains this calendar. */
  readonly part: 'dates' | 'modal-dates';
  /** The open part after the calendar closes. */
  readonly back: SearchBoxState['open'];
  readonly testId: string | undefined;
}

/** The dates of a search box. */
export const BoxDates = ({ box, part, back, testId }: BoxDatesProps) => {
  const text = useText();
  return (
    <DatesField
      prompt={box.datesPrompt ? text(datesPrompts[box.datesPrompt]) : undefined}
      criteria={box.criteria}
      flow={box.flow}
      searched={box.draft}
      onChange={box.change}
      open={box.open === part}
      onOpenChange={(opens) => box.setOpen(opens ? part : back)}
      testId={testId}
    />
  );
};

import type { CancellationPolicy } from '@detour/shared-contracts/api';
import { isoDate } from '@detour/shared-contracts/base';
import type { Format } from '@detour/shared-contracts/format';
import { cancellationTextOf } from '../../details/cancellation';
import type { Text } from '../../text';

export interface CancellationLine {
  readonly text: string;
  /** Free cancellation is shown in green with a check. */
  readonly reassuring: boolean;
}

/** @spec PROD-031 PROD-032 PROD-033 */
export const cancellationLine = (
  policy: CancellationPolicy,
  { hasDates, t, format }: { readonly hasDates: boolean; readonly t: Text; readonly format: Format },
): CancellationLine => {
  const { text, reassuring } = firstLine(policy, { hasDates, t, format });
  // The free step is shown already; a further one gives a part back.
  const part = hasDates ? policy.steps?.find(({ percent }) => percent < 100) : undefined;
  if (!part) return { text, reassuring };
  const values = { percent: part.percent, date: format.longDate(isoDate(part.day)) };
  return reassuring
    ? { text: `${text}. ${t('cancel.thenPart', values)}`, reassuring }
    : { text: t('cancel.partUntil', values), reassuring };
};

const firstLine = (
  policy: CancellationPolicy,
  { hasDates, t, format }: { readonly hasDates: boolean; readonly t: Text; readonly format: Format },
): CancellationLine => {
  const text = cancellationTextOf(policy, hasDates);
  switch (text.kind) {
    case 'add-dates':
      return { text: t('cancel.addDates'), reassuring: false };
    case 'until':
      return { text: t('cancel.until', { date: format.longDate(text.deadline) }), reassuring: true };
    case 'none':
      return { text: t('cancel.none'), reassuring: false };
  }
};

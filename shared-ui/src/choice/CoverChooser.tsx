import type { ReactNode } from 'react';
import { ChoiceCard } from './ChoiceCard';
import { ChoiceGroup } from './ChoiceGroup';

export interface Cover<Id extends string = string> {
  id: Id;
  /** "Annulation gratuite", "Sans assurance" */
  title: ReactNode;
  /** What it covers, in a line. */
  line?: ReactNode;
  /** "+ 19,90 €", "Comprise" */
  amount?: ReactNode;
  /** The same in cents, for `data-amount`. */
  cents?: number | null;
}

export interface CoverChooserProps<Id extends string = string> {
  /** "Assurance annulation (facultatif)" */
  legend: ReactNode;
  legendHidden?: boolean | undefined;
  covers: readonly Cover<Id>[];
  /** Null until chosen. Paid options are never preselected (2011/83/EU art. 22). */
  value: Id | null;
  onChange: (id: Id) => void;
  /** Name of the radio group. */
  name: string;
  error?: ReactNode;
  /** Of the group, so that an error summary can lead to it. */
  id?: string | undefined;
  /** `data-testid` of each radio button. */
  testId?: string | undefined;
}

/** Choice of one cover: cancellation terms or insurance. @spec UI-036 */
export const CoverChooser = <Id extends string>({
  legend,
  legendHidden,
  covers,
  value,
  onChange,
  name,
  error,
  id: groupId,
  testId,
}: CoverChooserProps<Id>) => (
  <ChoiceGroup legend={legend} legendHidden={legendHidden} error={error} id={groupId}>
    {covers.map(({ id, title, line, amount, cents }) => (
      <ChoiceCard
        key={id}
        name={name}
        value={id}
        title={title}
        line={line}
        amount={amount}
        checked={value === id}
        onChange={() => onChange(id)}
        data-testid={testId}
        {...(typeof cents === 'number' && { 'data-amount': cents })}
        {...(error && { 'aria-invalid': true })}
      />
    ))}
  </ChoiceGroup>
);

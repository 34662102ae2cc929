import { guestBoundsOf, type Flow } from '@detour/shared-contracts';
import { Stepper } from '@detour/shared-ui';
import type { Guests } from '../searchbox/draft';
import { useText, type MessageId } from '../text';

export interface GuestsSteppersProps {
  readonly flow: Flow;
  readonly guests: Guests;
  readonly onChange: (guests: Guests) => void;
}

const rows = [
  { kind: 'adults', label: 'term.adultsLabel', hint: 'term.adultsAge' },
  { kind: 'children', label: 'term.childrenLabel', hint: 'term.childrenAge' },
  { kind: 'babies', label: 'term.babiesLabel', hint: 'term.babiesAge' },
] as const satisfies readonly { kind: keyof Guests; label: MessageId; hint: MessageId }[];

/** Adults, children and babies with their ages, inside the bounds of the flow; who cannot come has no row. @spec SBOX-013 */
export const GuestsSteppers = ({ flow, guests, onChange }: GuestsSteppersProps) => {
  const text = useText();
  const bounds = guestBoundsOf(flow);
  const shown = rows.filter(({ kind }) => kind === 'adults' || bounds[kind] > 0);
  const rangeOf = (kind: keyof Guests) => (kind === 'adults' ? bounds.adults : { min: 0, max: bounds[kind] });
  return (
    <>
      {shown.map(({ kind, label, hint }) => (
        <Stepper
          key={kind}
          label={text(label)}
          hint={text(hint)}
          value={guests[kind]}
          {...rangeOf(kind)}
          onChange={(value) => onChange({ ...guests, [kind]: value })}
          decreaseLabel={text('ui.less', { label: text(label) })}
          increaseLabel={text('ui.more', { label: text(label) })}
          testId={`guests-${kind}`}
        />
      ))}
    </>
  );
};

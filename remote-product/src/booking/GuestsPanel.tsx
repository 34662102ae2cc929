import { useState, type ReactNode } from 'react';
import { guestBoundsOf, type Guests } from '@detour/shared-contracts';
import { Button, Panel, Stepper, type PanelProps } from '@detour/shared-ui';
import { useText, type TextId } from '../text';

const rows = [
  { key: 'adult', bound: 'adults', label: 'term.adultsLabel', hint: 'term.adultsAge' },
  { key: 'child', bound: 'children', label: 'term.childrenLabel', hint: 'term.childrenAge' },
  { key: 'baby', bound: 'babies', label: 'term.babiesLabel', hint: 'term.babiesAge' },
] as const satisfies readonly {
  key: keyof Guests;
  bound: 'adults' | 'children' | 'babies';
  label: TextId;
  hint: TextId;
}[];

const bounds = guestBoundsOf('booking');

export interface GuestsPanelProps extends Pick<PanelProps, 'align' | 'className'> {
  readonly guests: Guests;
  readonly onChange: (guests: Guests) => void;
  /** What opens it, told whether it is open. */
  readonly anchor: (state: { readonly open: boolean; readonly toggle: () => void }) => ReactNode;
}

/** Who travels; each step is asked for at once. @spec PROD-055 HOTEL-021 */
export const GuestsPanel = ({ guests, onChange, anchor, align = 'end', className }: GuestsPanelProps) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <Panel
      title={t('term.guests')}
      closeLabel={t('ui.close')}
      open={open}
      onClose={close}
      align={align}
      className={className}
      foot={
        <Button size="small" onClick={close}>
          {t('ui.confirm')}
        </Button>
      }
      anchor={anchor({ open, toggle: () => setOpen(!open) })}
    >
      {rows.map(({ key, bound, label, hint }) => {
        const range = bound === 'adults' ? bounds.adults : { min: 0, max: bounds[bound] };
        return (
          <Stepper
            key={key}
            label={t(label)}
            hint={t(hint)}
            value={guests[key]}
            {...range}
            onChange={(count) => onChange({ ...guests, [key]: count })}
            decreaseLabel={t('ui.less', { label: t(label) })}
            increaseLabel={t('ui.more', { label: t(label) })}
            testId={`guests-${bound}`}
          />
        );
      })}
    </Panel>
  );
};

import { css } from '@emotion/react';
import { useState, type FormEvent, type RefObject } from 'react';
import type { ActivityPartner, VisitBooking, VisitSlots } from '@detour/shared-contracts/api';
import { isEmail, isName } from '@detour/shared-contracts/rules';
import { Button, text as type } from '@detour/shared-ui';
import { useText } from '../../text';
import { GuestFields, type Guest } from './GuestFields';
import { SlotCalendar } from './SlotCalendar';
import type { Visit } from '../useVisit';
import { VisitNotice } from './VisitNotice';

type Slot = Pick<VisitSlots['slots'][number], 'day' | 'starts'>;

export interface SlotChooserProps {
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly partner: ActivityPartner;
  readonly code: string;
  readonly visit: Visit;
  /** The booking to move; null for the first one. */
  readonly current: VisitBooking | null;
  readonly onDone: () => void;
}

const noGuest: Guest = { name: '', email: '' };

/** Day, hour and name of a booking. Keeps the input when a request fails. */
export const SlotChooser = ({ title, partner, code, visit, current, onDone }: SlotChooserProps) => {
  const text = useText();
  const [slot, setSlot] = useState<Slot | null>(null);
  const [guest, setGuest] = useState(noGuest);
  const [isTried, setTried] = useState(false);
  const wrong = {
    name: current === null && !isName(guest.name.trim()),
    email: current === null && !isEmail(guest.email.trim()),
  };
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    setTried(true);
    const form = event.currentTarget;
    if (!slot) return form.querySelector<HTMLElement>('input[type="radio"]:enabled')?.focus();
    if (wrong.name || wrong.email)
      return form.querySelector<HTMLElement>(`input[name="visit-${wrong.name ? 'name' : 'email'}"]`)?.focus();
    const booked = await visit.book({ ...slot, ...(current === null && { guest }) });
    if (booked) onDone();
  };
  return (
    <form css={column} noValidate onSubmit={(event) => void submit(event)} data-testid="visit-chooser">
      <h2 ref={title} tabIndex={-1} css={[type.h3, heading]}>
        {text(current ? 'visit.moveTitle' : 'visit.chooseTitle')}
      </h2>
      <SlotCalendar
        code={code}
        slot={slot}
        onSlot={(chosen) => {
          setSlot(chosen);
          visit.forget();
        }}
        error={isTried && !slot ? text('visit.slotMissing') : undefined}
      />
      {!current && (
        <GuestFields
          guest={guest}
          partner={partner.name}
          onGuest={setGuest}
          wrong={isTried ? wrong : { name: false, email: false }}
        />
      )}
      <VisitNotice failure={visit.failure} phone={partner.phone} />
      <Button type="submit" kind="brand" width="full" busy={visit.busy} data-testid="visit-submit">
        {text(visit.failure === 'failed' ? 'ui.retry' : current ? 'visit.move' : 'visit.book')}
      </Button>
      {current && (
        <Button kind="quiet" width="full" onClick={onDone}>
          {text('visit.keep')}
        </Button>
      )}
      <p css={[type.small, type.muted]}>{text('visit.terms')}</p>
    </form>
  );
};

const column = css({ display: 'grid', gap: 'var(--space-4)' });
const heading = css({ '&:focus': { outline: 'none' } });

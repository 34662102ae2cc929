import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Order } from '@detour/shared-contracts/api';
import { nightsBetween } from '@detour/shared-contracts/base';
import { ChevronDownIcon, preloadCalendar, text, useDatePicker, type DatePicker } from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';
import { DatesPanel, PricedDates } from '../booking/dates/DatesPanel';
import { guestsLabel } from '../booking/guests/guests';
import { GuestsPanel } from '../booking/guests/GuestsPanel';
import { useText } from '../text';
import { activityDaysOf, selectionOf } from './change-wish';
import type { Change } from './useChange';
import { useChangeDays } from './useChangeDays';

interface ChangeChoicesProps {
  readonly order: Order;
  readonly change: Change;
}

/** Dates and guests, each with its present value. */
export const ChangeChoices = (props: ChangeChoicesProps) => (
  <div css={fields}>
    <ChangeDates {...props} />
    <ChangeGuests {...props} />
  </div>
);

const ChangeDates = ({ order, change }: ChangeChoicesProps) => {
  const t = useText();
  const format = useFormat();
  const { wish, choose } = change;
  const location = selectionOf(wish);
  const picker = useDatePicker({
    location,
    onChange: ({ checkin, checkout }) => {
      if (!checkin || !checkout) return;
      // Days of activities that are outside of the new stay are chosen again.
      const activityDays = activityDaysOf(wish).filter(({ date }) => date >= checkin && date <= checkout);
      choose({ checkin, checkout, activityDays });
    },
  });
  return (
    <DatesPanel
      picker={picker}
      anchor={
        <Field
          label={t('dates.title')}
          value={
            location.checkin && location.checkout
              ? format.dateRange(location.checkin, location.checkout)
              : t('booking.chooseArrival')
          }
          props={{
            'aria-expanded': picker.open,
            'aria-haspopup': 'dialog',
            onClick: picker.show,
            onPointerEnter: preloadCalendar,
            onFocus: preloadCalendar,
          }}
        />
      }
    >
      <ChangedDates order={order} change={change} picker={picker} />
    </DatesPanel>
  );
};

const ChangedDates = ({ order, change, picker }: ChangeChoicesProps & { readonly picker: DatePicker }) => {
  const t = useText();
  const { wish } = change;
  const calendar = useChangeDays({
    orderUUID: order.orderUUID,
    wish,
    open: picker.open,
    selection: picker.selection,
  });
  const { checkin, checkout } = picker.selection;
  const nights = checkin && checkout ? nightsBetween(checkin, checkout) : 0;
  const guests = { adult: wish.adult, child: wish.child, baby: wish.baby };
  return (
    <PricedDates
      align="start"
      picker={picker}
      calendar={calendar}
      dates={checkin && checkout ? { checkin, checkout, nights } : undefined}
      guests={guests}
      legend={t('change.calendarLegend', { guests: guestsLabel(guests, t) })}
    />
  );
};

const ChangeGuests = ({ change }: ChangeChoicesProps) => {
  const t = useText();
  const { wish, choose } = change;
  return (
    <GuestsPanel
      align="start"
      guests={{ adult: wish.adult, child: wish.child, baby: wish.baby }}
      onChange={({ adult, child, baby }) => choose({ adult, child, baby })}
      anchor={({ guests, props }) => (
        <Field label={t('term.guests')} value={guestsLabel(guests, t)} props={props} />
      )}
    />
  );
};

interface FieldProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly props: object;
}

const Field = ({ label, value, props }: FieldProps) => (
  <button type="button" css={field} {...props}>
    <span>
      <span css={[text.micro, text.muted, block]}>{label}</span>
      <span css={strong}>{value}</span>
    </span>
    <ChevronDownIcon size={20} />
  </button>
);

const fields = css({ display: 'grid', gap: 'var(--space-3)' });
const field = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  width: '100%',
  minHeight: 'var(--size-control)',
  padding: '0.65rem 0.95rem 0.7rem',
  border: 'var(--border-control)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface)',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});
const block = css({ display: 'block' });
const strong = css({ fontWeight: 540, lineHeight: 1.35 });

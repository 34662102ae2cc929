import { useEffect, useReducer } from 'react';
import type { IsoDate } from '@detour/shared-contracts/base';
import type { DateSelection } from '@detour/shared-contracts/rules';
import { isComplete, noDates, reduceDatePicker } from './date-picker';

/** Delay (ms) before the picker closes after a complete range. @spec DATE-005 */
export const autoCloseAfter = 1000;

export interface DatePickerOptions {
  /** Current dates, kept when the picker closes without a complete range. */
  location: DateSelection;
  /** Called with a complete range, or without dates after `clear`. The owner updates the URL. */
  onChange: (selection: DateSelection) => void;
  /** Enabled in the booking panel on desktop. */
  autoClose?: boolean | undefined;
}

export interface DatePicker {
  open: boolean;
  /** The draft while open, otherwise the current dates. */
  selection: DateSelection;
  show: () => void;
  close: () => void;
  select: (day: IsoDate) => void;
  /** A shortcut sets both dates at once. */
  choose: (selection: DateSelection) => void;
  clear: () => void;
}

/** State of a date picker. See `reduceDatePicker` for the rules. */
export const useDatePicker = ({ location, onChange, autoClose = false }: DatePickerOptions): DatePicker => {
  const [state, send] = useReducer(reduceDatePicker, { open: false, draft: location, touched: false });
  const { open, draft } = state;
  const closing = autoClose && open && state.touched && isComplete(draft);

  // Another click within the delay changes the draft and restarts the delay.
  useEffect(() => {
    if (!closing) return;
    const timer = setTimeout(() => send({ type: 'close', location: draft }), autoCloseAfter);
    return () => clearTimeout(timer);
  }, [closing, draft]);

  return {
    open,
    selection: open ? draft : location,
    show: () => send({ type: 'open', location }),
    close: () => send({ type: 'close', location }),
    select: (day) => {
      const action = { type: 'select', day } as const;
      send(action);
      const next = reduceDatePicker(state, action).draft;
      if (isComplete(next)) onChange(next);
    },
    choose: (selection) => {
      send({ type: 'choose', selection });
      onChange(selection);
    },
    clear: () => {
      send({ type: 'clear' });
      onChange(noDates);
    },
  };
};

import { useEffect, useReducer } from 'react';
import type { DateSelection, IsoDate } from '@detour/shared-contracts';
import { isComplete, noDates, reduceDatePicker } from './date-picker';

/** Time to see the complete range before the picker closes by itself, ms. @spec DATE-005 */
export const autoCloseAfter = 1000;

export interface DatePickerOptions {
  /** The dates of the location: what is kept when the picker closes without a complete range. */
  location: DateSelection;
  /** A complete range, or no dates after `clear`: the owner writes it to the location. */
  onChange: (selection: DateSelection) => void;
  /** On in the booking panel on desktop. */
  autoClose?: boolean | undefined;
}

export interface DatePicker {
  open: boolean;
  /** What the calendar shows: the draft while it is open, the dates of the location else. */
  selection: DateSelection;
  show: () => void;
  close: () => void;
  select: (day: IsoDate) => void;
  /** A shortcut: both dates at once. */
  choose: (selection: DateSelection) => void;
  clear: () => void;
}

/** Open or closed, and what is being chosen; see `reduceDatePicker` for the rules. */
export const useDatePicker = ({ location, onChange, autoClose = false }: DatePickerOptions): DatePicker => {
  const [state, send] = useReducer(reduceDatePicker, { open: false, draft: location, touched: false });
  const { open, draft } = state;
  const closing = autoClose && open && state.touched && isComplete(draft);

  // Another day chosen within the second is another draft, and starts the second anew.
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

import type { IsoDate } from '@detour/shared-contracts/base';
import { selectDay, type DateSelection } from '@detour/shared-contracts/rules';

/** Closed or open. `draft` is the selection in progress, separate from the current dates. @spec DATE-001 */
export interface DatePickerState {
  readonly open: boolean;
  readonly draft: DateSelection;
  /** Something changed since it opened; only then may it close automatically. */
  readonly touched: boolean;
}

export type DatePickerAction =
  | { readonly type: 'open'; readonly location: DateSelection }
  | { readonly type: 'select'; readonly day: IsoDate }
  | { readonly type: 'choose'; readonly selection: DateSelection }
  | { readonly type: 'clear' }
  | { readonly type: 'close'; readonly location: DateSelection };

export const noDates: DateSelection = { checkin: null, checkout: null };

export const isComplete = ({ checkin, checkout }: DateSelection): boolean =>
  checkin !== null && checkout !== null;

/**
 * State machine of the date picker. Opening takes the current dates; closing with only a check-in restores them.
 * @spec DATE-001 DATE-002 DATE-003 DATE-004 DATE-006 DATE-007
 */
export const reduceDatePicker = (state: DatePickerState, action: DatePickerAction): DatePickerState => {
  switch (action.type) {
    case 'open':
      return { open: true, draft: action.location, touched: false };
    case 'select':
      return { ...state, draft: selectDay(state.draft, action.day), touched: true };
    case 'choose':
      return { ...state, draft: action.selection, touched: true };
    case 'clear':
      return { ...state, draft: noDates };
    case 'close':
      return {
        open: false,
        draft: isComplete(state.draft) || !state.draft.checkin ? state.draft : action.location,
        touched: false,
      };
  }
};

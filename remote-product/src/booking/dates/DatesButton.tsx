import { preloadCalendar, type DatePicker } from '@detour/shared-ui';
import type { ReactNode } from 'react';

export interface DatesButtonProps {
  readonly picker: DatePicker;
  /** True when dates are missing. The element `dates-error` then shows the error. */
  readonly isMissing: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Opens and closes the calendar, which starts to load before the press. */
export const DatesButton = ({ picker, isMissing, className, children }: DatesButtonProps) => (
  <button
    type="button"
    className={className}
    aria-haspopup="dialog"
    aria-expanded={picker.open}
    aria-describedby={isMissing ? 'dates-error' : undefined}
    onClick={picker.open ? picker.close : picker.show}
    onPointerEnter={preloadCalendar}
    onFocus={preloadCalendar}
  >
    {children}
  </button>
);

import { visuallyHidden } from '../text/VisuallyHidden';

export interface LiveRegionProps {
  /** Announced when it changes: a result count, a new price. Empty announces nothing. */
  message: string;
  /** `assertive` interrupts. Only for errors that stop something. */
  urgency?: 'polite' | 'assertive' | undefined;
}

/** Announces a change elsewhere on the page to screen readers. Render it before its message exists. */
export const LiveRegion = ({ message, urgency = 'polite' }: LiveRegionProps) => (
  <div
    css={visuallyHidden}
    role={urgency === 'polite' ? 'status' : 'alert'}
    aria-live={urgency}
    aria-atomic="true"
  >
    {message}
  </div>
);

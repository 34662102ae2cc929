import { visuallyHidden } from '../text/VisuallyHidden';

export interface LiveRegionProps {
  /** Said when it changes: a count of results, a new price. Empty says nothing. */
  message: string;
  /** `assertive` interrupts; for errors that stop something only. */
  urgency?: 'polite' | 'assertive' | undefined;
}

/** Words for screen readers when something changed elsewhere on the page. It must be in the page before its words are. */
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

import { css } from '@emotion/react';
import { text } from '../foundation/text';
import { ClockIcon } from '../icon/icons';
import type { TimeLeft } from './useTimeLeft';

export interface CountdownLineProps {
  left: TimeLeft | null;
  /** "Fin de la réduction dans 2 jours et 03:04:05" */
  sentence: (left: { days: number; clock: string }) => string;
}

const clockOf = ({ hours, minutes, seconds }: TimeLeft): string =>
  [hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':');

/** A countdown in seconds. Its line is reserved until the browser's time is known. */
export const CountdownLine = ({ left, sentence }: CountdownLineProps) => (
  // Not a live region: announcing every second would be noise.
  <p role="timer" css={[text.small, line]}>
    {left && (
      <>
        <ClockIcon size={17} />
        {sentence({ days: left.days, clock: clockOf(left) })}
      </>
    )}
  </p>
);

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '0.4rem',
  minHeight: '1.45em',
  color: 'var(--color-warning)',
  fontWeight: 580,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

import { css } from '@emotion/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { ClockIcon, text as type, useTimeLeft, type TimeLeft } from '@detour/shared-ui';
import { useApi, useHost, useSite } from '@detour/shared-ui/remote';
import { useText } from '../text';
import { boxQuery } from './box.query';

export interface PromoCountdownProps {
  /** ms UTC */
  readonly end: number;
  readonly code: string;
}

const clockOf = ({ hours, minutes, seconds }: TimeLeft): string =>
  [hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':');

/** How long a reduction lasts, second by second; it ends when the reduction ends, and the price is then asked for again. @spec BOX-027 */
export const PromoCountdown = ({ end, code }: PromoCountdownProps) => {
  const text = useText();
  const { clock } = useHost();
  const { locale } = useSite();
  const api = useApi();
  const client = useQueryClient();
  const left = useTimeLeft(
    { start: 0, end },
    useCallback(() => clock.now(), [clock]),
  );
  const wasRunning = useRef(false);
  const isRunning = left !== null;
  useEffect(() => {
    if (wasRunning.current && !isRunning)
      void client.invalidateQueries({ queryKey: boxQuery(api, locale, code).queryKey });
    wasRunning.current = isRunning;
  }, [api, client, code, isRunning, locale]);
  return (
    <p css={[type.small, line]} role="timer">
      {left && (
        <>
          <ClockIcon size={17} />
          {text('box.promoEnds', { days: left.days, clock: clockOf(left) })}
        </>
      )}
    </p>
  );
};

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '0.4rem',
  // Its line is kept free until the browser's clock is there.
  minHeight: '1.45em',
  color: 'var(--color-warning)',
  fontWeight: 580,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

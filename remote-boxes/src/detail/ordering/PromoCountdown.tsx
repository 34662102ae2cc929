import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { CountdownLine, useTimeLeft } from '@detour/shared-ui';
import { useApi, useHost, useSite } from '@detour/remote-kit';
import { useText } from '../../text';
import { boxQuery } from '../box.query';
import type { Names } from '../../contract';

export interface PromoCountdownProps {
  /** ms UTC */
  readonly end: number;
  readonly code: string;
}

/** Countdown to the end of a discount, in seconds. At the end the price is requested again. @spec BOX-027 */
export const PromoCountdown = ({ end, code }: PromoCountdownProps) => {
  const text = useText();
  const { clock } = useHost();
  const { locale } = useSite();
  const api = useApi<Names>();
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
  return <CountdownLine left={left} sentence={(facts) => text('box.promoEnds', facts)} />;
};

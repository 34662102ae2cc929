import { css } from '@emotion/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { CountdownSpan } from '@detour/shared-contracts/api';
import { media, useTimeLeft, type TimeLeft } from '@detour/shared-ui';
import { useFrameServices } from '../frame-services';
import { useFrameText } from '../useFrameText';

const never = (): number => 0;

/** "Se termine dans 2 j 3 h", in seconds on the last day. Disappears when the offer ends. @spec PROMO-010 PROMO-012 */
export const PromoCountdown = ({ span }: { readonly span: CountdownSpan }) => {
  const services = useFrameServices();
  const text = useFrameText();
  const intl = useIntl();
  const times = useMemo(() => ({ start: Date.parse(span.start), end: Date.parse(span.end) }), [span]);
  const left = useTimeLeft(services ? times : null, services?.clock.now ?? never);
  if (!left) return null;
  const unit = (value: number, name: 'day' | 'hour' | 'minute' | 'second'): string =>
    intl.formatNumber(value, { style: 'unit', unit: name, unitDisplay: 'short' });
  return (
    // Not a live region: announcing every second would be noise.
    <span role="timer" css={timer}>
      {text('countdown.endsIn', { time: shownUnits(left, unit).join(' ') })}
    </span>
  );
};

const shownUnits = (
  { days, hours, minutes, seconds }: TimeLeft,
  unit: (value: number, name: 'day' | 'hour' | 'minute' | 'second') => string,
): readonly string[] =>
  days > 0
    ? [unit(days, 'day'), unit(hours, 'hour')]
    : [unit(hours, 'hour'), unit(minutes, 'minute'), unit(seconds, 'second')];

/** Desktop only: on other screens it would wrap and move the page when it appears. */
const timer = css({
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: 620,
  [media.belowDesktop]: { display: 'none' },
});

import { zonedNow } from '@detour/shared-contracts/base';
import { timeZoneOf } from '@detour/shared-contracts/sites';
import { useFormat, useSite } from '@detour/remote-kit';
import { useText } from '../text';

/** Prints an instant on the clocks of the site: "14 mai 2026, 15 h 30". All sites have the clocks of Paris. */
export const useMoment = (): ((instant: string) => string) => {
  const text = useText();
  const format = useFormat();
  const { locale } = useSite();
  return (instant) => {
    const at = Date.parse(instant);
    const { date } = zonedNow(at, timeZoneOf(locale));
    return text('moment.at', { date: format.longDate(date), time: format.timeOf(at) });
  };
};

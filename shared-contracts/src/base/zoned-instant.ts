import { zonedNow, type IsoDate } from './iso-date';

const hourMs = 3_600_000;

/** Hours by which a zone's clock is ahead of UTC at an instant. The zones of our markets have whole hours. */
const hoursAhead = (at: number, timeZone: string): number => {
  const { date, hour } = zonedNow(at, timeZone);
  return Math.round(
    (Date.parse(`${date}T00:00:00Z`) + hour * hourMs - Math.floor(at / hourMs) * hourMs) / hourMs,
  );
};

/** The instant of a day and a time `HH:mm` or `HH:mm:ss` on the clocks of a zone. A time that a zone skips is an hour later. */
export const instantOf = (day: IsoDate, time: string, timeZone: string): Date => {
  const asUtc = Date.parse(`${day}T${time.length === 5 ? `${time}:00` : time}Z`);
  const guess = asUtc - hoursAhead(asUtc, timeZone) * hourMs;
  return new Date(asUtc - hoursAhead(guess, timeZone) * hourMs);
};

import { instantOf, parseIsoDate, zonedNow } from '@detour/shared-contracts/base';

/** The time zone of the editors. Forms name it. */
const editorsZone = 'Europe/Paris';

/** `2026-12-01T09:00` on the clocks of Paris, from an instant in UTC. Empty for a text that is no instant. */
export const toParis = (instant: string): string => {
  const at = Date.parse(instant);
  if (Number.isNaN(at)) return '';
  const { date, hour } = zonedNow(at, editorsZone);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date}T${two(hour)}:${two(new Date(at).getUTCMinutes())}`;
};

/** The instant (UTC) of a time on the clocks of Paris. Null for a text that is no time. */
export const fromParis = (local: string): string | null => {
  const [day = '', time = ''] = local.split('T', 2);
  const date = parseIsoDate(day);
  if (!date || !/^([01]\d|2[0-3]):[0-5]\d/.test(time)) return null;
  return instantOf(date, time.slice(0, 5), editorsZone).toISOString();
};

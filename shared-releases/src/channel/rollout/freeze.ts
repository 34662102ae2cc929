import { isPackageName, type PackageName } from '../../base/package-name';
import { isText, isWhole, objectOf } from '../../base/json-shape';

/** Lets one package change during a freeze. */
export interface FreezeOverride {
  readonly package: PackageName;
  /** Milliseconds UTC. */
  readonly until: number;
  readonly by: string;
  readonly why: string;
}

/**
 * A time in which nothing new goes live. Rollbacks, aborts and flags stay possible: they are the way out of trouble. `from` and `to` are local times
 * of the zone: `2026-12-18T18:00` for once, `fri 16:00` for every week. `from` belongs to the window, `to` does not.
 */
export interface Freeze {
  /** `winter-sales` */
  readonly name: string;
  /** IANA name: `Europe/Paris`. */
  readonly zone: string;
  readonly from: string;
  readonly to: string;
  readonly why: string;
  readonly overrides?: readonly FreezeOverride[];
}

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const weekDays = 7;
const dayMinutes = 1440;

const onceForm = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/;
const weeklyForm = /^(mon|tue|wed|thu|fri|sat|sun) (([01]\d|2[0-3]):([0-5]\d))$/;

const isOnce = (text: string): boolean => onceForm.test(text) && !Number.isNaN(Date.parse(`${text}Z`));

/** Minutes since Monday 00:00. Null for another form. */
const minuteOfWeek = (text: string): number | null => {
  const [, day, , hours, minutes] = weeklyForm.exec(text) ?? [];
  return day === undefined ? null : days.indexOf(day) * dayMinutes + Number(hours) * 60 + Number(minutes);
};

const isZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};

/** Why a freeze is not valid, as the end of a sentence. Null when it is. */
export const freezeProblem = ({ name, zone, from, to, why }: Freeze): string | null => {
  if (!isPackageName(name)) return `has no valid name: "${name}"`;
  if (!isZone(zone)) return `has no valid time zone: "${zone}"; write it as Europe/Paris`;
  if (why.trim() === '') return 'has no reason';
  if (isOnce(from) && isOnce(to)) return from < to ? null : `ends at ${to}, before it begins at ${from}`;
  if (minuteOfWeek(from) === null || minuteOfWeek(to) === null)
    return `needs two times of one form, 2026-12-18T18:00 or "fri 16:00", not "${from}" and "${to}"`;
  return from === to ? 'begins and ends at the same time' : null;
};

const isOverride = (value: unknown): boolean => {
  const override = objectOf(value);
  return (
    override !== null &&
    isText(override['package']) &&
    isPackageName(override['package']) &&
    isWhole(override['until']) &&
    isText(override['by']) &&
    isText(override['why'])
  );
};

const isFreeze = (value: unknown): boolean => {
  const freeze = objectOf(value);
  if (!freeze) return false;
  const { overrides } = freeze;
  const texts = ['name', 'zone', 'from', 'to', 'why'].every((member) => isText(freeze[member]));
  const areOverrides = overrides === undefined || (Array.isArray(overrides) && overrides.every(isOverride));
  // Every member was checked one line above.
  return texts && areOverrides && freezeProblem(freeze as unknown as Freeze) === null;
};

/** Absent, or a list of valid freezes. */
export const areFreezes = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.every(isFreeze));

/** Local time of a zone: `2026-12-18T18:00`. */
const localTime = (zone: string, at: number): string => {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return format.format(at).replace(' ', 'T');
};

const isWithin = ({ zone, from, to }: Freeze, at: number): boolean => {
  const local = localTime(zone, at);
  const [start, end] = [minuteOfWeek(from), minuteOfWeek(to)];
  if (start === null || end === null) return from <= local && local < to;
  const day = (new Date(`${local}Z`).getUTCDay() + weekDays - 1) % weekDays;
  const now = day * dayMinutes + Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));
  // A window over the end of the week: from Friday to Monday.
  return start < end ? start <= now && now < end : now >= start || now < end;
};

/** The freezes that apply at a time (ms UTC), with or without overrides. */
export const activeFreezes = (freezes: readonly Freeze[], at: number): readonly Freeze[] =>
  freezes.filter((freeze) => isWithin(freeze, at));

/** The freeze that keeps a package as it is at a time (ms UTC). Null when there is none, or when it was overridden for the package. */
export const freezeOf = (freezes: readonly Freeze[], name: PackageName, at: number): Freeze | null =>
  activeFreezes(freezes, at).find(
    ({ overrides = [] }) => !overrides.some((one) => one.package === name && at < one.until),
  ) ?? null;

/** `winter-sales (fri 16:00 to mon 08:00, Europe/Paris: fewer people on call)` */
export const printFreeze = ({ name, zone, from, to, why }: Freeze): string =>
  `${name} (${from} to ${to}, ${zone}: ${why})`;

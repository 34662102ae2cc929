export { ok, err, mapResult } from './result';
export type { Result, Err, Failure } from './result';
export type { Json } from './json';
export { systemClock, createFixedClock } from './clock';
export type { Clock } from './clock';
export {
  parseIsoDate,
  isoDate,
  addDays,
  nightsBetween,
  weekdayOf,
  monthOf,
  nightsOf,
  zonedNow,
} from './iso-date';
export type { IsoDate } from './iso-date';
export { perNight } from './money';
export type { Cents } from './money';

export { ok, err } from './result';
export type { Result, Err, Failure } from './result';
export { parseJsonList } from './json';
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
  addMonths,
} from './iso-date';
export type { IsoDate } from './iso-date';
export { instantOf } from './zoned-instant';
export { perNight, roundUpToEuros, percentOf, sumCents } from './money';
export type { Cents } from './money';

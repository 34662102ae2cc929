import { lazy } from 'react';

const load = () => import('./RangeCalendar');

/** The calendar with its library, 24 KB, as a chunk of its own: it is only needed once somebody asks for dates. */
export const LazyRangeCalendar = lazy(async () => ({ default: (await load()).RangeCalendar }));

/** Starts loading the calendar, for example when the pointer or the focus reaches the dates field. */
export const preloadCalendar = (): void => void load().catch(() => undefined);

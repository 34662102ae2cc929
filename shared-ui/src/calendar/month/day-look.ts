import type { IsoDate } from '@detour/shared-contracts/base';
import type { DateSelection } from '@detour/shared-contracts/rules';
import type { CalendarDay, CalendarLabels } from '../calendar-types';

/** Position of a day in the range. */
export type RangePlace = 'none' | 'checkin-alone' | 'checkin' | 'between' | 'checkout';

export const rangePlaceOf = (day: IsoDate, { checkin, checkout }: DateSelection): RangePlace => {
  if (day === checkin) return checkout ? 'checkin' : 'checkin-alone';
  if (day === checkout) return 'checkout';
  return checkin && checkout && day > checkin && day < checkout ? 'between' : 'none';
};

const placeWords: Readonly<Record<RangePlace, 'arrival' | 'departure' | 'between' | null>> = {
  none: null,
  'checkin-alone': 'arrival',
  checkin: 'arrival',
  between: 'between',
  checkout: 'departure',
};

/** Screen-reader text of a day: date, then the visible facts. */
export const spokenDay = (
  day: IsoDate,
  facts: CalendarDay,
  { place, isToday }: { readonly place: RangePlace; readonly isToday: boolean },
  labels: CalendarLabels,
): string => {
  const word = placeWords[place];
  return [
    labels.dayName(day),
    isToday && labels.today,
    word && labels[word],
    facts.blocked && place === 'none' && labels.unavailable,
    !facts.blocked && place !== 'checkout' && facts.price,
    !facts.blocked && facts.best && labels.bestPrice,
    facts.note,
  ]
    .filter(Boolean)
    .join(', ');
};

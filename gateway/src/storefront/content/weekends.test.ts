import type { OffersRequest } from '@detour/shared-contracts/api';
import { addDays, isoDate, type IsoDate } from '@detour/shared-contracts/base';
import { emptyCriteria, printCriteria } from '@detour/shared-contracts/criteria';
import { weekendsFrom } from '@detour/shared-contracts/rules';
import { buildLiveBlocks } from './home/homepage';
import { liveLinks } from './navigation/navigation';

const monday = isoDate('2026-05-11');

const fromFriday = (saturday: IsoDate): string => {
  const checkin = addDays(saturday, -1);
  return printCriteria({ ...emptyCriteria, dates: { checkin, checkout: addDays(checkin, 2), nights: 2 } });
};

const shared = { locale: 'fr_FR', themeCounts: new Map<number, number>() } as const;

/** Criteria with dates that the home page searches. */
const homeSearches = async (today: IsoDate) => {
  const asked: OffersRequest['searchCriteria'][] = [];
  await buildLiveBlocks({
    ...shared,
    flow: 'booking',
    today,
    boxes: [],
    search: ({ searchCriteria }) => {
      asked.push(searchCriteria);
      return Promise.resolve([]);
    },
  });
  return asked.flatMap(({ checkin, night }) => (checkin === undefined ? [] : [{ checkin, night }]));
};

const menuLink = (today: IsoDate, id: string): string | undefined => {
  const menu = liveLinks({ ...shared, today, typeCounts: new Map(), areas: [] });
  const leaves = JSON.stringify(menu).matchAll(/"_id":"(moment-[a-z-]+)"[^}]*?"uri":"([^"]+)"/g);
  return new Map([...leaves].map(([, name = '', uri = '']) => [name, uri])).get(id);
};

describe('the words “this week-end” and “next week-end”', () => {
  it.each(Array.from({ length: 14 }, (_, day) => addDays(monday, day)))(
    'mean the week-ends of the calendar on the home page and in the menu on %s [DATE-012]',
    async (today) => {
      const { current, next } = weekendsFrom(today);
      expect(await homeSearches(today)).toEqual([{ checkin: addDays(next, -1), night: 2 }]);
      expect(menuLink(today, 'moment-next-weekend')).toContain(`#${fromFriday(next)}`);
      const thisWeekend = menuLink(today, 'moment-this-weekend');
      if (addDays(current, -1) < today) expect(thisWeekend).toBeUndefined();
      else expect(thisWeekend).toContain(`#${fromFriday(current)}`);
    },
  );
});

import type { SearchCalendarResponse } from '@detour/shared-contracts/api';
import { openSearchDesk, queryOf, totalOf, type SearchDesk } from '../../../test/search-desk';

const today = '2026-11-23';

let desk: SearchDesk;

beforeAll(async () => {
  desk = await openSearchDesk();
}, 120_000);

afterAll(() => desk.close());

describe('the search calendar', () => {
  const calendar = async (criteria: object, fromMonth = '2026-12', months = 2) => {
    const answer = await desk.visitor.get(
      `/api/calendar/availabilities.json?${queryOf({ locale: 'fr_FR', fromMonth, months, ...criteria })}`,
    );
    expect(answer.status).toBe(200);
    return answer.json as SearchCalendarResponse;
  };

  it('returns the cheapest night of each day, or null [CALL-060]', async () => {
    const { days } = await calendar({ department: 'FR-76' });
    const { exactMatch } = await desk.search(
      { department: 'FR-76', checkin: '2026-12-08', night: 1 },
      { numberOfPackagesPerHotel: 20 },
    );
    expect(Object.keys(days)).toHaveLength(62);
    expect(days['2026-12-08']!.amount).toBeLessThanOrEqual(Math.min(...exactMatch.map(totalOf)));
    expect(days['2026-12-08']!.price).toMatch(/^\d+\u00a0€$/);
    const nowhere = await calendar({ city: '1' });
    expect(Object.values(nowhere.days).every((day) => day === null)).toBe(true);
  });

  it('returns the next month until the end of the year [CALL-060]', async () => {
    expect((await calendar({}, '2026-12', 2)).nextMonth).toBe('2027-02');
    expect((await calendar({}, '2027-11', 1)).nextMonth).toBeNull();
  });

  it('has nothing before today', async () => {
    const { days } = await calendar({}, '2026-11', 1);
    expect(days['2026-11-22']).toBeNull();
    expect(days[today]).not.toBeNull();
  });

  it('applies every filter of the search [CALL-060]', async () => {
    const all = await calendar({ department: 'FR-76' });
    for (const filter of [
      { hotelType: 'hotel' },
      { stars: '5' },
      { stars: '3,4,5' },
      { hotelStyle: 'design' },
      { hotelEnvironment: 'sea' },
    ]) {
      const some = await calendar({ department: 'FR-76', ...filter });
      expect(Object.keys(some.days)).toEqual(Object.keys(all.days));
    }
    const none = await calendar({ department: 'FR-76', minHotelReviewScore: 10, stars: '5' });
    expect(Object.values(none.days).every((day) => day === null)).toBe(true);
  });

  it('rejects a month outside the bookable range', async () => {
    for (const fromMonth of ['9999-12', '0000-01', '2901-01']) {
      const query = queryOf({ locale: 'fr_FR', fromMonth, months: 1 });
      const { status, json } = await desk.visitor.get(`/api/calendar/availabilities.json?${query}`);
      expect([status, json.errors[0].path]).toEqual([400, 'query/fromMonth']);
    }
  });

  it('searches around a point with coordinates close to zero', async () => {
    const point = { lat: -1e-320, lng: 1e-200, distanceMin: 1e-300, distanceMax: 1 };
    expect(Object.values((await calendar(point)).days).every((day) => day === null)).toBe(true);
  });
});

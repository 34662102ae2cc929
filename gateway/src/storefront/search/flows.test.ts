import type {
  ActivitySearchResponse,
  FacetsResponse,
  HotelPage,
  SearchCalendarResponse,
} from '@detour/shared-contracts/api';
import { bodyOf, idsOf, openSearchDesk, queryOf, type SearchDesk } from '../../../test/search-desk';

let desk: SearchDesk;

beforeAll(async () => {
  desk = await openSearchDesk();
}, 120_000);

afterAll(() => desk.close());

const packs = async () =>
  new Map((await desk.db.selectFrom('package').selectAll().execute()).map((pack) => [pack.id, pack]));

const dates = { checkin: '2026-12-08', night: 2 };

describe('the hotel flow', () => {
  it.each([{}, dates])('finds nights without extras, one per hotel, for %j [FLOW-004]', async (criteria) => {
    const { exactMatch, totalCount } = await desk.search(criteria, { flow: 'hotel' });
    const known = await packs();
    expect(totalCount).toBeGreaterThan(20);
    for (const card of exactMatch) {
      expect(known.get(card.id)).toMatchObject({ kind: 'night', program: [], tags: [], themes: [] });
      expect(card).toMatchObject({ flowType: 'hotel', topTheme: null });
      expect(card.headwords.length).toBeGreaterThan(0);
    }
    expect(new Set(exactMatch.map(({ hotel }) => hotel.id)).size).toBe(exactMatch.length);
  });

  it('has the price of the room alone [FLOW-004]', async () => {
    const { exactMatch } = await desk.search(dates, { flow: 'hotel', pagination: { page: 0, limit: 5 } });
    for (const card of exactMatch) {
      const url = `/api/product/${card.id}/quote?${queryOf({ checkin: dates.checkin, nights: 2, locale: 'fr_FR', adult: 2, child: 0, baby: 0 })}`;
      const { json } = await desk.visitor.get(url);
      expect(json).toMatchObject({
        bookable: true,
        programLineList: [],
        finalPrice: { sellPrice: card.sellPrice },
      });
    }
  });

  it('counts no activities in its facets and has separate prices in its calendar [FLOW-004]', async () => {
    const query = { locale: 'fr_FR', withNames: true, adult: 2, withActivities: true };
    const { json } = await desk.visitor.get(
      `/api/facets.json?${queryOf({ ...query, flow: 'hotel', orderBy: 'priceQuality', propertiesRequested: 'tag,stars' })}`,
    );
    const facets = json as FacetsResponse;
    const valuesOf = (type: string) =>
      facets.properties.find(({ propertyType }) => propertyType === type)!.values.map(({ count }) => count);
    expect(Math.max(...valuesOf('tag'))).toBe(0);
    expect(Math.max(...valuesOf('stars'))).toBeGreaterThan(0);
    const calendar = async (flow: string) => {
      const asked = queryOf({ locale: 'fr_FR', fromMonth: '2027-01', months: 1, adult: 2, flow });
      return (await desk.visitor.get(`/api/calendar/availabilities.json?${asked}`))
        .json as SearchCalendarResponse;
    };
    const [nights, stays] = [await calendar('hotel'), await calendar('booking')];
    const sum = ({ days }: SearchCalendarResponse) =>
      Object.values(days).reduce((total, day) => total + (day?.amount ?? 0), 0);
    expect(sum(nights)).toBeGreaterThan(0);
    expect(sum(nights)).toBeLessThan(sum(stays));
  });

  it('offers bare nights on the hotel page, which shows stays in other flows [FLOW-004]', async () => {
    const [card] = (await desk.search({}, { flow: 'hotel' })).exactMatch;
    const offersIn = async (more: string) => {
      const answer = await desk.visitor.get(
        `/api/hotels/${card!.hotel.id}/detail.json?locale=fr_FR&client=msite${more}`,
      );
      return (answer.json as HotelPage).rooms.flatMap(({ offers }) => offers);
    };
    const nights = await offersIn('&flow=hotel');
    expect(nights.map(({ id }) => id)).toContain(card!.id);
    expect(
      nights.every(({ shortProgramIntroWithoutRoom }) => shortProgramIntroWithoutRoom.length === 0),
    ).toBe(true);
    const stays = await offersIn('');
    expect(stays.length).toBeGreaterThan(0);
    expect(stays.every(({ shortProgramIntroWithoutRoom }) => shortProgramIntroWithoutRoom.length > 0)).toBe(
      true,
    );
  });
});

describe('booking and gifting', () => {
  it.each(['booking', 'gifting'] as const)(
    'sell stays with their programme and no bare night in %s',
    async (flow) => {
      const { exactMatch } = await desk.search({}, { flow, numberOfPackagesPerHotel: 20 });
      const known = await packs();
      expect(exactMatch.length).toBeGreaterThan(50);
      expect(exactMatch.filter(({ id }) => known.get(id)?.kind !== 'stay')).toEqual([]);
    },
  );

  it('list the bare nights of a hotel without stays', async () => {
    const [card] = (await desk.search({}, { flow: 'hotel' })).exactMatch;
    await desk.db.updateTable('hotel').set({ origin: 'import' }).where('id', '=', card!.hotel.id).execute();
    const { exactMatch } = await desk.search({ hotelId: card!.hotel.id }, { numberOfPackagesPerHotel: 20 });
    expect(idsOf(exactMatch)).toContain(card!.id);
    await desk.db.updateTable('hotel').set({ origin: 'demo' }).where('id', '=', card!.hotel.id).execute();
  });
});

describe('the activity flow', () => {
  it('finds day activities that have no night and no room [FLOW-005]', async () => {
    const { searchCriteria } = bodyOf({ ...dates, adult: 2 });
    const { json } = await desk.visitor.post('/api/search/activity-only.json', {
      body: { locale: 'fr_FR', page: 0, numberOfPackagesPerHotel: 20, searchCriteria },
    });
    const answer = json as ActivitySearchResponse;
    const found = answer.exactMatch.flatMap(({ activityOnlyPackages }) => activityOnlyPackages);
    expect(found.length).toBeGreaterThan(0);
    const stays = await packs();
    for (const activity of found) {
      expect(stays.has(activity.id)).toBe(false);
      expect(activity).not.toHaveProperty('nights');
      expect(activity.duration).not.toBe('');
      expect(activity.uri).toContain(activity.id);
    }
    // A day activity has no check-in: the requested one is ignored and not returned.
    expect(answer.searchDetails).toMatchObject({ checkin: null, night: null });
  });
});

import { emptyCriteria, parseCriteria, type Criteria } from '@detour/shared-contracts/criteria';
import { recorded } from '@detour/shared-contracts/recorded';
import { shellNotFound } from './not-found';

const realFetch = globalThis.fetch;
let asked: { url: string; body: unknown }[] = [];
let answer: unknown = null;

beforeEach(() => {
  asked = [];
  answer = null;
  globalThis.fetch = ((url: string, init?: RequestInit) => {
    asked.push({ url, body: init?.body === undefined ? null : JSON.parse(String(init.body)) });
    return Promise.resolve({ ok: answer !== null, json: () => Promise.resolve(answer) });
  }) as typeof fetch;
});

afterEach(() => {
  globalThis.fetch = realFetch;
});

const open = (criteria: Criteria = emptyCriteria) =>
  shellNotFound({
    site: { locale: 'nl_BE' } as never,
    page: { articles: [] },
    navigation: {
      location: () => ({ path: '/nl/weg', search: '?x=1', hash: '', key: 'k', state: null }),
      criteria: () => criteria,
    },
  });

const ofHotel = parseCriteria('#hotelId=h7&a=3', Date.parse('2026-11-21T10:00:00Z'), 'nl_BE');

describe('the not-found page’s actions', () => {
  it('log the URL with uri and locale [NOTF-004]', () => {
    open().onShown();
    expect(asked.map(({ url }) => url)).toEqual(['/error?uri=%2Fnl%2Fweg&locale=nl_BE']);
  });

  it('read the hotel of the hash, and none without it [NOTF-006] [NOTF-007]', () => {
    expect(open(ofHotel).hotelId).toBe('h7');
    expect(open().hotelId).toBeUndefined();
  });

  it('search one offer of that hotel, and read exact matches [NOTF-006]', async () => {
    answer = { exactMatch: [] };
    await open(ofHotel).findOtherOffer?.('h7');
    expect(asked).toMatchObject([
      {
        url: '/api/offers.json',
        body: { locale: 'nl_BE', pagination: { page: 0, limit: 1 }, searchCriteria: { hotelId: 'h7' } },
      },
    ]);
  });

  it('return the hotel of the first offer [NOTF-006]', async () => {
    answer = recorded('stays');
    expect(await open(ofHotel).findOtherOffer?.('h7')).toEqual({
      hotelId: 'h7',
      hotel: recorded('stays').exactMatch[0]?.hotel.label,
    });
  });

  it.each([
    ['is away', null],
    ['says something else', { hits: [] }],
    ['finds nothing', { exactMatch: [] }],
  ])('return no other offer when the search %s [NOTF-008]', async (_, given) => {
    answer = given;
    expect(await open(ofHotel).findOtherOffer?.('h7')).toBeNull();
  });
});

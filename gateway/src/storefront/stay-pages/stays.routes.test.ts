import type { ReviewsResponse, StayDetail } from '@detour/shared-contracts/api';
import { locales, matchPath, siteOf, type Locale } from '@detour/shared-contracts/sites';
import { catalogueShop } from '../../../test/catalogue-shop';

const gateway = catalogueShop();
let ids: readonly string[];
let nights: ReadonlySet<string>;

beforeAll(async () => {
  const packs = await gateway.db.selectFrom('package').select(['id', 'kind']).orderBy('id').execute();
  ids = packs.map(({ id }) => id);
  nights = new Set(packs.filter(({ kind }) => kind === 'night').map(({ id }) => id));
});

const detail = async (id: string, locale: Locale = 'fr_FR', more = ''): Promise<StayDetail> => {
  const answer = await gateway.visitor.get(
    `/api/weekend/${id}/detail.json?locale=${locale}&client=msite${more}`,
  );
  expect([id, answer.status]).toEqual([id, 200]);
  return answer.json;
};

describe('the detail of a stay', () => {
  it('returns the members for a map marker only on request [CALL-023]', async () => {
    const [id] = ids;
    const plain = await detail(id!);
    expect(plain).not.toHaveProperty('mapMarkerInfo');
    expect(plain).not.toHaveProperty('recommendedOffer');
    const { mapMarkerInfo, hotel } = await detail(id!, 'nl_NL', '&fetchMapMarkerInfo=true');
    expect(mapMarkerInfo).toEqual({
      id,
      label: expect.stringMatching(/./),
      location: { label: hotel.location.label, lat: hotel.location.lat, lng: hotel.location.lng },
      imageUrl: expect.stringContaining('/images/'),
    });
  });

  it('names the evening meal without a word for lunch in Belgium, in programmes and long texts too', async () => {
    const rows = await gateway.db.selectFrom('package').select(['id', 'program']).execute();
    const dining = rows.filter(({ program }) => JSON.stringify(program).includes('dîner'));
    expect(dining.length).toBeGreaterThan(0);
    for (const { id } of dining.slice(0, 20)) {
      expect(JSON.stringify(await detail(id, 'fr_BE'))).not.toMatch(/\bdîners?\b/i);
    }
    expect(JSON.stringify(await detail(dining[0]!.id, 'fr_FR'))).toMatch(/\bdîner/i);
  });

  it('returns the hour until which the stay keeps the room', async () => {
    const rows = await gateway.db.selectFrom('package').select(['id', 'program']).execute();
    const late = rows.filter(({ program }) => JSON.stringify(program).includes('"checkoutTime":"14:00"'));
    expect(late.length).toBeGreaterThan(0);
    for (const { id } of late.slice(0, 3)) {
      expect((await detail(id)).hotel.checkInOut.checkout).toBe('14:00');
    }
  });

  it('recommends the stay at its from-price, or with dates at the price of the quote [CALL-024]', async () => {
    const id = ids.find((one) => one !== '')!;
    const from = await detail(id, 'fr_FR', '&fetchRecommendedOffer=true');
    expect(from.recommendedOffer).toMatchObject({
      id,
      priceType: 'from',
      sellPrice: from.fromPrice?.sellPrice,
      amountToPay: from.fromPrice?.amountToPay,
      nights: from.fromPrice?.nights,
    });
    const { from_checkin: checkin, from_nights: nights } = await gateway.db
      .selectFrom('package')
      .select(['from_checkin', 'from_nights'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const dates = `&checkin=${checkin}&nights=${nights}&adult=2&child=0&baby=0`;
    const quote = (await gateway.visitor.get(`/api/product/${id}/quote?locale=fr_FR${dates}`)).json;
    const dated = await detail(id, 'fr_FR', `&fetchRecommendedOffer=true${dates}`);
    expect(dated.recommendedOffer).toMatchObject({
      priceType: 'final',
      sellPrice: quote.priceInfo.sellPrice,
      refPrice: quote.priceInfo.refPrice,
      amountToPay: quote.finalPrice.amountToPay,
      nights,
    });
    const never = dates.replace(String(checkin), '2026-01-01');
    expect((await detail(id, 'fr_FR', `&fetchRecommendedOffer=true${never}`)).recommendedOffer).toBeNull();
  });

  it('describes each programme line, the dinner and the room [PROD-070] [PROD-071] [PROD-072]', async () => {
    const lines = [];
    for (const id of ids) {
      const { programLine, room } = await detail(id, 'fr_FR');
      lines.push(...programLine);
      expect(room.detailsSection.map(({ title }) => title)).toContain('Lit');
      expect(room.importantInfos[0]).toMatch(/^Pour \d/);
    }
    expect(lines.filter(({ type, menu }) => type === 'dinner' && !menu)).toEqual([]);
    expect(lines.filter(({ type, repeated }) => type === 'breakfast' && !repeated)).toEqual([]);
    expect(lines.filter(({ type, how }) => type === 'activity' && how === null)).toEqual([]);
    expect(lines.every(({ detailList, detail: text }) => detailList.join(', ') === text)).toBe(true);
    expect(lines.some(({ schedules }) => schedules.includes('Tous les jours, sauf le lundi'))).toBe(true);
  });

  it('is complete for every stay of the catalogue [CALL-018] [CALL-021]', async () => {
    for (const [index, id] of ids.entries()) {
      const stay = await detail(id, locales[index % locales.length]);
      expect(stay.label).not.toBe('');
      expect(stay.description.length).toBeGreaterThan(40);
      // A bare night of the hotel flow has nothing bundled.
      expect(stay.programLine.length >= 2).toBe(!nights.has(id));
      expect(stay.hotel.importantInfos.length).toBeGreaterThan(0);
      expect(stay.room.title).not.toBe('');
      expect(stay.images.length).toBeGreaterThanOrEqual(4);
      expect(stay.images.every(({ alt }) => alt !== '')).toBe(true);
      expect(stay.possibleNights.start).toBeLessThanOrEqual(stay.possibleNights.end);
    }
  });

  it.each(locales)('links to existing searches in %s', async (locale) => {
    const stay = await detail(ids[0]!, locale);
    const links = stay.breadCrumb.flatMap(({ uri }) => uri ?? []);
    expect(links.length).toBeGreaterThanOrEqual(2);
    for (const link of links) {
      const match = matchPath(siteOf(locale), link.split('#')[0]!, locale);
      expect(match).toMatchObject({ page: 'search', locale });
    }
    expect(matchPath(siteOf(locale), stay.uri, locale)).toMatchObject({
      page: 'product',
      params: { id: stay.id },
    });
    expect(matchPath(siteOf(locale), stay.hotel.uri, locale)).toMatchObject({ page: 'hotel' });
  });

  it('accepts dates, guests and the aliases of nights [CALL-019] [CALL-020] [CALL-025]', async () => {
    const more = '&checkin=2026-12-11&night=2&adult=2&child=1&baby=0&minisite=3&fetchPageModel=false';
    expect((await detail(ids[0]!, 'fr_FR', more)).pageModel).toBeNull();
    expect((await detail(ids[0]!, 'fr_FR', '&checkin=2026-12-11&nights=2')).id).toBe(ids[0]);
    const wrong = await gateway.visitor.get(
      `/api/weekend/${ids[0]}/detail.json?locale=fr_FR&checkin=2026-02-31`,
    );
    expect(wrong.status).toBe(400);
  });

  it.each(locales)('has a page model in %s on request [CALL-022]', async (locale) => {
    const { pageModel, label, hotel } = await detail(ids[0]!, locale, '&fetchPageModel=true');
    expect(pageModel!.pageTitle).toContain(label);
    expect(pageModel!.pageTitle).toContain(hotel.label);
    expect(pageModel!.metaDescription.length).toBeLessThan(230);
    expect(pageModel!.metaDescription).toMatch(/€/);
  });

  it('shows a free cancellation with its last day only for dates', async () => {
    const flexible = await gateway.db
      .selectFrom('package')
      .select(['id', 'cancellation_days'])
      .where('cancellation', '=', 'FLEX')
      .where('cancellation_days', '=', 3)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    expect((await detail(flexible.id)).cancellationPolicy).toMatchObject({
      type: 'FLEX',
      cancellationDeadline: null,
    });
    const dated = await detail(flexible.id, 'fr_FR', '&checkin=2026-12-11&night=2');
    expect(dated.cancellationPolicy).toMatchObject({ cancellable: true, cancellationDeadline: '2026-12-08' });
  });

  it('marks an expired stay, by its flag or by its last day', async () => {
    const over = await gateway.db
      .selectFrom('package')
      .select('id')
      .where('published', '=', false)
      .executeTakeFirst();
    expect((await detail(over!.id)).published).toBe(false);
    const [id] = ids as [string];
    const change = (expiration: string | null) =>
      gateway.db.updateTable('package').set({ expiration }).where('id', '=', id).execute();
    await change('2026-11-22');
    expect((await detail(id)).published).toBe(false);
    await change('2026-11-23');
    expect((await detail(id)).published).toBe(true);
    await change(null);
  });

  it('does not exist for an unknown id', async () => {
    const answer = await gateway.visitor.get('/api/weekend/unknown/detail.json?locale=fr_FR');
    expect(answer).toMatchObject({ status: 404, json: { code: 'NOT_FOUND' } });
  });
});

describe('the reviews of a hotel', () => {
  const reviews = async (hotelId: string, query: string): Promise<ReviewsResponse> => {
    const answer = await gateway.visitor.get(`/api/hotel/${hotelId}/reviews.json?client=msite${query}`);
    expect(answer.status).toBe(200);
    return answer.json;
  };
  const reviewed = () =>
    gateway.db
      .selectFrom('hotel')
      .selectAll()
      .where('review_count', '>', 22)
      .where('country', '=', 'FR')
      .orderBy('id')
      .executeTakeFirstOrThrow();

  it('are counted by score and by kind of traveller, in every language, on the first page', async () => {
    const hotel = await reviewed();
    const rows = await gateway.db.selectFrom('review').selectAll().where('hotel_id', '=', hotel.id).execute();
    const { overview } = await reviews(hotel.id, '&locale=fr_FR');
    const within = (from: number, to: number) =>
      rows.filter(({ average }) => average >= from && average < to).length;
    expect(overview?.scores).toEqual([
      { from: 9, count: within(9, 11) },
      { from: 8, count: within(8, 9) },
      { from: 7, count: within(7, 8) },
      { from: 0, count: within(0, 7) },
    ]);
    const counts = overview?.types.map(({ count }) => count) ?? [];
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    for (const { type, count } of overview?.types ?? [])
      expect(count).toBe(rows.filter((row) => row.type === type).length);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(rows.length);
    expect((await reviews(hotel.id, '&page=1')).overview).toBeUndefined();
  });

  it('come in pages of ten, each once [CALL-079]', async () => {
    const hotel = await reviewed();
    const pages = await Promise.all([0, 1, 2, 3].map((page) => reviews(hotel.id, `&page=${page}`)));
    expect(pages[0]).toMatchObject({ totalCount: hotel.review_count, score: hotel.review_average });
    expect(pages[0]!.list).toHaveLength(10);
    const seen = pages.flatMap(({ list }) => list.map(({ id }) => id));
    expect(new Set(seen).size).toBe(hotel.review_count);
    expect(pages[0]!.details.comfort).toBeGreaterThan(5);
  });

  it.each([
    ['DATE_DESC', (list: ReviewsResponse['list']) => list.map(({ date }) => date).reverse()],
    ['DATE_ASC', (list: ReviewsResponse['list']) => list.map(({ date }) => date)],
    ['SCORE_DESC', (list: ReviewsResponse['list']) => list.map(({ average }) => average).reverse()],
    ['SCORE_ASC', (list: ReviewsResponse['list']) => list.map(({ average }) => average)],
  ] as const)('are sorted by %s [CALL-080]', async (sort, ascending) => {
    const { list } = await reviews((await reviewed()).id, `&sort=${sort}`);
    const keys = ascending(list);
    expect(keys).toEqual([...keys].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
  });

  it('are in the requested language; Belgian locales use that of the neighbour [CALL-078]', async () => {
    const hotel = await reviewed();
    const french = await reviews(hotel.id, '&locale=fr_BE');
    expect(french.list.length).toBeGreaterThan(0);
    expect(french.list.every(({ locale }) => locale === 'fr_FR')).toBe(true);
  });

  it('fall back to other languages only on request [CALL-081]', async () => {
    const hotel = await reviewed();
    await gateway.db
      .deleteFrom('review')
      .where('hotel_id', '=', hotel.id)
      .where('locale', '=', 'it_IT')
      .execute();
    expect((await reviews(hotel.id, '&locale=it_IT')).totalCount).toBe(0);
    const all = await reviews(hotel.id, '&locale=it_IT&withOtherLanguageFallback=true');
    expect(all.totalCount).toBeGreaterThan(10);
  });

  it('do not exist for an unknown hotel', async () => {
    expect((await gateway.visitor.get('/api/hotel/unknown/reviews.json?locale=fr_FR')).status).toBe(404);
  });
});

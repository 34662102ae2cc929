import { json } from '../../database/json';
import { openAccount, password } from '../accounts/account.fixture';
import { seedShop } from '../../../test/shop.fixture';
import { openTestApp, type TestApp, type Visitor } from '../../../test/test-app';
import { openPostgres, startTimeout, type TestDatabase } from '../../../test/databases/test-databases';
import { maxWishes } from './wishlist.repository';

const activityTexts = { label: 'Vol en montgolfière', center: 'Aéroclub', description: '', program: [] };

describe('the wishlist', () => {
  let database: TestDatabase;
  let shop: TestApp;
  beforeAll(async () => {
    database = await openPostgres();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    await seedShop(database.db);
    await database.db
      .updateTable('package')
      .set({ from_price: 16_000, from_ref_price: 20_000, from_tax: 600, from_nights: 2 })
      .where('id', '=', 'nights')
      .execute();
    await database.db
      .insertInto('activity')
      .values({
        id: 'balloon',
        uri: 'montgolfiere',
        place_id: '3037656',
        label: 'Vol en montgolfière',
        lat: 47.4,
        lng: 1,
        duration_minutes: 90,
        prices: json({ 1: { barPrice: 9000, sellPrice: 9000 }, 2: { barPrice: 18_000, sellPrice: 17_000 } }),
        scene: 'garden-path-day',
        texts: json({ fr: activityTexts, nl: activityTexts }),
      })
      .execute();
    shop = await openTestApp(database.db);
  });
  afterEach(() => shop.app.close());
  afterAll(() => database.close());

  const put = (visitor: Visitor, path: string) => visitor.call('PUT', `/api/account/wishlist/${path}`);
  const remove = (visitor: Visitor, path: string) => visitor.call('DELETE', `/api/account/wishlist/${path}`);
  const list = async (visitor: Visitor, locale = 'fr_FR') =>
    (await visitor.get(`/api/account/wishlist?locale=${locale}`)).json.items;

  it('requires nothing of an anonymous visitor, and sets a cookie only with the first item [WISH-007]', async () => {
    const visitor = shop.visitor();
    expect(await list(visitor)).toEqual([]);
    expect(visitor.cookie('wishlist')).toBeUndefined();
    const added = await put(visitor, 'STAY/nights');
    expect(added.json).toEqual({ items: [{ type: 'STAY', id: 'nights' }] });
    expect(String(added.headers['set-cookie'])).toMatch(
      /^wishlist=[\w-]{43}; .*Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    );
    expect(await list(shop.visitor())).toEqual([]);
  });

  it('never starts under a secret that somebody else chose', async () => {
    const planted = 'A'.repeat(43);
    const visitor = shop.visitor();
    visitor.setCookie('wishlist', planted);
    await put(visitor, 'STAY/nights');
    const own = visitor.cookie('wishlist');
    expect(own).toMatch(/^[\w-]{43}$/);
    expect(own).not.toBe(planted);
    const planter = shop.visitor();
    planter.setCookie('wishlist', planted);
    expect(await list(planter)).toEqual([]);
    await put(visitor, 'ACTIVITY/balloon');
    expect(visitor.cookie('wishlist')).toBe(own);
    expect(await list(visitor)).toHaveLength(2);
  });

  it('adds and removes items, each repeatedly with the same outcome [CALL-061] [WISH-009]', async () => {
    const visitor = shop.visitor();
    await put(visitor, 'STAY/nights');
    shop.clock.advance({ minutes: 1 });
    expect((await put(visitor, 'ACTIVITY/balloon')).json.items).toEqual([
      { type: 'ACTIVITY', id: 'balloon' },
      { type: 'STAY', id: 'nights' },
    ]);
    expect((await put(visitor, 'STAY/nights')).json.items).toHaveLength(2);
    expect((await remove(visitor, 'STAY/nights')).json.items).toEqual([{ type: 'ACTIVITY', id: 'balloon' }]);
    expect((await remove(visitor, 'STAY/nights')).json.items).toHaveLength(1);
  });

  it('returns what a card needs, in the visitor’s language [WISH-008]', async () => {
    const visitor = shop.visitor();
    await put(visitor, 'STAY/nights');
    shop.clock.advance({ minutes: 1 });
    await put(visitor, 'ACTIVITY/balloon');
    const [activity, stay] = await list(visitor);
    expect(stay).toMatchObject({
      id: 'nights',
      type: 'STAY',
      label: 'Escapade au fil de la Loire',
      imageUrl: expect.stringMatching(/^\/images\/.*\.webp$/),
      headwords: [],
      uri: '/sejours/recherche/nights',
      hotel: { label: 'Les Deux Rives', stars: 3, location: { label: 'Amboise' } },
      price: {
        sellPrice: 16_000,
        refPrice: 20_000,
        promo: 20,
        localTaxTotalAmount: 600,
        amountToPay: 16_000,
        nights: 2,
        participants: 2,
      },
    });
    expect(activity).toMatchObject({
      type: 'ACTIVITY',
      label: 'Vol en montgolfière',
      uri: '/sejours/recherche/activity/balloon',
      hotel: { label: 'Aéroclub', location: { label: 'Amboise' } },
      price: { sellPrice: 17_000, amountToPay: 17_000, participants: 2 },
    });
    expect((await list(visitor, 'nl_BE'))[1].label).toBe('Escapade au fil de la Loire nl');
  });

  it('is merged into the account at sign-in, and stays there at sign-out', async () => {
    const account = await openAccount(shop);
    await put(account, 'STAY/nights');
    await put(account, 'STAY/dinner');
    const visitor = shop.visitor();
    await put(visitor, 'STAY/nights');
    await put(visitor, 'ACTIVITY/balloon');
    await visitor.post('/api/account/signin', { body: { email: 'lea@example.org', password } });
    expect(visitor.cookie('wishlist')).toBeUndefined();
    expect(await list(visitor)).toHaveLength(3);
    expect(await list(account)).toHaveLength(3);
    await visitor.post('/api/account/signout');
    expect(await list(visitor)).toEqual([]);
  });

  it('accepts only products on sale, and omits those that no longer are', async () => {
    const visitor = shop.visitor();
    expect((await put(visitor, 'STAY/unknown')).json.code).toBe('PRODUCT_NOT_FOUND');
    expect(visitor.cookie('wishlist')).toBeUndefined();
    expect((await put(visitor, 'BOX/nights')).status).toBe(400);
    await put(visitor, 'STAY/nights');
    await database.db.updateTable('package').set({ published: false }).where('id', '=', 'nights').execute();
    expect(await list(visitor)).toEqual([]);
  });

  it('rejects items above its limit', async () => {
    const visitor = await openAccount(shop);
    const { uuid } = await database.db.selectFrom('account').select('uuid').executeTakeFirstOrThrow();
    const rows = Array.from({ length: maxWishes }, (_, index) => ({
      owner: `account:${uuid}`,
      type: 'STAY' as const,
      product_id: `old-${index}`,
      added_at: new Date(shop.clock.now()),
    }));
    await database.db.insertInto('wishlist_item').values(rows).execute();
    expect((await put(visitor, 'STAY/nights')).json.code).toBe('WISHLIST_FULL');
    await remove(visitor, 'STAY/old-1');
    expect((await put(visitor, 'STAY/nights')).status).toBe(200);
  });
});

import { addressLimits } from '@detour/shared-contracts/rules';
import { seedShop } from '../../../../test/shop.fixture';
import { openTestApp, type TestApp, type Visitor } from '../../../../test/test-app';
import { startTimeout, testDatabases, type TestDatabase } from '../../../../test/databases/test-databases';
import { openAccount, password } from '../account.fixture';

const path = '/api/account/addresses';

const home = (change: object = {}) => ({
  label: 'Maison',
  name: '',
  addressLine: '12 rue des Lilas',
  postalCode: '75011',
  city: 'Paris',
  country: 'FR',
  isDefault: false,
  ...change,
});

describe.each(testDatabases)('addresses of an account, on %s', (_name, open) => {
  let database: TestDatabase;
  let shop: TestApp;
  let lea: Visitor;
  beforeAll(async () => {
    database = await open();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    await seedShop(database.db);
    shop = await openTestApp(database.db);
    lea = await openAccount(shop);
  });
  afterEach(() => shop.app.close());
  afterAll(() => database.close());

  const add = (change: object = {}) => lea.post(path, { body: home(change) });
  const shown = (json: { addresses: { label: string; isDefault: boolean }[] }) =>
    json.addresses.map(({ label, isDefault }) => (isDefault ? `${label}*` : label));
  const list = async () => (await lea.get(path)).json;
  const idOf = async (name: string): Promise<string> =>
    (await list()).addresses.find(({ label }: { label: string }) => label === name).id;

  it('require a sign-in, and are visible to their owner only [ACC-007]', async () => {
    await add();
    const id = await idOf('Maison');
    const stranger = shop.visitor();
    expect((await stranger.get(path)).status).toBe(401);
    const paul = await openAccount(shop, shop.visitor(), { email: 'paul@example.org' });
    expect((await paul.get(path)).json).toEqual({ addresses: [] });
    const changed = await paul.call('PATCH', `${path}/${id}`, { body: home({ label: 'Volée' }) });
    expect([changed.status, changed.json.code]).toEqual([404, 'ADDRESS_NOT_FOUND']);
    await paul.call('DELETE', `${path}/${id}`);
    expect(shown(await list())).toEqual(['Maison*']);
  });

  it('have one default: the first, then the chosen one, then the one that was changed last', async () => {
    await add();
    expect(shown((await add({ label: 'Bureau', addressLine: '1 quai' })).json)).toEqual([
      'Maison*',
      'Bureau',
    ]);
    shop.clock.advance({ minutes: 1 });
    await add({ label: 'Alpes', city: 'Annecy', isDefault: true });
    expect(shown(await list())).toEqual(['Alpes*', 'Bureau', 'Maison']);
    shop.clock.advance({ minutes: 1 });
    const office = home({ label: 'Bureau', addressLine: '2 quai' });
    await lea.call('PATCH', `${path}/${await idOf('Bureau')}`, { body: office });
    // A default stays one until another one takes its place.
    await lea.call('PATCH', `${path}/${await idOf('Alpes')}`, {
      body: home({ label: 'Alpes', city: 'Annecy' }),
    });
    expect(shown(await list())).toEqual(['Alpes*', 'Bureau', 'Maison']);
    shop.clock.advance({ minutes: 1 });
    await lea.call('PATCH', `${path}/${await idOf('Bureau')}`, { body: office });
    await lea.call('DELETE', `${path}/${await idOf('Alpes')}`);
    expect(shown(await list())).toEqual(['Bureau*', 'Maison']);
  });

  it('are trimmed, and not added twice after a lost response', async () => {
    await add({ label: ' Maison ', city: 'Paris ' });
    const { json } = await add();
    expect(json.addresses).toMatchObject([{ label: 'Maison', city: 'Paris', name: '' }]);
  });

  it(`are at most ${addressLimits.most}, also when they are added at once`, async () => {
    for (let index = 1; index < addressLimits.most; index += 1) await add({ label: `A${index}` });
    const last = await Promise.all([add({ label: 'B1' }), add({ label: 'B2' })]);
    expect(last.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = last.find(({ status }) => status === 409);
    expect(refused?.json.code).toBe('TOO_MANY_ADDRESSES');
    expect((await list()).addresses).toHaveLength(addressLimits.most);
  });

  it.each([
    ['a blank label', { label: ' ' }, 'body/label'],
    ['a wrong postal code', { postalCode: '75*11' }, 'body/postalCode'],
    ['a blank street', { addressLine: ' ' }, 'body/addressLine'],
  ])('reject %s by its field', async (_, change, field) => {
    const { status, json } = await add(change);
    expect([status, json.code, json.errors[0].path]).toEqual([400, 'INVALID_REQUEST', field]);
  });

  it('are in the export, and are deleted with the account [ACC-004]', async () => {
    await add();
    expect((await lea.get('/api/account/export')).json.addresses).toMatchObject([{ label: 'Maison' }]);
    await lea.post('/api/account/me/delete', { body: { password } });
    expect(await database.db.selectFrom('account_address').selectAll().execute()).toEqual([]);
  });
});

import { createOrderToken } from '../sales/orders/access/order-link';
import { sealVoucherCodes } from '../sales/vouchers/codes/seal-voucher-codes';
import { derivedVoucherCode, hashVoucherCode } from '../sales/vouchers/codes/voucher-code';
import { ordersPath } from '../../test/sales/gift-harness';
import { seedGifts } from '../../test/sales/gift.fixture';
import { a, before, buyCard, issued, staff } from '../../test/issued.fixture';
import { openTestApp, type TestApp } from '../../test/test-app';
import { openPostgres, startTimeout, type TestDatabase } from '../../test/databases/test-databases';
import { createKeyring, type Keyring } from '../settings/keyring';

const b = { id: 'b', bytes: Buffer.alloc(32, 'b') };
const during = createKeyring(b, a);
const after = createKeyring(b);

describe('a key rotation', () => {
  let database: TestDatabase;
  const shops: TestApp[] = [];
  beforeAll(async () => {
    database = await openPostgres();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    await seedGifts(database.db, { rooms: 9 });
  });
  afterEach(async () => {
    for (const shop of shops.splice(0)) await shop.app.close();
  });
  afterAll(() => database.close());

  const open = async (keyring: Keyring): Promise<TestApp> => {
    const env = { CAPTCHA_MAX_NUMBER: '1000', CARE_PASSCODE: staff.passcode, HOLDS_PER_ADDRESS: '1000' };
    const shop = await openTestApp(database.db, env, keyring);
    shops.push(shop);
    return shop;
  };

  it.each(Object.entries(issued))('keeps %s valid until its key is removed', async (_name, issue) => {
    const shop = await open(before);
    const works = [await issue(shop, 'first'), await issue(shop, 'second'), await issue(shop, 'third')];
    const tried = [await open(before), await open(during), await open(after)];
    const results = [];
    for (const [index, one] of tried.entries()) results.push(await works[index]?.(one));
    expect(results).toEqual([true, true, false]);
  });

  it('keeps the passcode of the demonstration issuer valid until its key is removed', async () => {
    const passcodeAt = async (keyring: Keyring) => {
      const shop = await openTestApp(database.db, {}, keyring);
      shops.push(shop);
      return (passcode: string) =>
        shop.visitor().post('/api/care/issuer/tokens', { body: { email: staff.email, passcode } });
    };
    const { carePasscodesOf } = await import('../care/care-issuer');
    const [passcode] = carePasscodesOf({ config: { carePasscode: undefined } as never, secret: before });
    const statuses = [];
    for (const keyring of [before, during, after])
      statuses.push((await (await passcodeAt(keyring))(passcode)).status);
    expect(statuses).toEqual([200, 200, 401]);
  });

  const showCode = async (keyring: Keyring, uuid: string): Promise<string | null> => {
    const shop = await open(keyring);
    const token = createOrderToken(keyring, { uuid, link_version: 0 }, shop.clock.now() + 86_400_000);
    return (await shop.visitor().get(`${ordersPath}/${uuid}`, { headers: { 'x-order-link': token } })).json
      .voucher.code;
  };
  const opens = async (keyring: Keyring, code: string): Promise<boolean> => {
    const body = { locale: 'fr_FR', code, email: 'lea@example.org' };
    const shop = await open(keyring);
    return (await shop.visitor().post('/beneficiary/login', { body })).status === 200;
  };
  /** Like vouchers from before codes were sealed. */
  const makeOld = async (uuid: string): Promise<string> => {
    const { id } = await database.db
      .selectFrom('voucher')
      .select('id')
      .where('order_uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    const code = derivedVoucherCode(a, id);
    await database.db
      .updateTable('voucher')
      .set({ code_hash: hashVoucherCode(code), code_sealed: null as never })
      .where('id', '=', id)
      .execute();
    return code;
  };

  it('keeps the codes of vouchers valid forever, also of old vouchers', async () => {
    const shop = await open(before);
    const [present, old] = [await buyCard(shop), await buyCard(shop)];
    const codes = [present.code, await makeOld(old.uuid)];
    expect(await showCode(before, old.uuid)).toBe(codes[1]);
    const sealed = await sealVoucherCodes({ db: database.db, secret: during });
    expect(sealed).toEqual({ sealed: 2, byKey: { b: 2 }, unreadable: 0 });
    expect([await showCode(after, present.uuid), await showCode(after, old.uuid)]).toEqual(codes);
    for (const code of codes) expect(await opens(after, code)).toBe(true);
  });

  it('reports which keys still seal codes; a code whose key was removed too early can still be redeemed', async () => {
    const { uuid, code } = await buyCard(await open(before));
    const sealed = await sealVoucherCodes({ db: database.db, secret: after });
    expect(sealed).toEqual({ sealed: 0, byKey: { a: 1 }, unreadable: 1 });
    expect(await showCode(after, uuid)).toBeNull();
    const body = { locale: 'fr_FR', code, email: 'lea@example.org' };
    const found = await (await open(after)).visitor().post('/beneficiary/login', { body });
    expect(found.status).toBe(200);
  });

  it('seals a code for one voucher: in another row, it cannot be decrypted', async () => {
    const shop = await open(before);
    const [first, second] = [await buyCard(shop), await buyCard(shop)];
    const row = await database.db
      .selectFrom('voucher')
      .select('code_sealed')
      .where('order_uuid', '=', first.uuid)
      .executeTakeFirstOrThrow();
    expect(row.code_sealed).not.toContain(first.code);
    await database.db
      .updateTable('voucher')
      .set({ code_sealed: row.code_sealed ?? '' })
      .where('order_uuid', '=', second.uuid)
      .execute();
    expect(await showCode(before, second.uuid)).toBeNull();
  });
});

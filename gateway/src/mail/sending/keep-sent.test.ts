import { giftRequest, seedGifts } from '../../../test/sales/gift.fixture';
import { goodCard, ordersPath } from '../../../test/sales/gift-harness';
import { openTestApp, type TestApp } from '../../../test/test-app';
import { startTimeout, testDatabases, type TestDatabase } from '../../../test/databases/test-databases';
import { withoutSecrets } from './keep-sent';

describe.each(testDatabases)('a sent mail on %s', (_name, open) => {
  let database: TestDatabase;
  let shop: TestApp;
  beforeAll(async () => {
    database = await open();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    await seedGifts(database.db);
    shop = await openTestApp(database.db);
  });
  afterEach(() => shop.app.close());
  afterAll(() => database.close());

  const kept = () => database.db.selectFrom('sent_mail').selectAll().execute();

  const buyGift = async (): Promise<string> => {
    const visitor = shop.visitor();
    const placed = await visitor.post(ordersPath, { body: giftRequest('gift_stay') });
    const { orderUUID } = placed.json;
    await visitor.post(`${ordersPath}/${orderUUID}/card`, { body: goodCard });
    await shop.app.jobs.turn();
    return orderUUID;
  };

  it('is kept as sent, without the code and the token of its link', async () => {
    const orderUuid = await buyGift();
    const [mail] = shop.mails;
    const code = /DTR(-\w{4})+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(code).not.toBe('');
    const [copy, ...others] = await kept();
    expect(others).toEqual([]);
    expect(copy).toMatchObject({
      order_uuid: orderUuid,
      kind: 'confirmation',
      sent_to: 'lea@example.org',
      subject: mail?.subject,
    });
    expect(copy?.body).toBe(withoutSecrets(mail?.text ?? '', [code]));
    const stored = JSON.stringify(copy);
    expect(stored).not.toContain(code);
    expect(stored).toContain(`••••${code.slice(-4)}`);
    expect(stored).not.toMatch(/token=\w/);
  });

  it('is kept once, however often it is sent', async () => {
    const orderUuid = await buyGift();
    const { mail } = shop.app.gateway;
    const about = { kind: 'confirmation', orderUuid };
    const again = {
      id: 'again',
      to: { name: '', address: 'lea@example.org' },
      subject: 'S',
      text: 'T',
      html: 'H',
    };
    await mail.send({ ...again, about });
    await mail.send({ ...again, about });
    await mail.send({ ...again, id: 'private' });
    expect((await kept()).map(({ id }) => id).sort()).toEqual([
      expect.stringContaining('-confirmation'),
      'again',
    ]);
  });
});

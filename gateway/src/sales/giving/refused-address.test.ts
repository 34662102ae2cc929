import { giftRequest, seedGifts } from '../../../test/sales/gift.fixture';
import { goodCard, ordersPath } from '../../../test/sales/gift-harness';
import { startMailServer, type MailServer } from '../../../test/servers/mail-server';
import { openTestApp, type TestApp } from '../../../test/test-app';
import { startTimeout, testDatabases, type TestDatabase } from '../../../test/databases/test-databases';
import { createMailTransport } from '../../mail/sending/mail-transport';
import { readConfig } from '../../settings/read-config';

const unknown = 'unknown@example.org';

describe.each(testDatabases)('a gift to an address that its mail server refuses, on %s', (_name, open) => {
  let database: TestDatabase;
  let server: MailServer;
  let shop: TestApp;
  beforeAll(async () => {
    database = await open();
    server = await startMailServer();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    await seedGifts(database.db);
    const config = readConfig({ SMTP_URL: server.url });
    shop = await openTestApp(database.db, {}, undefined, { mail: createMailTransport(config) });
    server.taken.length = 0;
    server.become('take');
  });
  afterEach(() => shop.app.close());
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  const delivery = (toEmail: string) => ({
    toName: 'Claire',
    toEmail,
    locale: 'fr_FR' as const,
    design: 'love' as const,
    sendAt: null,
  });
  const buy = async (toEmail: string) => {
    const visitor = shop.visitor();
    const body = giftRequest('gift_card', { item: { delivery: delivery(toEmail) } });
    const url = `${ordersPath}/${(await visitor.post(ordersPath, { body })).json.orderUUID}`;
    await visitor.post(`${url}/card`, { body: goodCard });
    await shop.app.jobs.turn();
    return {
      state: async () => (await visitor.get(url)).json.voucher.delivery.state,
      correct: async (address: string) =>
        (await visitor.post(`${url}/gifts/0/delivery`, { body: delivery(address) })).status,
    };
  };
  const takenOf = (kind: string): readonly string[] => server.taken.filter((id) => id.includes(kind));

  it('notifies the giver by mail and on the page, and is sent after the address is corrected', async () => {
    const gift = await buy(unknown);
    expect(await gift.state()).toBe('failed');
    expect(takenOf('-gift-failed')).toHaveLength(1);
    const { failed_reason: reason } = await database.db
      .selectFrom('gift_delivery')
      .select('failed_reason')
      .executeTakeFirstOrThrow();
    expect(reason).toMatch(/\b5\d\d\b/);
    expect(reason).not.toContain('@');
    expect(await gift.correct('claire@example.org')).toBe(200);
    await shop.app.jobs.turn();
    expect(await gift.state()).toBe('sent');
    expect(server.taken.filter((id) => id.startsWith('gift-'))).toHaveLength(1);
    expect(takenOf('-gift-failed')).toHaveLength(1);
  });

  it('is retried after a temporary failure (4xx) of the mail server', async () => {
    server.become('refuse');
    const gift = await buy('claire@example.org');
    expect(await gift.state()).toBe('waiting');
    server.become('take');
    shop.clock.advance({ minutes: 5 });
    await shop.app.jobs.turn();
    expect(await gift.state()).toBe('sent');
    expect(takenOf('-gift-failed')).toEqual([]);
  });
});

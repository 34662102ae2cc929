import { startMailServer, type MailServer } from '../../../test/servers/mail-server';
import { createMovingClock } from '../../../test/moving-clock';
import { testNow } from '../../../test/shop.fixture';
import { startTimeout, testDatabases, type TestDatabase } from '../../../test/databases/test-databases';
import { findOpenAlarms } from '../../alarms/alarm.repository';
import { readConfig } from '../../settings/read-config';
import { deliverOnce } from './deliver-once';
import { resetDelivery } from '../../outbox/reset-delivery';
import { createMailTransport } from './mail-transport';
import { type Mail } from '../../context/mail';

const mail = (id: string): Mail => ({
  id,
  to: { name: 'Léa Martin', address: 'lea@example.org' },
  subject: 'Sujet',
  text: 'Texte',
  html: '<p>Texte</p>',
});

describe.each(testDatabases)('a mail over SMTP on %s', (_name, open) => {
  let database: TestDatabase;
  let server: MailServer;
  const clock = createMovingClock(testNow);
  beforeAll(async () => {
    database = await open();
    server = await startMailServer();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    server.taken.length = 0;
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });
  const transport = () =>
    deliverOnce(createMailTransport(readConfig({ SMTP_URL: server.url })), { db: database.db, clock });

  it('is sent once, however often it is requested', async () => {
    server.become('take');
    await transport().send(mail('order-1'));
    await transport().send(mail('order-1'));
    await transport().send(mail('order-2'));
    expect(server.taken).toEqual(['order-1', 'order-2']);
  });

  it.each(['refuse', 'drop at once'] as const)(
    'is retried when the server responds with: %s',
    async (behaviour) => {
      server.become(behaviour);
      await expect(transport().send(mail('order-1'))).rejects.toThrow();
      expect(server.taken).toEqual([]);
      server.become('take');
      await transport().send(mail('order-1'));
      expect(server.taken).toEqual(['order-1']);
      expect(await findOpenAlarms(database.db)).toEqual([]);
    },
  );

  it('is left to an operator when its delivery is unknown', async () => {
    const { db } = database;
    server.become('take and drop');
    await expect(transport().send(mail('order-1'))).rejects.toThrow();
    server.become('take');
    const again = transport().send(mail('order-1'));
    await expect(again).rejects.toMatchObject({ name: 'FinalFailure', mailId: 'order-1' });
    expect(server.taken).toEqual(['order-1']);
    expect(await findOpenAlarms(db)).toMatchObject([{ kind: 'mail-unknown', subject: 'mail order-1' }]);
    await resetDelivery(db, 'order-1');
    await transport().send(mail('order-1'));
    expect(server.taken).toEqual(['order-1', 'order-1']);
    await resetDelivery(db, 'order-1');
    await transport().send(mail('order-1'));
    expect(server.taken).toHaveLength(2);
  });
});

import { createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createMovingClock } from '../../test/moving-clock';
import { testNow } from '../../test/shop.fixture';
import { startTimeout, testDatabases, type TestDatabase } from '../../test/test-databases';
import { findOpenAlarms } from '../alarms/alarm.repository';
import { readConfig } from '../config';
import { deliverOnce, forgetDelivery } from './deliver-once';
import { createMailTransport, type Mail } from './mail-transport';

const mail = (id: string): Mail => ({
  id,
  to: { name: 'Léa Martin', address: 'lea@example.org' },
  subject: 'Sujet',
  text: 'Texte',
  html: '<p>Texte</p>',
});

type Behaviour = 'take' | 'refuse' | 'take and drop' | 'drop at once';

/** A mail server that counts what it has taken. */
const startMailServer = async () => {
  const taken: string[] = [];
  let behaviour: Behaviour = 'take';
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    if (behaviour === 'drop at once') return void socket.destroy();
    let inData = false;
    let text = '';
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      text += chunk.toString();
      for (let at = text.indexOf('\r\n'); at >= 0; at = text.indexOf('\r\n')) {
        const line = text.slice(0, at);
        text = text.slice(at + 2);
        if (inData) {
          const id = /^Message-ID: <(.*)@detour>/i.exec(line)?.[1];
          if (id) taken.push(id);
          if (line !== '.') continue;
          inData = false;
          if (behaviour === 'take and drop') return void socket.destroy();
          socket.write('250 taken\r\n');
        } else if (line === 'DATA') {
          inData = true;
          socket.write('354 go on\r\n');
        } else if (line.startsWith('RCPT') && behaviour === 'refuse') socket.write('451 later\r\n');
        else if (line.startsWith('QUIT')) socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    taken,
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    become: (next: Behaviour) => void (behaviour = next),
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};

describe.each(testDatabases)('a mail over SMTP on %s', (_name, open) => {
  let database: TestDatabase;
  let server: Awaited<ReturnType<typeof startMailServer>>;
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

  it('leaves once, however often it is sent', async () => {
    server.become('take');
    await transport().send(mail('order-1'));
    await transport().send(mail('order-1'));
    await transport().send(mail('order-2'));
    expect(server.taken).toEqual(['order-1', 'order-2']);
  });

  it.each(['refuse', 'drop at once'] as const)(
    'is tried again when the server says: %s',
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

  it('is left to a person when nobody knows whether it was taken', async () => {
    const { db } = database;
    server.become('take and drop');
    await expect(transport().send(mail('order-1'))).rejects.toThrow();
    server.become('take');
    const again = transport().send(mail('order-1'));
    await expect(again).rejects.toMatchObject({ name: 'FinalFailure', mailId: 'order-1' });
    expect(server.taken).toEqual(['order-1']);
    expect(await findOpenAlarms(db)).toMatchObject([{ kind: 'mail-unknown', subject: 'mail order-1' }]);
    await forgetDelivery(db, 'order-1');
    await transport().send(mail('order-1'));
    expect(server.taken).toEqual(['order-1', 'order-1']);
    await forgetDelivery(db, 'order-1');
    await transport().send(mail('order-1'));
    expect(server.taken).toHaveLength(2);
  });
});

import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { orderRequest, seedShop } from '../../test/shop.fixture';
import { openTestApp, type TestApp } from '../../test/test-app';
import { startTimeout, testDatabases, type TestDatabase } from '../../test/databases/test-databases';
import { readConfig } from '../settings/read-config';
import { createMailTransport } from '../mail/sending/mail-transport';
import { findMessages } from '../outbox/outbox.repository';

const orders = '/api/front/purchase/orders';

describe.each(testDatabases)(
  'a gateway with a mail server that accepts connections and never responds, on %s',
  (_name, open) => {
    let database: TestDatabase;
    let shop: TestApp;
    let server: Server;
    const calls = new Set<Socket>();
    beforeAll(async () => {
      database = await open();
      await database.clear();
      await seedShop(database.db);
      server = createServer((socket) => {
        calls.add(socket);
        socket.on('error', () => {});
      });
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const config = readConfig({ SMTP_URL: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` });
      shop = await openTestApp(database.db, {}, undefined, { mail: createMailTransport(config) });
    }, startTimeout);
    afterAll(async () => {
      for (const call of calls) call.destroy();
      await shop.app.close();
      server.close();
      await database.close();
    });

    it('captures money and expires holds', async () => {
      const visitor = shop.visitor();
      const card = { number: '4242424242424242', expiry: '12/30', cvc: '123' };
      shop.app.jobs.start(1);
      const place = async (): Promise<string> =>
        (await visitor.post(orders, { body: orderRequest() })).json.orderUUID;
      const paid = [await place()];
      await visitor.post(`${orders}/${paid[0]}/card`, { body: card });
      // The first mail is being sent and hangs.
      while (calls.size === 0) await sleep(20);
      for (let count = 0; count < 2; count += 1) {
        const uuid = await place();
        paid.push(uuid);
        await visitor.post(`${orders}/${uuid}/card`, { body: card });
      }
      const isCaptured = async () =>
        (
          await database.db.selectFrom('payment').select('captured').where('order_uuid', 'in', paid).execute()
        ).every(({ captured }) => captured);
      while (!(await isCaptured())) await sleep(20);
      const other = shop.visitor();
      const held: string = (await other.post(orders, { body: orderRequest({ checkin: '2027-02-01' }) })).json
        .orderUUID;
      shop.clock.advance({ minutes: 16 });
      const statusOf = async (uuid: string) =>
        (await database.db.selectFrom('orders').select('status').where('uuid', '=', uuid).executeTakeFirst())
          ?.status;
      while ((await statusOf(held)) !== 'expired') await sleep(20);
      const mails = await findMessages(database.db, { states: ['waiting', 'running'] });
      expect(mails.filter(({ topic }) => topic === 'mail.confirmation')).toHaveLength(3);
    });
  },
);

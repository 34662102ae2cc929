import { sql } from 'kysely';
import { createOrderHarness } from '../../../test/sales/order-harness';
import { orderRequest, seedShop } from '../../../test/shop.fixture';
import { testKeyring } from '../../../test/test-keyring';
import { openPostgres, startTimeout, type TestDatabase } from '../../../test/databases/test-databases';
import { queuedPayloads } from '../../../test/queued-messages';
import type { SandboxChoice } from '../../context/sandbox-provider';
import { findOrder, findPayment } from '../records/order.repository';
import { checkPayment } from './browser-payment';
import { releasePayment } from './capture-and-release';
import { payByRedirect } from './pay-by-redirect';
import { settlePayment } from './settle-payment';

// PGlite runs transactions one after another, so only a real server shows these races.
describe('concurrent ends of a payment on the page of a method', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openPostgres();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    await seedShop(database.db, { rooms: 1 });
  });
  afterAll(() => database.close());

  const openHarness = () => {
    const harness = createOrderHarness(database.db);
    const { db } = database;
    const { clock, provider } = harness;
    const deps = { db, clock, provider, secret: testKeyring, config: { holdMaxMinutes: 30 } };
    const intentOf = async (uuid: string): Promise<string> => (await findPayment(db, uuid))?.intent_id ?? '';
    const begin = (uuid: string) =>
      payByRedirect(deps, uuid, { method: 'ideal', origin: 'http://nl.localhost' });
    const keyOf = async (uuid: string): Promise<string> => {
      const started = await begin(uuid);
      if (!started.ok || !started.value.url) throw new Error('The payment was not started.');
      return new URL(started.value.url).searchParams.get('key') ?? '';
    };
    const choose = async (uuid: string, choice: SandboxChoice): Promise<void> => {
      await provider.decide(await intentOf(uuid), await keyOf(uuid), choice);
    };
    /** The return, the reading of the job and the webhook do the same: they ask the provider and settle. */
    const comeBack = async (uuid: string) => {
      const order = await findOrder(db, uuid);
      if (!order) throw new Error(`There is no order ${uuid}.`);
      return checkPayment(deps, order);
    };
    const webhook = async (uuid: string) => {
      const intentId = await intentOf(uuid);
      return settlePayment(deps, { orderUuid: uuid, intentId, state: await provider.retrieve(intentId) });
    };
    const release = async (uuid: string) =>
      releasePayment(deps, { orderUuid: uuid, intentId: await intentOf(uuid) });
    return { harness, begin, keyOf, choose, comeBack, webhook, release, intentOf };
  };

  it('confirms once for returns, webhooks and the job at the same time', async () => {
    const { harness, choose, comeBack, webhook } = openHarness();
    const uuid = await harness.hold();
    await choose(uuid, 'pay');
    harness.clock.advance({ seconds: 31 });
    await Promise.all([
      ...Array.from({ length: 6 }, () => comeBack(uuid)),
      ...Array.from({ length: 6 }, () => webhook(uuid)),
      harness.reconcile(),
      harness.reconcile(),
    ]);
    expect(await harness.status(uuid)).toBe('confirmed');
    // What comes after the confirmation books the money that the bank has taken.
    expect(new Set(await harness.ledger(uuid))).toEqual(new Set(['authorised 20000', 'captured 20000']));
    expect(await harness.stock()).toEqual({ sold: 2, held: 0 });
    expect(await queuedPayloads(database.db, 'mail.confirmation')).toHaveLength(1);
  }, 60_000);

  it('starts one attempt for many clicks', async () => {
    const { harness, begin } = openHarness();
    const uuid = await harness.hold();
    const started = await Promise.all(Array.from({ length: 10 }, () => begin(uuid)));
    const words = started.map((one) => (one.ok ? one.value.status : one.error.kind));
    expect(words.filter((word) => word === 'redirect').length).toBeGreaterThan(0);
    expect(new Set(words)).not.toContain('confirmed');
    const { rows } = await sql`select id from sandbox_intent`.execute(database.db);
    expect(rows).toHaveLength(1);
  }, 60_000);

  it('decides a page once for two choices at the same time', async () => {
    const { harness, keyOf, intentOf, comeBack } = openHarness();
    const uuid = await harness.hold();
    const [id, key] = [await intentOf(uuid), await keyOf(uuid)];
    await Promise.all([
      harness.provider.decide(id, key, 'pay'),
      harness.provider.decide(id, key, 'refuse'),
      harness.provider.decide(id, key, 'pay'),
    ]);
    await comeBack(uuid);
    const { status } = await harness.provider.retrieve(id);
    expect([
      ['captured', 'confirmed'],
      ['declined', 'held'],
    ]).toContainEqual([status, await harness.status(uuid)]);
  }, 60_000);

  it.each(Array.from({ length: 6 }, (_, index) => [index] as const))(
    'sells the rooms once and loses no money when the hold expires while the payment arrives, run %i',
    async () => {
      const { harness, choose, comeBack, webhook, release, intentOf } = openHarness();
      const uuid = await harness.hold({ session: 'slow' });
      await choose(uuid, 'pay-later');
      await comeBack(uuid);
      await harness.provider.prepareEvent({ eventId: 'evt_late', intentId: await intentOf(uuid) });
      harness.clock.advance({ minutes: 60 });
      const [other] = await Promise.all([
        harness.open({ session: 'quick', request: orderRequest() }),
        harness.expire(),
        webhook(uuid),
        comeBack(uuid),
        harness.expire(),
      ]);
      await harness.expire();
      await release(uuid);
      expect(await harness.status(uuid)).toBe('expired');
      expect(await harness.provider.retrieve(await intentOf(uuid))).toMatchObject({ status: 'refunded' });
      if (other.ok) await harness.pay(other.value.orderUuid);
      const { sold, held } = await harness.stock();
      expect([sold, held]).toEqual([other.ok ? 2 : 0, 0]);
    },
    60_000,
  );
});

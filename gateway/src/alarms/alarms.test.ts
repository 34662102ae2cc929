import { createMovingClock } from '../../test/moving-clock';
import { testNow } from '../../test/shop.fixture';
import { startTimeout, testDatabases, type TestDatabase } from '../../test/databases/test-databases';
import { transact } from '../database/transaction';
import { createMetrics } from '../http/metrics';
import { closeAlarmCommand } from './alarm-commands';
import { countOpenAlarms, findOpenAlarms, raiseAlarm } from './alarm.repository';
import { announceAlarms } from './announce-alarms';

const alarm = (subject: string, kind = 'capture-failed') => ({ kind, subject, text: `${subject} is wrong.` });

describe.each(testDatabases)('alarms on %s', (_name, open) => {
  let database: TestDatabase;
  const clock = createMovingClock(testNow);
  const now = () => new Date(clock.now());
  beforeAll(async () => {
    database = await open();
  }, startTimeout);
  beforeEach(() => database.clear());
  afterAll(() => database.close());

  it('count repeats while open, and open a new one after they are closed', async () => {
    const { db } = database;
    await raiseAlarm(db, alarm('order 1'), now());
    const first = now();
    clock.advance({ minutes: 5 });
    await raiseAlarm(db, alarm('order 1'), now());
    await raiseAlarm(db, alarm('order 2'), now());
    await raiseAlarm(db, alarm('order 1', 'hold-differs'), now());
    const [one] = await findOpenAlarms(db);
    expect(one).toMatchObject({ subject: 'order 1', count: 2, firstAt: first, lastAt: now() });
    expect(await countOpenAlarms(db)).toEqual({ 'capture-failed': 2, 'hold-differs': 1 });
    await closeAlarmCommand(db, JSON.stringify({ id: one?.id }), now());
    await raiseAlarm(db, alarm('order 1'), now());
    const open = await findOpenAlarms(db);
    expect(open.map(({ kind, subject, count }) => [kind, subject, count])).toEqual([
      ['capture-failed', 'order 2', 1],
      ['hold-differs', 'order 1', 1],
      ['capture-failed', 'order 1', 1],
    ]);
  });

  it('are not raised by a transaction that rolls back', async () => {
    const { db } = database;
    const undone = transact(db, async (trx) => {
      await raiseAlarm(trx, alarm('order 1'), now());
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await findOpenAlarms(db)).toEqual([]);
  });

  it('are logged once by all gateways, and are part of the metrics while open', async () => {
    const { db } = database;
    const lines: unknown[] = [];
    const metrics = createMetrics();
    const context = {
      db,
      clock,
      metrics,
      log: { error: (entry: object, text: string) => void lines.push({ ...entry, text }) } as never,
    };
    await Promise.all(['order 1', 'order 2', 'order 1'].map((one) => raiseAlarm(db, alarm(one), now())));
    const told = await Promise.all([announceAlarms(context), announceAlarms(context)]);
    expect(told[0] + told[1]).toBe(2);
    expect(lines).toHaveLength(2);
    expect(lines).toContainEqual(
      expect.objectContaining({
        alarm: expect.objectContaining({ kind: 'capture-failed', subject: 'order 1' }) as unknown,
        text: 'alarm: order 1 is wrong.',
      }),
    );
    expect(await metrics.registry.metrics()).toMatch(/gateway_alarms_open\{kind="capture-failed"\} 2/);
    for (const { id } of await findOpenAlarms(db)) await closeAlarmCommand(db, `{"id":${id}}`, now());
    await announceAlarms(context);
    expect(await metrics.registry.metrics()).not.toMatch(/gateway_alarms_open\{/);
    expect(lines).toHaveLength(2);
  });

  it.each(['', '{}', '{"id":"1"}', '{"id":7}'])('are closed by id only, not by %p', async (body) => {
    await expect(closeAlarmCommand(database.db, body, now())).rejects.toThrow(/Name the alarm|no open alarm/);
  });
});

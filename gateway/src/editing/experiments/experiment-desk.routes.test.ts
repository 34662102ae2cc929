import { randomBytes, randomUUID } from 'node:crypto';
import type { ExperimentList, ExperimentView, SaveExperiment } from '@detour/shared-contracts/api';
import { orderRequest, seedShop } from '../../../test/shop.fixture';
import { enterStaff, passcode } from '../../../test/staff.fixture';
import { openTestApp, type TestApp, type Visitor } from '../../../test/test-app';
import { startTimeout, testDatabases, type TestDatabase } from '../../../test/databases/test-databases';
import { sha256 } from '../../http/signing';

const path = '/api/care/experiments';
const exposures = '/api/experiments/exposures';
const orders = '/api/front/purchase/orders';
const hour = 3_600_000;

const form = (changes: Partial<SaveExperiment> = {}): SaveExperiment => ({
  base: 0,
  experiment: 'results-promises',
  title: 'Promises above the results',
  locales: ['fr_FR', 'es_ES'],
  shares: [
    { arm: 'hidden', share: 50 },
    { arm: 'shown', share: 50 },
  ],
  from: null,
  until: null,
  ...changes,
});

const onlyShown = [
  { arm: 'hidden', share: 0 },
  { arm: 'shown', share: 100 },
];

describe.each(testDatabases)('experiments on %s', (_, open) => {
  let database: TestDatabase;
  let shop: TestApp;
  let other: TestApp;
  let agent: Visitor;
  let lead: Visitor;

  beforeAll(async () => {
    database = await open();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    shop = await openTestApp(database.db, { CARE_PASSCODE: passcode });
    other = await openTestApp(database.db, { CARE_PASSCODE: passcode });
    ({ agent, lead } = await enterStaff(shop, database.db));
  });
  afterEach(() => Promise.all([shop.app.close(), other.app.close()]));
  afterAll(() => database.close());

  const save = (uuid: string, changes: Partial<SaveExperiment> = {}, who = lead) =>
    who.call('PUT', `${path}/${uuid}`, { body: form(changes) });
  const move = (uuid: string, base: number, action: string, who = lead) =>
    who.post(`${path}/${uuid}/state`, { body: { base, action } });
  const list = async (who = agent): Promise<ExperimentList> => (await who.get(path)).json;
  const viewOf = async (uuid: string): Promise<ExperimentView | undefined> =>
    (await list()).experiments.find((one) => one.uuid === uuid);
  /** A visitor who agreed. */
  const agreed = (at = shop): Visitor => {
    const visitor = at.visitor();
    visitor.setCookie('visitor', randomBytes(16).toString('hex'));
    return visitor;
  };
  const flagsOf = async (who: Visitor, locale = 'fr_FR') =>
    (await who.get(`/api/flags?locale=${locale}`)).json;
  const running = async (changes: Partial<SaveExperiment> = {}): Promise<string> => {
    const uuid = randomUUID();
    await save(uuid, changes);
    await move(uuid, 1, 'start');
    return uuid;
  };

  it('are for staff only; an agent writes drafts, and a lead starts and stops', async () => {
    const uuid = randomUUID();
    for (const answer of [
      await shop.visitor().get(path),
      await save(uuid, {}, shop.visitor()),
      await move(uuid, 0, 'kill', shop.visitor()),
    ])
      expect([answer.status, answer.json.code]).toEqual([401, 'NOT_IN_CARE']);
    expect((await save(uuid, {}, agent)).json).toEqual({ version: 1 });
    const refused = await move(uuid, 1, 'start', agent);
    expect([refused.status, refused.json.code]).toEqual([403, 'CARE_ROLE']);
    expect((await move(uuid, 1, 'start')).json).toEqual({ version: 2 });
    expect((await save(uuid, { base: 2, shares: onlyShown }, agent)).status).toBe(403);
    expect((await move(uuid, 2, 'stop', agent)).status).toBe(403);
    expect((await list(lead)).mayStart).toBe(true);
    expect((await list()).mayStart).toBe(false);
    expect(await viewOf(uuid)).toMatchObject({ state: 'running', isActive: true, changedBy: 'lead' });
    // Whoever sees the harm ends it.
    expect((await move(uuid, 0, 'kill', agent)).status).toBe(200);
    expect(await viewOf(uuid)).toMatchObject({ state: 'killed', isActive: false, changedBy: 'agent' });
  });

  it.each([
    ['an unknown experiment', { experiment: 'unheard-of' }],
    ['arms of another one', { experiment: 'search-dates' }],
    [
      'shares of 99 %',
      {
        shares: [
          { arm: 'hidden', share: 49 },
          { arm: 'shown', share: 50 },
        ],
      },
    ],
    ['a locale twice', { locales: ['fr_FR', 'fr_FR'] as const }],
    ['an end before the start', { from: '2027-01-02T00:00:00Z', until: '2027-01-01T00:00:00Z' }],
    ['an end that is over', { until: '2020-01-01T00:00:00Z' }],
  ])('are not saved with %s', async (__, changes) => {
    const answer = await save(randomUUID(), changes as Partial<SaveExperiment>);
    expect([answer.status, answer.json.code]).toEqual([422, 'EXPERIMENT_INVALID']);
    expect((await list()).experiments).toEqual([]);
  });

  it('give 10,000 visitors arms by their shares, the same on each gateway, and none without consent [FLAG-021]', async () => {
    await running();
    const visitors = Array.from({ length: 10_000 }, (__, index) => sha256(`visitor ${index}`).slice(0, 32));
    const shown = (at: TestApp, visitor: string) =>
      at.app.gateway.experiments
        .flagsOf(visitor, 'fr_FR')
        .then(({ arms, flags }) => [arms['results-promises'] === 'shown', flags.resultsSellingPoints]);
    const here = await Promise.all(visitors.map((visitor) => shown(shop, visitor)));
    expect(here.filter(([arm, flag]) => arm !== flag)).toEqual([]);
    // The runs of a test have the same number, so the draw is always this one.
    expect(Math.abs(here.filter(([arm]) => arm).length - 5000)).toBeLessThan(100);
    expect(await Promise.all(visitors.map((visitor) => shown(other, visitor)))).toEqual(here);
    for (const locale of ['fr_FR', 'es_ES', 'it_IT'])
      expect(await flagsOf(shop.visitor(), locale)).toMatchObject({
        assigned: {},
        flags: { resultsSellingPoints: false },
      });
    expect((await flagsOf(agreed(), 'it_IT')).assigned).toEqual({});
  });

  it('end within two seconds on each gateway when one is switched off', async () => {
    const uuid = await running({ shares: onlyShown });
    const visitor = agreed(other);
    const shows = async () => (await flagsOf(visitor)).flags.resultsSellingPoints;
    const until = async (expected: boolean): Promise<number> => {
      const began = performance.now();
      while ((await shows()) !== expected && performance.now() - began < 5000);
      return performance.now() - began;
    };
    await until(true);
    await move(uuid, 0, 'kill');
    expect(await until(false)).toBeLessThan(2000);
    expect((await flagsOf(visitor)).running).toMatchObject({ experiments: [] });
  });

  it('run from their start until their end', async () => {
    const at = (hours: number): string => new Date(shop.clock.now() + hours * hour).toISOString();
    const uuid = await running({ shares: onlyShown, from: at(1), until: at(3) });
    const visitor = agreed();
    const shows = async () => (await flagsOf(visitor)).flags.resultsSellingPoints;
    expect([await shows(), (await viewOf(uuid))?.isActive]).toEqual([false, false]);
    shop.clock.advance({ minutes: 61 });
    expect([await shows(), (await viewOf(uuid))?.isActive]).toEqual([true, true]);
    shop.clock.advance({ minutes: 120 });
    expect([await shows(), (await viewOf(uuid))?.isActive]).toEqual([false, false]);
    // One that is over makes room for the next.
    await running();
    expect(await viewOf(uuid)).toMatchObject({ state: 'stopped' });
  });

  it('let one win when two editors change at once, and one start when two start at once', async () => {
    const uuid = randomUUID();
    await save(uuid);
    const changes = await Promise.all(
      [10, 20, 30, 40].map((share) =>
        save(uuid, {
          base: 1,
          shares: [
            { arm: 'hidden', share },
            { arm: 'shown', share: 100 - share },
          ],
        }),
      ),
    );
    expect(changes.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(changes.find(({ status }) => status === 409)?.json.code).toBe('EXPERIMENT_CONFLICT');
    const rival = randomUUID();
    await save(rival);
    const starts = await Promise.all([move(uuid, 2, 'start'), move(rival, 1, 'start')]);
    expect(starts.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(starts.find(({ status }) => status === 409)?.json.code).toBe('EXPERIMENT_BUSY');
    // A creation that is repeated after a lost response is a conflict, not a second experiment.
    expect((await save(rival)).status).toBe(409);
    expect((await list()).experiments).toHaveLength(2);
  });

  it('do not start when the settings of the shop show another arm to everybody', async () => {
    const fixed = await openTestApp(database.db, {
      CARE_PASSCODE: passcode,
      FLAG_RESULTS_SELLING_POINTS: '1',
    });
    const uuid = randomUUID();
    await save(uuid);
    const visitor = fixed.visitor();
    for (const name of ['care']) visitor.setCookie(name, lead.cookie(name) ?? '');
    const answer = await move(uuid, 1, 'start', visitor);
    expect([answer.status, answer.json.code]).toEqual([409, 'EXPERIMENT_FLAGS']);
    await fixed.app.close();
  });

  it('follow their states: what is stopped stays stopped, and only a draft is deleted', async () => {
    const uuid = await running();
    expect((await move(uuid, 2, 'drop')).json.code).toBe('EXPERIMENT_STATE');
    expect(
      (
        await save(uuid, {
          base: 2,
          experiment: 'new-filters',
          shares: [
            { arm: 'dropdowns', share: 50 },
            { arm: 'reduced-thematics', share: 50 },
            { arm: 'all-thematics', share: 0 },
          ],
        })
      ).json.code,
    ).toBe('EXPERIMENT_STATE');
    await move(uuid, 2, 'stop');
    for (const action of ['start', 'stop', 'kill', 'drop'])
      expect((await move(uuid, 3, action)).json.code).toBe('EXPERIMENT_STATE');
    const draft = randomUUID();
    await save(draft);
    expect((await move(draft, 1, 'drop', agent)).status).toBe(200);
    expect((await move(draft, 2, 'drop')).json.code).toBe('EXPERIMENT_CONFLICT');
    expect((await list()).experiments.map((one) => one.uuid)).toEqual([uuid]);
    const events = await database.db.selectFrom('experiment_event').select('action').orderBy('id').execute();
    expect(events.map(({ action }) => action)).toEqual(['save', 'start', 'stop', 'save', 'drop']);
  });

  describe('count', () => {
    const expose = (who: Visitor, arm: string, experiment = 'results-promises') =>
      who.post(exposures, { body: { experiment, arm } });
    const armOf = async (who: Visitor): Promise<string> => (await flagsOf(who)).assigned['results-promises'];
    const resultsOf = async (uuid: string) =>
      (await viewOf(uuid))?.results.map(({ arm, visitors, purchases }) => [arm, visitors, purchases]);
    const buy = async (who: Visitor, ends: 'confirmed' | 'expired' = 'confirmed') => {
      const opened = await who.post(orders, { body: orderRequest() });
      expect(opened.status).toBe(201);
      await database.db
        .updateTable('orders')
        .set({ status: ends })
        .where('uuid', '=', opened.json.orderUUID)
        .execute();
    };

    it('a visitor once, in the arm that the server assigned, and nobody without consent', async () => {
      const uuid = await running();
      const visitor = agreed();
      const arm = await armOf(visitor);
      const wrong = arm === 'shown' ? 'hidden' : 'shown';
      for (const answer of [
        await expose(visitor, arm),
        await expose(visitor, arm),
        await expose(visitor, wrong),
        await expose(shop.visitor(), arm),
        await expose(visitor, 'forced', 'search-dates'),
      ])
        expect(answer.status).toBe(204);
      const rows = await database.db.selectFrom('experiment_exposure').selectAll().execute();
      expect(rows).toMatchObject([{ arm, purchased: false }]);
      expect(JSON.stringify(rows)).not.toContain(visitor.cookie('visitor'));
      expect(await resultsOf(uuid)).toContainEqual([arm, 1, 0]);
    });

    it('a purchase after the exposure, once it is paid, and keep no link to the order', async () => {
      await seedShop(database.db);
      const uuid = await running({ shares: onlyShown });
      const links = () => database.db.selectFrom('experiment_order').selectAll().execute();
      const [buyer, quitter, early] = [agreed(), agreed(), agreed()];
      await expose(buyer, 'shown');
      await expose(quitter, 'shown');
      const opened = await buyer.post(orders, { body: orderRequest() });
      expect(await links()).toMatchObject([{ order_uuid: opened.json.orderUUID }]);
      expect(await resultsOf(uuid)).toEqual([
        ['hidden', 0, 0],
        ['shown', 2, 0],
      ]);
      const card = { number: '4242424242424242', expiry: '12/30', cvc: '123' };
      await buyer.post(`${orders}/${opened.json.orderUUID}/card`, { body: card });
      expect(await resultsOf(uuid)).toEqual([
        ['hidden', 0, 0],
        ['shown', 2, 1],
      ]);
      await buy(quitter, 'expired');
      await buy(early);
      await expose(early, 'shown');
      expect(await resultsOf(uuid)).toEqual([
        ['hidden', 0, 0],
        ['shown', 3, 1],
      ]);
      expect(await links()).toEqual([]);
    });

    it('anew after a change of the shares, and give rates and intervals', async () => {
      const uuid = await running();
      const rows = (arm: string, visitors: number, purchases: number) =>
        Array.from({ length: visitors }, (__, index) => ({
          experiment_id: 1,
          round: 1,
          visitor_key: `${arm} ${index}`,
          arm,
          purchased: index < purchases,
          at: new Date(shop.clock.now()),
        }));
      await database.db
        .insertInto('experiment_exposure')
        .values([...rows('hidden', 80, 48), ...rows('shown', 70, 56)])
        .execute();
      const { results = [] } = (await viewOf(uuid)) ?? {};
      expect(results[0]).toMatchObject({ visitors: 80, purchases: 48, rate: 0.6, difference: null });
      expect(results[1]).toMatchObject({ visitors: 70, purchases: 56, rate: 0.8 });
      expect(results[1]?.difference?.low).toBeCloseTo(0.0524, 4);
      expect(results[1]?.difference?.high).toBeCloseTo(0.3339, 4);
      await save(uuid, { base: 2, title: 'Another title' });
      expect(await viewOf(uuid)).toMatchObject({ round: 1, title: 'Another title' });
      await save(uuid, { base: 3, shares: onlyShown });
      expect(await viewOf(uuid)).toMatchObject({ round: 2, shares: onlyShown });
      expect(await resultsOf(uuid)).toEqual([
        ['hidden', 0, 0],
        ['shown', 0, 0],
      ]);
    });
  });
});

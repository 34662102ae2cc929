import { randomUUID } from 'node:crypto';
import { expect, test } from 'playwright/test';
import { printPath } from '@detour/shared-contracts/sites';
import { startFleet, type Fleet } from '../support/fleet/fleet';
import { findStaysOnSale, memberOf, openOrder, payOrder, readOrder } from '../support/fleet/fleet-orders';
import { createFleetVisitor, type FleetAnswer, type FleetVisitor } from '../support/fleet/fleet-visitor';
import { linkInMail } from '../support/mails';
import { amountOf, bookAndPay, chooseStayDates, expectPage, refuseConsent } from '../support/steps';

/*
 * Two gateways and two shell servers, over one PostgreSQL and one object store, behind balancers that keep no visitor at one server.
 */
let fleet: Fleet;
let started: Fleet | undefined;
// In one worker: each would start its own servers.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  started = await startFleet(`several-${process.pid}`);
  fleet = started;
});
// Without a fleet, its start has failed and has stopped what ran.
test.afterAll(() => started?.stop());

const newVisitor = (site?: string): FleetVisitor =>
  createFleetVisitor({ port: fleet.port, ...(site === undefined ? {} : { site }) });

/** A visitor of one shell server. */
const visitorAt = (position: number, site = 'fr'): FleetVisitor =>
  createFleetVisitor({ port: fleet.port, at: fleet.shells[position]?.port ?? 0, site });

const times = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Calls one after the other. */
const inTurn = async (count: number, call: () => Promise<FleetAnswer>): Promise<readonly FleetAnswer[]> => {
  const answers: FleetAnswer[] = [];
  for (let index = 0; index < count; index += 1) answers.push(await call());
  return answers;
};

const positionsOf = (answers: readonly FleetAnswer[], of: 'shell' | 'gateway'): readonly string[] =>
  [...new Set(answers.map((answer) => answer[of]))].sort();

const statusesOf = (answers: readonly FleetAnswer[]): readonly number[] =>
  answers.map(({ status }) => status);

const both = ['0', '1'] as const;

test('a customer is signed in on every server, and signed out on every server', async () => {
  const visitor = newVisitor();
  const email = `camille.${Date.now().toString(36)}@example.org`;
  const password = 'une phrase à moi';
  const post = (path: string, body: object) => visitor.call(path, { method: 'POST', body });
  const person = {
    locale: 'fr_FR',
    email,
    password,
    firstName: 'Camille',
    lastName: 'Essai',
    newsletter: false,
  };
  expect((await post('/api/account/signup', person)).status).toBe(202);
  const link = new URL(await linkInMail(email, '/account/confirm', 20_000, fleet.mailFolders));
  const token = new URLSearchParams(link.hash.slice(1)).get('token') ?? link.searchParams.get('token') ?? '';
  expect((await post('/api/account/confirm', { token })).status).toBe(200);
  const known = await inTurn(6, () => visitor.call('/api/account/me'));
  expect(statusesOf(known)).toEqual(known.map(() => 200));
  expect([positionsOf(known, 'shell'), positionsOf(known, 'gateway')]).toEqual([both, both]);
  expect((await post('/api/account/signout', {})).status).toBe(204);
  const unknown = await inTurn(4, () => visitor.call('/api/account/me'));
  expect(statusesOf(unknown)).toEqual(unknown.map(() => 401));
});

test('an order is opened on one server, repeated on another, paid and shown on each', async () => {
  const visitor = newVisitor();
  const [stay] = await findStaysOnSale(newVisitor(), 1, 30);
  const key = randomUUID();
  const opened = await inTurn(4, () => openOrder(visitor, stay!, key));
  // The first one opens it, the others repeat its answer.
  expect(statusesOf(opened)).toEqual([201, 200, 200, 200]);
  expect(positionsOf(opened, 'gateway')).toEqual(both);
  const ids = new Set(opened.map((answer) => memberOf(answer, 'orderUUID')));
  expect(ids.size).toBe(1);
  const [orderUUID = ''] = ids;
  expect((await payOrder(visitor, orderUUID)).status).toBe(200);
  const shown = await inTurn(4, () => readOrder(visitor, orderUUID));
  expect(shown.map((answer) => memberOf(answer, 'status'))).toEqual(shown.map(() => 'confirmed'));
  expect(positionsOf(shown, 'gateway')).toEqual(both);
});

test('the last rooms are sold once each, through both gateways', async () => {
  const [stay] = await findStaysOnSale(newVisitor(), 1, 60);
  const answers = await Promise.all(
    times((stay?.rooms ?? 0) + 8, () => openOrder(newVisitor(), stay!, randomUUID())),
  );
  const sold = answers.filter(({ status }) => status === 201);
  expect(sold.length).toBe(stay?.rooms);
  expect(positionsOf(answers, 'gateway')).toEqual(both);
  expect([...new Set(answers.filter(({ status }) => status !== 201).map(({ status }) => status))]).toEqual([
    409,
  ]);
});

test('limits count a visitor once, not once for each gateway', async () => {
  const buyer = newVisitor();
  const purchases = await inTurn(90, () => readOrder(buyer, randomUUID()));
  const bought = purchases.filter(({ status }) => status !== 429).length;
  expect(bought).toBeGreaterThanOrEqual(60);
  expect(bought).toBeLessThanOrEqual(63);
  const reader = newVisitor();
  const reads: FleetAnswer[] = [];
  while (reads.length < 760)
    reads.push(...(await Promise.all(times(20, () => reader.call('/api/flags?locale=fr_FR')))));
  const read = reads.filter(({ status }) => status === 200).length;
  expect(read).toBeGreaterThanOrEqual(600);
  expect(read).toBeLessThanOrEqual(630);
  expect(reads.at(-1)?.status).toBe(429);
  expect(positionsOf(reads, 'gateway')).toEqual(both);
  // Another visitor is not affected.
  expect((await newVisitor().call('/api/flags?locale=fr_FR')).status).toBe(200);
});

const search = printPath('search', 'fr_FR');
const compositionIn = ({ body }: FleetAnswer): string =>
  /id="composition">\{"id":"([0-9a-f]{16})"/.exec(body)?.[1] ?? '';
const versionIn = ({ body }: FleetAnswer): string => /data-remote-version="([^"]+)"/.exec(body)?.[1] ?? '';

test('a promoted release is live on every server within seconds, and its files on each', async () => {
  const version = '9.9.1-next';
  fleet.source.copy('remote-search', version);
  await fleet.publish('remote-search', version);
  await fleet.promote({ 'remote-search': { version } });
  const served = async (): Promise<readonly string[]> =>
    Promise.all([0, 1].map(async (position) => versionIn(await visitorAt(position).call(search))));
  // Each server loads the files from the object store, verifies them and rehearses pages before visitors get them.
  await expect.poll(served, { timeout: 8000, intervals: [50] }).toEqual([version, version]);
  const page = await newVisitor().call(search);
  const [script = ''] = /\/_r\/remote-search\/[^"]+\.js/.exec(page.body) ?? [];
  const files = await inTurn(4, () => newVisitor().call(script));
  expect(statusesOf(files)).toEqual([200, 200, 200, 200]);
  expect(positionsOf(files, 'shell')).toEqual(both);
});

test('a visitor stays in one arm of a canary on every server', async () => {
  const version = '9.9.2-canary';
  fleet.source.copy('remote-search', version);
  await fleet.publish('remote-search', version);
  const canary = { version, percent: 50, startedAt: Date.now() };
  const stable = fleet.source.versionOf('remote-search');
  await fleet.promote({ 'remote-search': { version: stable, canary } });
  const isNumbered = async (position: number): Promise<boolean> => {
    const visitor = visitorAt(position);
    await visitor.call(search);
    return visitor.cookie('arm') !== undefined;
  };
  await expect
    .poll(() => Promise.all([isNumbered(0), isNumbered(1)]), { timeout: 20_000, intervals: [50] })
    .toEqual([true, true]);
  const arms = new Set<string>();
  for (let visit = 0; visit < 12; visit += 1) {
    const visitor = newVisitor();
    // The first page is always the stable release.
    await visitor.call(search);
    const pages = await inTurn(4, () => visitor.call(search));
    expect(new Set(pages.map(compositionIn)).size).toBe(1);
    expect(positionsOf(pages, 'shell')).toEqual(both);
    arms.add(versionIn(pages[0]!));
  }
  expect([...arms].sort()).toEqual([stable, version].sort());
  await fleet.promote({ 'remote-search': { version: stable } });
});

interface ContentFile {
  readonly format: string;
  readonly items: readonly {
    readonly kind: string;
    readonly key: string;
    readonly body: { readonly jumbotron?: object };
  }[];
}

const item = { kind: 'home', key: 'activity', locale: 'es_ES', by: 'e2e' } as const;
const home = printPath('home', 'es_ES', {}) + '?flow=activity';

const saveDraft = async (subtitle: string): Promise<void> => {
  const file = await fleet.asOperator<ContentFile>(
    0,
    'content-export',
    JSON.stringify({ locales: [item.locale] }),
  );
  const items = file.items
    .filter(({ kind, key }) => kind === item.kind && key === item.key)
    .map((each) => ({ ...each, body: { ...each.body, jumbotron: { ...each.body.jumbotron, subtitle } } }));
  const text = JSON.stringify({ format: file.format, items });
  await fleet.asOperator(0, 'content-import', JSON.stringify({ file: text, draft: true, by: 'e2e' }));
};

/** Whether each shell server shows a text on a page. */
const shownBy = (path: string, text: string, site?: string): Promise<readonly boolean[]> =>
  Promise.all(
    [0, 1].map(async (position) => (await visitorAt(position, site).call(path)).body.includes(text)),
  );

test('published content is on every server within a second, and a preview of a draft shows on each', async () => {
  const text = `Prueba ${Date.now().toString(36)}`;
  await expect.poll(() => shownBy(home, 'page-home', 'es'), { timeout: 20_000 }).toEqual([true, true]);
  await saveDraft(text);
  expect(await shownBy(home, text, 'es')).toEqual([false, false]);

  const { link } = await fleet.asOperator<{ link: string }>(
    1,
    'content-preview',
    JSON.stringify({ locale: item.locale, path: home }),
  );
  const editor = newVisitor('es');
  const opened = new URL(link);
  expect((await editor.call(opened.pathname + opened.search)).status).toBe(302);
  const previews = await inTurn(4, () => editor.call(home));
  expect(previews.map(({ headers }) => headers['x-robots-tag'])).toEqual(previews.map(() => 'noindex'));
  expect(positionsOf(previews, 'shell')).toEqual(both);
  const drafts = await inTurn(4, () => editor.call(`/api/cms/homepage?locale=${item.locale}&flow=activity`));
  expect(drafts.map(({ body }) => body.includes(text))).toEqual(drafts.map(() => true));

  await fleet.asOperator(0, 'content-publish', JSON.stringify(item));
  await expect
    .poll(() => shownBy(home, text, 'es'), { timeout: 1000, intervals: [25] })
    .toEqual([true, true]);
});

test('an import is on every server within a second', async () => {
  const csv = (name: string): string => `id,name,city,country,lat,lng\nFLEET,${name},Amboise,FR,47.41,0.98\n`;
  const page = printPath('hotel', 'fr_FR', { id: 'imp-FLEET' });
  await fleet.asOperator(0, 'import-hotels', csv('Hôtel du Premier Nom'));
  await expect
    .poll(() => shownBy(page, 'Hôtel du Premier Nom'), { timeout: 20_000, intervals: [100] })
    .toEqual([true, true]);
  await fleet.asOperator(1, 'import-hotels', csv('Hôtel du Second Nom'));
  await expect
    .poll(() => shownBy(page, 'Hôtel du Second Nom'), { timeout: 1000, intervals: [25] })
    .toEqual([true, true]);
});

test('a visitor buys a stay through both pairs of servers', async ({ page }) => {
  test.setTimeout(120_000);
  const [stay] = await findStaysOnSale(newVisitor(), 1, 75);
  const origin = `http://fr.localhost:${fleet.port}`;
  await page.setViewportSize({ width: 390, height: 860 });
  await page.goto(`${origin}${printPath('product', 'fr_FR', { id: stay!.id })}`);
  await expectPage(page, 'page-product');
  await refuseConsent(page);
  await chooseStayDates(page);
  const price = page.getByTestId('product-price').filter({ visible: true }).first();
  await expect(price).toHaveAttribute('data-price-type', 'final', { timeout: 15_000 });
  const amount = await amountOf(price);
  await bookAndPay(page);
  await expect(page.getByTestId('confirmation-order')).toHaveAttribute('data-amount', String(amount));
  await page.reload();
  await expectPage(page, 'page-confirmation');
});

/** Runs `work` again and again beside `meanwhile`, `many` at a time. Resolves with all results. */
const underLoad = async <T>(
  many: number,
  work: (worker: number) => Promise<T>,
  meanwhile: () => Promise<void>,
): Promise<readonly T[]> => {
  let isOver = false;
  const results: T[] = [];
  const workers = times(many, async (worker) => {
    while (!isOver) results.push(await work(worker));
  });
  try {
    await meanwhile();
  } finally {
    isOver = true;
    await Promise.all(workers);
  }
  return results;
};

const countOrders = async (): Promise<number> => {
  const { orders } = await fleet.asOperator<{ orders: Readonly<Record<string, number>> }>(1, 'status');
  return Object.values(orders).reduce((sum, count) => sum + count, 0);
};

test('a killed gateway loses no order, and fails only its open requests', async () => {
  test.setTimeout(120_000);
  const stays = await findStaysOnSale(newVisitor(), 12, 100);
  const before = await countOrders();
  const failures: FleetAnswer[] = [];
  let next = 0;
  /** Orders like the page: again under the same key, until there is an answer. */
  const buy = async (): Promise<{ readonly visitor: FleetVisitor; readonly answer: FleetAnswer }> => {
    const visitor = newVisitor();
    const stay = stays[next++ % stays.length]!;
    const key = randomUUID();
    for (;;) {
      const answer = await openOrder(visitor, stay, key);
      if (answer.status < 500) return { visitor, answer };
      failures.push(answer);
    }
  };
  const bought = await underLoad(6, buy, async () => {
    await expect.poll(() => next, { timeout: 30_000 }).toBeGreaterThan(20);
    await fleet.gateways[0]?.kill();
    const then = next;
    await expect.poll(() => next, { timeout: 30_000 }).toBeGreaterThan(then + 20);
  });
  // 200: the order was opened before, by a request whose answer was lost.
  const opened = bought.filter(({ answer }) => answer.status === 201 || answer.status === 200);
  expect(opened.length).toBeGreaterThan(5);
  // Every other answer says that the rooms are gone.
  const others = bought.filter((one) => !opened.includes(one));
  expect([...new Set(others.map(({ answer }) => answer.status))]).toEqual([409]);
  // No order is lost, and none is there twice.
  expect((await countOrders()) - before).toBe(opened.length);
  // Six buyers had at most one open request each.
  expect(failures.length).toBeLessThanOrEqual(6);
  // One after the other: all at once, some would be asked to come again in a moment.
  const shown: FleetAnswer[] = [];
  for (const { visitor, answer } of opened)
    shown.push(await readOrder(visitor, memberOf(answer, 'orderUUID')));
  expect(statusesOf(shown)).toEqual(shown.map(() => 200));
  const ids = new Set(opened.map(({ answer }) => memberOf(answer, 'orderUUID')));
  expect(ids.size).toBe(opened.length);
  expect((await fleet.asOperator<{ broken: unknown }>(1, 'check-invariants')).broken).toEqual([]);
  fleet.gateways[0]?.start();
  await fleet.back.untilReady([0, 1]);
});

test('all servers are restarted one after the other without a failed request', async () => {
  test.setTimeout(240_000);
  const stays = await findStaysOnSale(newVisitor(), 12, 130);
  const misses = (): readonly string[] => [...fleet.front.misses(), ...fleet.back.misses()];
  const before = misses().length;
  let turn = 0;
  const work = async (): Promise<{ readonly what: string; readonly status: number }> => {
    const visitor = newVisitor();
    turn += 1;
    const kinds = [
      () => visitor.call('/'),
      () => visitor.call('/api/flags?locale=fr_FR'),
      () => visitor.call(search),
      () => openOrder(visitor, stays[turn % stays.length]!, randomUUID()),
    ];
    const kind = turn % kinds.length;
    const { status } = await kinds[kind]!().catch(() => ({ status: 0 }));
    return { what: `${kind} ${status}`, status };
  };
  const results = await underLoad(4, work, async () => {
    for (const [servers, balancer] of [
      [fleet.gateways, fleet.back],
      [fleet.shells, fleet.front],
    ] as const)
      for (const [position, server] of servers.entries()) {
        expect(await server.stop()).toBe(0);
        await balancer.untilReady([1 - position]);
        server.start();
        await balancer.untilReady([0, 1]);
      }
  });
  const failed = results.filter(({ status }) => ![200, 201, 409].includes(status));
  expect(failed).toEqual([]);
  // Not even one that a balancer had to repeat.
  expect(misses().slice(before)).toEqual([]);
  expect(results.length).toBeGreaterThan(100);
});

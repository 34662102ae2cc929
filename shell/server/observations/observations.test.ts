import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import type { Observation, ObservationReport, ViewObservation } from '../../src/telemetry/observation';
import { createShellMetrics } from '../http/metrics';
import { registerErrorsPage } from './errors-page';
import { keyOfText } from '../composition/signing-keys';
import { createVisitorCookies } from '../visitor/visitor-cookie';
import { createCountedVisitors } from './counted-visitors';
import { createObservations } from './observations';
import { parseReport } from './parse-report';
import { stepOf, talliesOf, upperQuarter } from './release-totals';
import { registerReportRoute } from './report-route';

const place = { route: 'search', remote: 'remote-search', release: '1.4.0' } as const;
const part: Observation = {
  ...place,
  kind: 'part',
  part: 'page',
  outcome: 'failed',
  server: 'drawn',
  load: true,
  view: true,
};
const error: Observation = {
  ...place,
  kind: 'error',
  code: 'SHELL-101',
  message: 'Error: <b>no</b>',
  bad: true,
};
const vital = (value: number): Observation => ({ ...place, kind: 'vital', metric: 'lcp', value });
const report = (...items: ObservationReport['items']): ObservationReport => ({
  composition: 'c1',
  locale: 'fr_FR',
  items,
});

const cookies = createVisitorCookies({
  secret: [keyOfText('s'.repeat(32))],
  channel: 'production',
  secure: false,
});
let drawn = 0;
/** A cookie as issued to a new visitor with this number. */
const cookieOf = (arm: number): string => {
  const id = String((drawn += 1)).padStart(16, '0');
  return cookies.write({ arm, id, closed: {} }).split(';')[0] ?? '';
};
const closedOf = (cookie: string) => cookies.parse(cookie.slice('arm='.length))?.closed;

const open = async ({ perMinute = 3, canaryPerAddress = 0 } = {}) => {
  const app = Fastify({ trustProxy: true });
  const metrics = createShellMetrics();
  const clock = { at: 1_000_000 };
  const now = (): number => clock.at;
  const trial = { runs: false };
  const views: ViewObservation[] = [];
  const observations = createObservations({
    metrics,
    now,
    counted: createCountedVisitors({ bad: canaryPerAddress }, now),
    isKnown: (name) => name === 'remote-search',
    isTried: (_, version, arm) => trial.runs && version === (arm < 10 ? '1.4.0' : '1.3.2'),
  });
  await app.register(fastifyCookie);
  registerReportRoute(app, {
    observations,
    views: { take: async (taken) => void views.push(...taken) },
    cookies,
    now,
    perMinute,
    secure: false,
    hasCanary: () => trial.runs,
  });
  registerErrorsPage(app, { operator: async () => 'anna' }, observations);
  await app.ready();
  const post = (payload: unknown, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
    app.inject({ method: 'POST', url: '/_shell/observations', payload: payload as object, headers });
  /** Simulates a browser that keeps its cookie while a canary runs. */
  const visit = (arm: number, address = '203.0.113.1') => {
    let cookie = cookieOf(arm);
    const own = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address };
    return async (...items: Observation[]): Promise<string> => {
      const answer = await post(report(...items), { ...own, cookie });
      const set = String(answer.headers['set-cookie'] ?? '');
      if (set !== '') cookie = set.split(';')[0] ?? '';
      return cookie;
    };
  };
  const tried = (version: string) => observations.counts(`remote-search@${version}`).tried;
  return { app, clock, metrics, observations, post, trial, visit, tried, views };
};

describe('observations', () => {
  it('are counted by release', async () => {
    const { observations, post, metrics } = await open();
    expect((await post(report(part, error, { ...error, bad: false }, vital(2000)))).statusCode).toBe(204);
    const totals = observations.counts('remote-search@1.4.0').all;
    expect(totals).toMatchObject({
      errors: { views: 1, bad: 1 },
      loads: { views: 1, bad: 1 },
      server: { views: 1, bad: 0 },
      lcp: { [stepOf(2000)]: 1 },
    });
    const exported = await metrics.registry.metrics();
    expect(exported).toMatch(
      /shell_browser_failures_total\{remote="remote-search",release="1.4.0",what="SHELL-101"\} 2/,
    );
    expect(exported).toMatch(
      /shell_browser_parts_total\{remote="remote-search",release="1.4.0",outcome="\w+(-\w+)?"\} 1/,
    );
  });

  it('of page views go to the traces and are not counted; ids that are none are rejected', async () => {
    const { observations, post, views } = await open({ perMinute: 20 });
    const view = {
      kind: 'view',
      route: 'search',
      remote: 'remote-search',
      release: '1.4.0',
      trace: 'a'.repeat(32),
      span: 'b'.repeat(16),
      parent: null,
      cause: 'click',
      start: 1_000_000,
      ms: 250,
    } as const;
    expect((await post(report(part, view))).statusCode).toBe(204);
    expect(views).toEqual([view]);
    expect(observations.counts('remote-search@1.4.0').all.loads.views).toBe(1);
    for (const wrong of [{ trace: 'visitor-7' }, { span: '0'.repeat(16) }, { start: 0.5 }, { user: 'ann' }])
      expect((await post(report({ ...view, ...wrong }))).statusCode).toBe(400);
    expect(views).toEqual([view]);
  });

  it('of an unpublished release are discarded', async () => {
    const { observations, post } = await open();
    await post(report({ ...part, remote: 'remote-invented' }));
    expect(observations.all()).toEqual([]);
  });

  it.each([
    ['another origin', report(part), { 'sec-fetch-site': 'cross-site' }, 403],
    ['no origin at all', report(part), {}, 403],
    ['a member too many', { ...report(part), visitor: 'anna' }, undefined, 400],
    ['an item with a member too many', { ...report(), items: [{ ...part, path: '/x' }] }, undefined, 400],
    ['a path in the place of a route', report({ ...part, route: '/commande/123' }), undefined, 400],
    ['a long message', report({ ...error, message: 'x'.repeat(257) }), undefined, 400],
    ['too many items', report(...Array.from({ length: 61 }, () => part)), undefined, 400],
    ['no object', [1, 2], undefined, 400],
    ['a body that is too large', report({ ...error, message: 'x'.repeat(40_000) }), undefined, 413],
  ])('are rejected from %s', async (_, body, headers, status) => {
    const { observations, post } = await open();
    expect((await post(body, headers)).statusCode).toBe(status);
    expect(observations.all()).toEqual([]);
  });

  it('are accepted three times per minute and address here', async () => {
    const { post } = await open();
    const answers = [];
    for (let round = 0; round < 4; round += 1) answers.push((await post(report(part))).statusCode);
    expect(answers).toEqual([204, 204, 204, 429]);
  });

  it('are accepted again a minute after the first one', async () => {
    const { post, clock } = await open({ perMinute: 1 });
    await post(report(part));
    clock.at += 59_000;
    expect((await post(report(part))).statusCode).toBe(429);
    clock.at += 1_001;
    expect((await post(report(part))).statusCode).toBe(204);
  });

  it('appear escaped on the errors page, with their share of page views', async () => {
    const { app, post } = await open();
    await post(report(part, error));
    const { body, headers } = await app.inject({ url: '/_shell/errors' });
    expect(body).toContain('remote-search');
    expect(body).toContain('Error: &lt;b&gt;no&lt;/b&gt;');
    expect(body).toContain('100.00 %');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('round-trip through print and parse', () => {
    const good = report(part, error, vital(12.5));
    expect(parseReport(good)).toEqual(good);
    expect(parseReport(null)).toBeNull();
  });

  it('count page views slower than the third quartile of the stable release', () => {
    const spread = Object.fromEntries(Array.from({ length: 100 }, (_, step) => [step, 4]));
    const threshold = upperQuarter(spread);
    expect(threshold).toBe(74);
    const totals = {
      errors: { views: 0, bad: 0 },
      loads: { views: 0, bad: 0 },
      server: { views: 0, bad: 0 },
    };
    const tallies = talliesOf({ ...totals, lcp: spread, inp: {} }, { lcp: threshold, inp: null });
    expect(tallies.lcp).toEqual({ views: 400, bad: 100 });
    expect(tallies.inp).toEqual({ views: 0, bad: 0 });
    expect(upperQuarter({ 5: 199 })).toBeNull();
  });
});

const shown: Observation = { ...part, outcome: 'mounted' };
const stable = { release: '1.3.2' } as const;

describe('a visitor, while a canary runs,', () => {
  it('counts for a release up to the first failed page view', async () => {
    const { trial, visit, tried, observations } = await open({ perMinute: 100 });
    trial.runs = true;
    const tell = visit(3);
    await tell(shown);
    expect(closedOf(await tell(part, error))).toEqual({ 'remote-search@1.4.0': 'le' });
    for (let document = 0; document < 3; document += 1) await tell(part, error);
    expect(tried('1.4.0')).toMatchObject({ errors: { views: 2, bad: 1 }, loads: { views: 2, bad: 1 } });
    expect(observations.counts('remote-search@1.4.0').all.errors).toEqual({ views: 5, bad: 4 });
    await visit(4)(part, error);
    expect(tried('1.4.0').errors).toEqual({ views: 3, bad: 2 });
  });

  it('counts only for the release that his number assigns', async () => {
    const { trial, visit, tried, post } = await open({ perMinute: 100 });
    trial.runs = true;
    await visit(3)({ ...part, ...stable });
    await visit(70)(part);
    await post(report(part));
    expect([tried('1.4.0').loads.views, tried('1.3.2').loads.views]).toEqual([0, 0]);
    await visit(70)({ ...part, ...stable });
    expect(tried('1.3.2').loads).toEqual({ views: 1, bad: 1 });
  });

  it('contributes one speed per release, excluding the first page', async () => {
    const { trial, visit, tried } = await open({ perMinute: 100 });
    trial.runs = true;
    const tell = visit(3);
    expect(closedOf(await tell({ ...vital(9000), ...stable }))).toEqual({ 'arrival@0': 'p' });
    await tell(vital(2000));
    await tell(vital(2000));
    expect(tried('1.4.0').lcp).toEqual({ [stepOf(2000)]: 1 });
    expect(tried('1.3.2').lcp).toEqual({});
  });

  it('gets no cookie without a canary, and an existing one is not read', async () => {
    const { post, tried } = await open();
    const own = { 'sec-fetch-site': 'same-origin', cookie: cookieOf(3) };
    const answer = await post(report(part, error), own);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(tried('1.4.0').errors).toEqual({ views: 0, bad: 0 });
  });
});

describe('evidence against a canary', () => {
  it('excludes numbers that are unsigned or from another channel or shop', async () => {
    const { trial, post, tried } = await open({ perMinute: 100 });
    trial.runs = true;
    const elsewhere = (channel: string, secret: string) =>
      createVisitorCookies({ secret: [keyOfText(secret.repeat(32))], channel, secure: false })
        .write({ arm: 3, id: '0'.repeat(16), closed: {} })
        .split(';')[0] ?? '';
    const genuine = cookieOf(70);
    for (const cookie of [
      'arm=3',
      elsewhere('preview', 's'),
      elsewhere('production', 'x'),
      genuine.replace('=70.', '=3.'),
    ])
      await post(report(part, error), { 'sec-fetch-site': 'same-origin', cookie });
    expect(tried('1.4.0').errors).toEqual({ views: 0, bad: 0 });
  });

  it('includes one bad page view per visitor, even with a replayed older cookie', async () => {
    const { trial, post, tried } = await open({ perMinute: 100 });
    trial.runs = true;
    const cookie = cookieOf(3);
    for (let again = 0; again < 20; again += 1)
      await post(report(part, error), { 'sec-fetch-site': 'same-origin', cookie });
    expect(tried('1.4.0')).toMatchObject({ errors: { views: 1, bad: 1 }, loads: { views: 1, bad: 1 } });
  });

  it('includes one bad page view per address, however many visitors it simulates', async () => {
    const { trial, visit, tried } = await open({ perMinute: 1000, canaryPerAddress: 1 });
    trial.runs = true;
    for (let pair = 0; pair < 20; pair += 1) {
      await visit(3, `2001:db8:0:1::${pair}`)(part, error);
      await visit(70, `2001:db8:0:1::${pair}`)({ ...part, ...stable, outcome: 'mounted' });
    }
    expect(tried('1.4.0').errors).toEqual({ views: 1, bad: 1 });
    await visit(3, '2001:db8:0:2::1')(part, error);
    expect(tried('1.4.0').errors).toEqual({ views: 2, bad: 2 });
  });

  it('also limits good page views, so that no address can hide a bad canary', async () => {
    const { trial, visit, tried } = await open({ perMinute: 1000, canaryPerAddress: 1 });
    trial.runs = true;
    const tell = visit(3);
    for (let round = 0; round < 250; round += 1) await tell(shown);
    expect(tried('1.4.0').loads.views).toBe(200);
  });
});

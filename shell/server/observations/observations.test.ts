import Fastify from 'fastify';
import type { Observation, ObservationReport } from '../../src/observations/observation';
import { createShellMetrics } from '../metrics';
import { registerErrorsPage } from './errors-page';
import { createObservations } from './observations';
import { parseReport } from './parse-report';
import { stepOf, talliesOf, upperQuarter } from './release-totals';
import { registerReportRoute } from './report-route';

const place = { route: 'search', remote: 'remote-search', release: '1.4.0' } as const;
const part: Observation = {
  ...place,
  ...{ kind: 'part', part: 'page', outcome: 'failed', server: 'drawn', load: true, view: true },
};
const error: Observation = {
  ...place,
  kind: 'error',
  code: 'SHELL-101',
  message: 'Error: <b>no</b>',
  bad: true,
};
const vital = (value: number): Observation => ({ ...place, kind: 'vital', metric: 'lcp', value });
const report = (...items: Observation[]): ObservationReport => ({
  composition: 'c1',
  locale: 'fr_FR',
  items,
});

const open = async () => {
  const app = Fastify();
  const metrics = createShellMetrics();
  const now = (): number => 1_000_000;
  const observations = createObservations({ metrics, now, isKnown: (name) => name === 'remote-search' });
  registerReportRoute(app, { observations, perMinute: 3, now });
  registerErrorsPage(app, { operator: async () => 'anna' }, observations);
  await app.ready();
  const post = (payload: unknown, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
    app.inject({ method: 'POST', url: '/_shell/observations', payload: payload as object, headers });
  return { app, metrics, observations, post };
};

describe('observations', () => {
  it('are counted by release', async () => {
    const { observations, post, metrics } = await open();
    expect((await post(report(part, error, { ...error, bad: false }, vital(2000)))).statusCode).toBe(204);
    const totals = observations.totals('remote-search@1.4.0');
    expect(totals).toMatchObject({
      errors: { views: 1, bad: 1 },
      loads: { views: 1, bad: 1 },
      server: { views: 1, bad: 0 },
      lcp: { [stepOf(2000)]: 1 },
    });
    expect(await metrics.registry.metrics()).toMatch(
      /shell_browser_failures_total\{remote="remote-search",release="1.4.0",what="SHELL-101"\} 2/,
    );
  });

  it('of a release that nobody published leave no trace', async () => {
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
  ])('are refused from %s', async (_, body, headers, status) => {
    const { observations, post } = await open();
    expect((await post(body, headers)).statusCode).toBe(status);
    expect(observations.all()).toEqual([]);
  });

  it('are taken three times a minute from one address here, then no more', async () => {
    const { post } = await open();
    const answers = [];
    for (let round = 0; round < 4; round += 1) answers.push((await post(report(part))).statusCode);
    expect(answers).toEqual([204, 204, 204, 429]);
  });

  it('stand on the page of errors, escaped, with their share of page views', async () => {
    const { app, post } = await open();
    await post(report(part, error));
    const { body, headers } = await app.inject({ url: '/_shell/errors' });
    expect(body).toContain('remote-search');
    expect(body).toContain('Error: &lt;b&gt;no&lt;/b&gt;');
    expect(body).toContain('100.00 %');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('parse as they are written', () => {
    const good = report(part, error, vital(12.5));
    expect(parseReport(good)).toEqual(good);
    expect(parseReport(null)).toBeNull();
  });

  it('tell how many are slower than three quarters of the stable release', () => {
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

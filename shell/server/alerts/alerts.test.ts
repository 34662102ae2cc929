/** @jest-environment node */
import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAlerts, type Alert } from './alerts';
import { createFailureCount } from './failure-count';
import { createSendAlert } from './send-alert';

const refusal = {
  kind: 'release-refused',
  remote: 'remote-search',
  release: '2',
  text: 'not signed',
} as const;

const scene = (send: ((alert: Alert) => Promise<boolean>) | null = null) => {
  let clock = 1000;
  const logged: Alert[] = [];
  const troubles: Alert[] = [];
  const alerts = createAlerts({
    channel: 'production',
    send,
    now: () => clock,
    liveVersion: () => '1',
    teamOf: (remote) =>
      remote === 'remote-search' ? { owner: 'search', alert: 'search@teams.example' } : null,
    log: (alert) => logged.push(alert),
    onTrouble: (alert) => troubles.push(alert),
  });
  return { alerts, logged, troubles, later: (ms: number) => void (clock += ms) };
};

describe('alerts', () => {
  it('name the team, its address, the release and the reason', () => {
    const { alerts, logged } = scene();
    alerts.raise(refusal);
    const team = { owner: 'search', alert: 'search@teams.example' };
    expect(logged).toEqual([{ ...refusal, ...team, channel: 'production', at: 1000 }]);
    expect(alerts.list()).toEqual([{ ...logged[0], told: 'log' }]);
  });

  it('take the live release when none is named, and report an unknown team', () => {
    const { alerts, logged } = scene();
    alerts.raise({ kind: 'remote-failing', remote: 'remote-boxes', release: null, text: 'hung' });
    expect(logged[0]).toMatchObject({ release: '1', owner: 'unknown', alert: 'unknown' });
  });

  it('are sent once per quarter of an hour for the same release', () => {
    const { alerts, logged, later } = scene();
    alerts.raise(refusal);
    later(14 * 60_000);
    alerts.raise(refusal);
    alerts.raise({ ...refusal, release: '3' });
    expect(logged.map(({ release }) => release)).toEqual(['2', '3']);
    later(2 * 60_000);
    alerts.raise(refusal);
    expect(logged.map(({ release }) => release)).toEqual(['2', '3', '2']);
  });

  it('report whether they were delivered', async () => {
    const good = scene(() => Promise.resolve(true));
    good.alerts.raise(refusal);
    expect(good.alerts.list()[0]?.told).toBe('waiting');
    await Promise.resolve();
    expect(good.alerts.list()[0]?.told).toBe('sent');
    const bad = scene(() => Promise.resolve(false));
    bad.alerts.raise(refusal);
    await Promise.resolve();
    expect(bad.alerts.list()[0]?.told).toBe('failed');
    expect(bad.troubles).toHaveLength(1);
  });
});

describe('failure count', () => {
  it('distinguishes a persistent failure, three times in a minute, from a single one', () => {
    let clock = 0;
    const isOften = createFailureCount(() => clock);
    expect([isOften('a'), isOften('a'), isOften('b')]).toEqual([false, false, false]);
    clock = 61_000;
    expect([isOften('a'), isOften('a')]).toEqual([false, false]);
    expect(isOften('a')).toBe(true);
  });
});

describe('alerts by webhook', () => {
  interface Got {
    readonly body: string;
    readonly signature: string | undefined;
  }
  let server: Server;
  let got: Got[];
  let answers: number[];
  let webhook: string;

  beforeEach(async () => {
    got = [];
    answers = [];
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const signature = request.headers['x-detour-signature'];
        got.push({ body: Buffer.concat(chunks).toString(), signature: signature?.toString() });
        response.writeHead(answers.shift() ?? 204).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    webhook = `http://127.0.0.1:${(server.address() as AddressInfo).port}/alerts`;
  });
  afterEach(() => server.close());

  const alert: Alert = {
    ...refusal,
    owner: 'search',
    alert: 'search@teams.example',
    channel: 'production',
    at: 1,
  };

  it('carry everything as JSON, signed when there is a secret', async () => {
    expect(await createSendAlert({ webhook, secrets: ['a secret of some length'] })(alert)).toBe(true);
    expect(JSON.parse(got[0]?.body ?? '')).toEqual(alert);
    const digest = createHmac('sha256', 'a secret of some length')
      .update(got[0]?.body ?? '')
      .digest('hex');
    expect(got[0]?.signature).toBe(`sha256=${digest}`);
    await createSendAlert({ webhook, secrets: [] })(alert);
    expect(got[1]?.signature).toBeUndefined();
  });

  it('are retried until delivered or the last attempt fails', async () => {
    answers = [500, 503];
    expect(await createSendAlert({ webhook, secrets: [], pauses: [1, 1] })(alert)).toBe(true);
    expect(got).toHaveLength(3);
    answers = [500, 500, 500];
    expect(await createSendAlert({ webhook, secrets: [], pauses: [1, 1] })(alert)).toBe(false);
    const nobody = createSendAlert({ webhook: 'http://127.0.0.1:9/', secrets: [], pauses: [] });
    expect(await nobody(alert)).toBe(false);
  });
});

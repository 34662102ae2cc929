/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openCoordination } from '@detour/shared-releases/coordination';
import {
  changeChannel,
  createChannelReader,
  planFreeze,
  planOverride,
  planRollout,
  planSetRollout,
  type ChangeKind,
  type ChannelChanger,
  type ChannelRevision,
} from '@detour/shared-releases/channel';
import { openStores } from '@detour/shared-releases/stores';
import { createTestKeys, startTestPostgres, type TestPostgres } from '@detour/shared-releases/testing';
import type { SigningKey } from '@detour/shared-releases/trust';
import { createCountsSource } from '../observations/shared-totals';
import { noCounts, type ReleaseCounts } from '../observations/release-totals';
import { createEvidence } from './open-rollouts';
import { createRolloutDriver, rolloutReportKey, type RolloutReport } from './rollout-driver';
import { createStep } from './step-rollout';

const keys = createTestKeys();
const name = 'remote-search';
const other = 'remote-boxes';
const minute = 60_000;
/** A Tuesday. */
const begin = Date.parse('2026-11-24T10:00:00Z');
const steps = [1, 10, 50].map((percent) => ({ percent, wait: 10 * minute, views: 90, bad: 50 }));
/** Lease (ms) that no slow machine outlives. */
const lease = 600_000;

let postgres: TestPostgres;
let database = 0;
beforeAll(async () => {
  postgres = await startTestPostgres();
});
afterAll(() => postgres.stop());

const open = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rollouts-'));
  writeFileSync(join(folder, 'rollout.json'), JSON.stringify(keys.rollout));
  const channel = `channel-${(database += 1)}`;
  const env = {
    DATA_DIR: folder,
    CHANNELS: postgres.url,
    RELEASE_TRUST: 'x',
    ROLLOUT_KEY: join(folder, 'rollout.json'),
  };
  const stores = openStores(env, folder);
  let clock = begin;
  const now = (): number => clock;
  const trust = (): typeof keys.trust => keys.trust;
  const problems = { list: [] as string[], asked: [] as string[] };
  const change = async (signer: SigningKey, kind: ChangeKind, changer: ChannelChanger): Promise<void> => {
    const options = { channel, trust: keys.trust, now, production: true, by: 'me', why: 'a test' };
    const changed = await changeChannel(stores.channels, { ...options, signer, kind }, changer);
    if (!changed.ok) throw new Error(changed.error.message);
  };
  const newest = async (): Promise<ChannelRevision> => {
    const reader = createChannelReader({
      store: stores.channels,
      trust: keys.trust,
      channel,
      now,
      production: true,
    });
    const { revision } = await reader.poll();
    if (!revision) throw new Error('The channel is empty.');
    return revision.document;
  };
  const stepped: string[] = [];
  const startServer = (holder: string) => {
    let counts: ReleaseCounts = noCounts;
    let document: ChannelRevision | null = null;
    let verdict: { readonly why: string; readonly of: string } | null = null;
    const source = createCountsSource(postgres.url, { counts: () => counts }, now);
    const coordination = openCoordination({ channels: postgres.url, channel, holder, file: '', lease });
    const driver = createRolloutDriver({
      coordination,
      live() {
        if (!document) throw new Error('Look first.');
        return { document, releases: document.releases };
      },
      evidenceOf: createEvidence((releases) => source.counts(releases)),
      verdictOf: (one) => (verdict?.of === one ? verdict.why : null),
      missing: async () => null,
      problems: async (id, set) => {
        problems.asked.push(`${id.name} of ${set.length}`);
        return problems.list;
      },
      step: createStep({ ...stores, channel, trust, now }),
      onStepped: () => stepped.push(holder),
      onHeld: () => undefined,
      onTrouble: (message) => {
        throw new Error(message);
      },
      now,
    });
    return {
      holder,
      see(views: number, bad = 0) {
        const { tried } = counts;
        const errors = { views: tried.errors.views + views, bad: tried.errors.bad + bad };
        counts = { ...counts, tried: { ...tried, errors } };
      },
      accuse: (why: string | null, of = name) => void (verdict = why === null ? null : { why, of }),
      async look() {
        document = await newest();
        // As its canary watch does each second: reports what its own visitors saw.
        await source.counts([name, other].map((one) => `${one}@2-${channel}`));
        await driver.look();
      },
      async stop() {
        await Promise.all([source.close(), coordination.close()]);
      },
      /** Ends without giving its lease back, which then runs out. */
      async kill() {
        await source.close();
        const last = openCoordination({ channels: postgres.url, channel, holder, file: '', lease: 1 });
        expect(await last.lead()).toBe(true);
      },
      reports: () => coordination.get<readonly RolloutReport[]>(rolloutReportKey),
    };
  };
  const servers = ['a', 'b', 'c'].map(startServer);
  const version = `2-${channel}`;
  await changeChannel(
    stores.channels,
    {
      channel,
      trust: keys.trust,
      now,
      production: true,
      by: 'me',
      why: '',
      signer: keys.platform,
      kind: 'promote',
    },
    ({ releases }) => {
      const entry = { version: '1', previous: null, canary: null };
      return { ok: true, value: { releases: { ...releases, [name]: entry, [other]: entry }, what: '' } };
    },
  );
  const plan = (starts = true) =>
    change(keys.search, 'canary', (state) =>
      planRollout(state, { id: { name, version }, steps, starts, now: clock }),
    );
  const planSet = (starts = true) =>
    change(keys.platform, 'canary', (state) =>
      planSetRollout(state, {
        ids: [name, other].map((one) => ({ name: one, version })),
        steps,
        starts,
        now: clock,
      }),
    );
  return {
    planSet,
    servers,
    startServer,
    problems,
    stepped,
    change,
    plan,
    newest,
    now,
    version,
    pass: (ms: number) => void (clock += ms),
    lookAll: async (some = servers) => {
      for (const server of some) await server.look();
    },
    percent: async () => {
      const entry = (await newest()).releases[name];
      return entry?.version === version ? 100 : (entry?.canary?.percent ?? 0);
    },
  };
};

type Scene = Awaited<ReturnType<typeof open>>;

/** Looks until the plan has a share, as servers do each second. Ends with an error instead of waiting for ever. */
const lookUntil = async (scene: Scene, some: Scene['servers'], share: number): Promise<void> => {
  const end = Date.now() + 20_000;
  while ((await scene.percent()) !== share) {
    if (Date.now() > end) throw new Error(`The plan is at ${await scene.percent()} %, not at ${share} %.`);
    await scene.lookAll(some);
    await pause(20);
  }
};

describe('a plan over three servers', () => {
  it('adds up what they saw, and goes on when one that led dies, and when all restart', async () => {
    const scene = await open();
    const [a, b, c] = scene.servers as [Scene['servers'][0], Scene['servers'][0], Scene['servers'][0]];
    await scene.plan();
    await scene.lookAll();
    scene.pass(10 * minute);
    a.see(40);
    b.see(30);
    await scene.lookAll();
    // 70 of 90 views: none of the servers has enough, and neither have all.
    expect([await scene.percent(), (await b.reports())?.[0]?.why]).toEqual([1, '40 of 90 page views at 1 %']);
    c.see(20);
    await scene.lookAll();
    await lookUntil(scene, scene.servers, 10);
    expect(scene.stepped).toEqual(['a']);
    await a.kill();
    await lookUntilLed(scene, [b, c]);
    scene.pass(10 * minute);
    b.see(45);
    c.see(44);
    await scene.lookAll([b, c]);
    expect(await scene.percent()).toBe(10);
    c.see(1);
    await lookUntil(scene, [b, c], 50);
    await Promise.all([b.stop(), c.stop()]);
    const fresh = scene.startServer('d');
    await fresh.look();
    scene.pass(10 * minute);
    fresh.see(90);
    await lookUntil(scene, [fresh], 100);
    const { releases, change } = await scene.newest();
    expect(releases[name]).toEqual({ version: scene.version, previous: '1', canary: null });
    expect([change.kind, change.by]).toEqual(['step', 'rollout-plans']);
    expect(scene.stepped).toHaveLength(3);
    await fresh.stop();
  });

  it('is held by bad page views of all, a verdict, a freeze and a contract, and goes on without them', async () => {
    const scene = await open();
    const [a, b] = scene.servers as [Scene['servers'][0], Scene['servers'][0]];
    await scene.plan(false);
    scene.problems.list = ['No package offers remote-boxes/teaser.'];
    await scene.lookAll();
    expect([await scene.percent(), (await b.reports())?.[0]?.state]).toEqual([0, 'held']);
    scene.problems.list = [];
    await scene.change(keys.operator, 'freeze', (state) =>
      planFreeze(state, { name: 'tuesday', zone: 'UTC', from: 'tue 00:00', to: 'wed 00:00', why: 'a test' }),
    );
    await scene.lookAll();
    expect(await scene.percent()).toBe(0);
    await scene.change(keys.operator, 'freeze', (state) =>
      planOverride(
        state,
        'tuesday',
        { package: name, until: begin + 60 * minute, by: 'me', why: 'wrong prices' },
        begin,
      ),
    );
    await lookUntil(scene, scene.servers, 1);
    await scene.lookAll();
    scene.pass(10 * minute);
    a.see(60, 2);
    b.see(40, 4);
    await scene.lookAll();
    await scene.lookAll();
    scene.pass(minute);
    await scene.lookAll();
    expect([await scene.percent(), (await b.reports())?.[0]?.why]).toEqual([
      1,
      expect.stringContaining('6 of 100 page views are bad (6 %), and the plan allows 5 %'),
    ]);
    b.see(100);
    a.accuse('parts that failed to load');
    await scene.lookAll();
    expect(await scene.percent()).toBe(1);
    a.accuse(null);
    await lookUntil(scene, scene.servers, 10);
    await Promise.all(scene.servers.map((server) => server.stop()));
  });
});

describe('the plan of a set over three servers', () => {
  it('takes a step for all when each release has its page views, and is held as one', async () => {
    const scene = await open();
    const [a, b] = scene.servers as [Scene['servers'][0], Scene['servers'][0]];
    const shares = async () => {
      const { releases } = await scene.newest();
      return [name, other].map((one) => releases[one]?.canary?.percent ?? releases[one]?.version);
    };
    await scene.planSet(false);
    await lookUntil(scene, scene.servers, 1);
    expect(await shares()).toEqual([1, 1]);
    expect(scene.problems.asked).toEqual(['remote-boxes of 2', 'remote-search of 2']);
    await scene.lookAll();
    scene.pass(10 * minute);
    a.see(100);
    a.accuse('parts that failed to load', other);
    await scene.lookAll();
    await scene.lookAll();
    expect(await shares()).toEqual([1, 1]);
    const held = await b.reports();
    expect(held?.map((report) => [report.name, report.state])).toEqual([
      [other, 'held'],
      [name, 'running'],
    ]);
    expect(held?.[1]?.why).toContain(`its set waits for ${other}@`);
    a.accuse(null);
    await lookUntil(scene, scene.servers, 10);
    expect(await shares()).toEqual([10, 10]);
    await Promise.all(scene.servers.map((server) => server.stop()));
  });
});

/** Looks until one of these servers has the lease, and wrote a report of the present share. */
async function lookUntilLed(scene: Scene, some: Scene['servers']): Promise<void> {
  const end = Date.now() + 20_000;
  const share = await scene.percent();
  const isLed = async (): Promise<boolean> => (await some[0]?.reports())?.[0]?.percent === share;
  while (!(await isLed())) {
    if (Date.now() > end) throw new Error('No server leads.');
    await scene.lookAll(some);
    scene.pass(minute / 60);
    await pause(20);
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testEntry } from '../../testing/test-channel';
import { createTestKeys } from '../../testing/test-keys';
import { startTestPostgres, type TestPostgres } from '../../testing/test-postgres';
import { changeChannel, type ChangeOptions, type ChannelChanger } from '../change-channel';
import { createChannelReader } from '../channel-reader';
import { readHistory } from '../history';
import { parseRevision } from '../parse-revision';
import { planPromotion } from '../plans/plan-promotion';
import { planRollbacks, planSetPromotion, setOf } from '../plans/plan-set';
import type { ChannelStore } from './channel-store';
import { createFolderChannelStore } from './folder-channel-store';
import { createPostgresChannelStore } from './postgres-channel-store';

const keys = createTestKeys();
const channel = 'production';
const options: ChangeOptions = {
  channel,
  kind: 'promote',
  by: 'a test',
  why: '',
  trust: keys.trust,
  signer: keys.platform,
  now: () => 1000,
  production: true,
};

let postgres: TestPostgres;
let folder: string;

beforeAll(async () => {
  postgres = await startTestPostgres();
  folder = mkdtempSync(join(tmpdir(), 'detour-sets-'));
}, 60_000);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await postgres.stop();
});

/** `remote-search` and `remote-boxes` always change together, to the same version. */
const setTo =
  (version: string): ChannelChanger =>
  (now) =>
    planSetPromotion(now, {
      ids: ['remote-search', 'remote-boxes'].map((name) => ({ name, version })),
      percent: 100,
      now: 1000,
    });

const alone =
  (version: string): ChannelChanger =>
  (now) =>
    planPromotion(now, { id: { name: 'shell', version }, percent: 100, now: 1000 });

/** Takes the set back that is live at this moment. */
const backIn =
  (store: ChannelStore): ChannelChanger =>
  async (now) => {
    const { revision } = await createChannelReader({ ...options, store }).poll();
    if (!revision) throw new Error('There is no channel.');
    return planRollbacks(now, () => readHistory(store, revision), setOf(now.releases, 'remote-boxes'));
  };

const turns = 6;

describe.each([
  ['a folder', (): ChannelStore => createFolderChannelStore(folder)],
  ['PostgreSQL', (): ChannelStore => createPostgresChannelStore(postgres.url)],
])('sets in %s', (_, open) => {
  it('race with single promotions and rollbacks: no half set, no lost change', async () => {
    const names = ['shell', 'remote-search', 'remote-boxes'];
    const releases = Object.fromEntries(names.map((name) => [name, testEntry('0')]));
    await changeChannel(open(), options, () => ({ ok: true, value: { releases, what: 'start' } }));
    const write = async (changes: readonly ChannelChanger[]): Promise<number> => {
      let changed = 0;
      for (const change of changes) {
        const done = await changeChannel(open(), options, change);
        if (done.ok && done.value.changed) changed += 1;
      }
      return changed;
    };
    const versions = (writer: string) => Array.from({ length: turns }, (__, turn) => `${writer}.${turn + 1}`);
    const written = await Promise.all([
      write(versions('1').map(setTo)),
      write(versions('2').map(setTo)),
      write(versions('3').map(alone)),
      write(versions('4').map(alone)),
      write(Array.from({ length: turns }, () => backIn(open()))),
    ]);
    const store = open();
    const latest = await store.latest(channel);
    expect(latest).toBe(1 + written.reduce((sum, count) => sum + count, 0));
    // Sets and single promotions are never refused.
    expect(written.slice(0, 4)).toEqual([turns, turns, turns, turns]);
    for (let number = 1; number <= latest; number += 1) {
      const parsed = parseRevision((await store.read(channel, number))?.body ?? '');
      const state = parsed.ok ? parsed.value.releases : {};
      expect([number, state['remote-search']?.version]).toEqual([number, state['remote-boxes']?.version]);
    }
    const reader = createChannelReader({ ...options, store });
    expect((await reader.poll()).revision?.document.revision).toBe(latest);
  }, 120_000);
});

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startTestPostgres, type TestPostgres } from '../testing/test-postgres';
import { openCoordination, type Coordination } from './index';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startTestPostgres();
}, 60_000);
afterAll(() => postgres.stop());

const server = (holder: string, channel = 'production', lease = 60_000): Coordination =>
  openCoordination({ channels: postgres.url, channel, holder, file: '', lease });

describe('servers of one database', () => {
  it('lead one at a time, by channel, until the leader gives the lease back', async () => {
    const servers = ['a', 'b', 'c'].map((holder) => server(holder));
    const led = await Promise.all(servers.map((one) => one.lead()));
    expect(led.filter(Boolean)).toHaveLength(1);
    expect(await Promise.all(servers.map((one) => one.lead()))).toEqual(led);
    const preview = server('d', 'preview');
    expect(await preview.lead()).toBe(true);
    const leader = led.indexOf(true);
    await servers[leader]?.close();
    const others = servers.filter((_, index) => index !== leader);
    expect(await others[0]?.lead()).toBe(true);
    await Promise.all([...others, preview].map((one) => one.close()));
  });

  it('lead after a silent leader, and not before', async () => {
    const [silent, other] = [server('a', 'silent', 2000), server('b', 'silent', 2000)];
    expect([await silent.lead(), await other.lead()]).toEqual([true, false]);
    const end = Date.now() + 20_000;
    while (!(await other.lead())) {
      if (Date.now() > end) throw new Error('The lease never ended.');
      await pause(20);
    }
    expect(await silent.lead()).toBe(false);
    await Promise.all([silent.close(), other.close()]);
  });

  it('share values: the first stays, a later one replaces it', async () => {
    const [a, b] = [server('a', 'values'), server('b', 'values')];
    const both = await Promise.all([a.once('figures', { views: 1 }), b.once('figures', { views: 2 })]);
    expect(both[0]).toEqual(both[1]);
    await a.set('figures', { views: 3 });
    expect([await b.get('figures'), await b.get('others')]).toEqual([{ views: 3 }, null]);
    await Promise.all([a.close(), b.close()]);
  });
});

describe('a server with channels in a folder', () => {
  it('leads, and keeps its values over a restart and beside each other', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'coordination-')), 'seen', 'values.json');
    const open = () => openCoordination({ channels: '/channels', channel: 'production', holder: 'a', file });
    const before = open();
    await Promise.all(['a', 'b', 'c'].map((key, value) => before.set(key, value)));
    const after = open();
    expect(await Promise.all([after.get('a'), after.get('b'), after.once('c', 9)])).toEqual([0, 1, 2]);
    expect(await after.lead()).toBe(true);
  });
});

import type { ChangeKind, ChannelRevision } from '../channel-document';
import { testEntry } from '../../testing/test-channel';
import { keptAge, keptPromotions, namedLately, removableReleases } from './kept-releases';

const revision = (version: number, kind: ChangeKind = 'promote'): ChannelRevision => ({
  format: 1,
  channel: 'production',
  revision: version,
  before: '',
  change: { kind, by: '', at: 0, packages: [], what: '', why: '' },
  releases: { shell: testEntry(String(version)) },
});
async function* historyOf(newest: number, kind?: ChangeKind) {
  for (let version = newest; version > 0; version -= 1) yield revision(version, kind);
}

describe('kept releases', () => {
  it('include those of the last 30 promotions, and what was live before them', async () => {
    const named = await namedLately(historyOf(100));
    expect(named.size).toBe(keptPromotions + 1);
    expect([named.has('shell@100'), named.has('shell@70'), named.has('shell@69')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('go further back when other changes lie between the promotions', async () => {
    expect((await namedLately(historyOf(100, 'canary'))).size).toBe(100);
  });

  it('include last good releases and canaries', async () => {
    async function* history() {
      const canary = { version: '9', percent: 1, startedAt: 1 };
      yield { ...revision(8), releases: { shell: testEntry('8', { previous: '7', canary }) } };
    }
    expect([...(await namedLately(history()))].sort()).toEqual(['shell@7', 'shell@8', 'shell@9']);
  });

  it('include recent releases', () => {
    const published = [
      { name: 'shell', version: '1', publishedAt: 0 },
      { name: 'shell', version: '2', publishedAt: 0 },
      { name: 'shell', version: '3', publishedAt: 10 },
    ];
    expect(removableReleases(published, new Set(['shell@2']), keptAge + 1)).toEqual([published[0]]);
  });
});

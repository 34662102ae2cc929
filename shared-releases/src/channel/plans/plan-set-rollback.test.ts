import type { ChannelEntry, ChannelRevision } from '../channel-document';
import { composeFor } from '../composition/compose';
import type { ReleaseId } from '../../release/release-document';
import { testEntry } from '../../testing/test-channel';
import { testFiles, testTable } from '../../testing/test-release';
import { planSetRollback } from './plan-set-rollback';

type Document = Pick<ChannelRevision, 'releases'>;
const tableOf = (id: ReleaseId) => testTable(id, testFiles(id));
const load = async (id: ReleaseId) => (id.version === 'gone' ? null : tableOf(id));
const documentOf = (search: ChannelEntry, product: ChannelEntry): Document => ({
  releases: { 'remote-product': product, 'remote-search': search, shell: testEntry('1') },
});
async function* historyOf(documents: readonly Document[]) {
  yield* [...documents].reverse();
}
const canary = { version: '3', percent: 10, startedAt: 5 };
const documents = [
  documentOf(testEntry('1'), testEntry('1')),
  documentOf(testEntry('2', { previous: '1' }), testEntry('1')),
  documentOf(testEntry('2', { previous: '1', canary }), testEntry('1')),
  documentOf(testEntry('2', { previous: '1' }), testEntry('gone', { previous: '1' })),
] as const;
const state = { revision: 4, releases: documents[3].releases };
const plan = (composition: string) => planSetRollback(state, historyOf(documents), { composition, load });
const idOf = (document: Document, arm: number | null) => composeFor(document, tableOf, { arm }).id;

describe('planSetRollback', () => {
  it.each([
    ['the stable composition', documents[0], null],
    ['the stable composition during a canary', documents[2], null],
    ['a canary’s composition', documents[2], 3],
  ])('restores %s with the same id', async (_, document, arm) => {
    const wanted = idOf(document, arm);
    const planned = await plan(wanted);
    expect(planned.ok && idOf(planned.value, null)).toBe(wanted);
    expect(planned.ok && Object.values(planned.value.releases).every((entry) => entry.canary === null)).toBe(
      true,
    );
  });

  it('describes what changes', async () => {
    expect(await plan(idOf(documents[0], null))).toMatchObject({
      value: { what: 'remote-product gone → 1, remote-search 2 → 1' },
    });
  });

  it('rejects an id that the channel never had', async () => {
    expect(await plan('0123456789abcdef')).toMatchObject({ ok: false, error: { kind: 'refused' } });
  });
});

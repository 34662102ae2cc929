import fc from 'fast-check';
import type { ChannelEntry } from '../channel-document';
import { testEntry } from '../../testing/test-channel';
import { planPromotion } from './plan-promotion';
import { planRollback } from './plan-rollback';

const name = 'remote-search';
/** A channel with one package, by its entries, oldest first. */
async function* historyOf(entries: readonly ChannelEntry[]) {
  for (const entry of [...entries].reverse()) yield { releases: { [name]: entry } };
}
const plan = (entries: readonly ChannelEntry[], to: string | null = null) => {
  const entry = entries.at(-1);
  return planRollback({ revision: 1, releases: entry ? { [name]: entry } : {} }, historyOf(entries), {
    name,
    to,
  });
};
const gives = (entry: ChannelEntry) => ({ ok: true, value: { releases: { [name]: entry } } });
const first = testEntry('1');
const second = testEntry('2', { previous: '1' });
const third = testEntry('3', { previous: '2' });

describe('planRollback', () => {
  it('returns to the last good release and restores its own predecessor', async () => {
    expect(await plan([first, second, third])).toMatchObject(gives(second));
    expect(await plan([first, second, third, second])).toMatchObject(gives(first));
  });

  it('returns to any release that was live before', async () => {
    expect(await plan([first, second, third], '1')).toMatchObject(gives(first));
  });

  it('ends a running canary first: the stable release stays', async () => {
    const trying = { ...second, canary: { version: '3', percent: 10, startedAt: 1 } };
    expect(await plan([first, second, trying])).toMatchObject(gives(second));
    expect(await plan([first, second, trying], '2')).toMatchObject(gives(second));
    expect(await plan([first, second, trying], '1')).toMatchObject(gives(first));
  });

  it('returns to the last good release even when the history no longer reaches it', async () => {
    expect(await plan([third])).toMatchObject(gives(testEntry('2')));
  });

  it.each([
    ['there is nothing before', [first], null, 'no earlier release of remote-search than 1'],
    ['it is live', [first, second], '2', 'is live'],
    ['it never was live', [first, second], '9', 'was never live here'],
    ['the package is not in the channel', [], null, 'is not in the channel'],
  ])('rejects a rollback when %s', async (_, entries, to, message) => {
    const planned = await plan(entries, to);
    expect(planned.ok ? '' : planned.error.message).toContain(message);
  });

  it('exactly undoes any promotion of any history', async () => {
    const versions = fc.array(fc.integer({ min: 1, max: 5 }).map(String), { minLength: 2, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(versions, async (sequence) => {
        const entries: ChannelEntry[] = [];
        for (const version of sequence) {
          const releases = entries.length > 0 ? { [name]: entries.at(-1) as ChannelEntry } : {};
          const planned = planPromotion(
            { revision: 1, releases },
            { id: { name, version }, percent: 100, now: 1 },
          );
          const next = planned.ok ? planned.value.releases[name] : undefined;
          if (next && next.version !== entries.at(-1)?.version) entries.push(next);
        }
        const before = entries.at(-2);
        fc.pre(before !== undefined);
        expect(await plan(entries)).toMatchObject(gives(before as ChannelEntry));
      }),
      { numRuns: 200 },
    );
  });
});

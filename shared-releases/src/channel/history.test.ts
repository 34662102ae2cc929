import { createMemoryChannelStore, promoteInTest } from '../testing/test-channel';
import { createTestKeys } from '../testing/test-keys';
import { createChannelReader } from './channel-reader';
import { readHistory } from './history';

const { trust, search } = createTestKeys();
const open = async () => {
  const store = createMemoryChannelStore();
  for (const version of ['1', '2', '3'])
    await promoteInTest(store, { trust, signer: search }, ['remote-search', version]);
  const reader = createChannelReader({ store, trust, channel: 'production', now: () => 1, production: true });
  await reader.poll();
  const list = async () => {
    const numbers = [];
    const newest = reader.newest();
    if (newest) for await (const { revision } of readHistory(store, newest)) numbers.push(revision);
    return numbers;
  };
  return { store, list };
};

describe('readHistory', () => {
  it('returns every revision, newest first', async () => {
    expect(await (await open()).list()).toEqual([3, 2, 1]);
  });

  it('stops where a revision was changed or is missing', async () => {
    const { store, list } = await open();
    const first = store.revisions.get(1);
    if (first) store.revisions.set(1, { ...first, body: first.body.replace('"1"', '"7"') });
    expect(await list()).toEqual([3, 2]);
    store.revisions.delete(2);
    expect(await list()).toEqual([3]);
  });
});

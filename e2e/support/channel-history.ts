import { join } from 'node:path';
import {
  createChannelReader,
  createFolderChannelStore,
  readHistory,
  type ChannelRevision,
} from '@detour/shared-releases';
import type { ShopStores } from './shop-stores';

/** All revisions of a shop's channel, verified as a server does, the first one first. */
export const readRevisions = async ({ folder, trust }: ShopStores): Promise<readonly ChannelRevision[]> => {
  const store = createFolderChannelStore(join(folder, 'channels'));
  const reader = createChannelReader({
    store,
    trust,
    channel: 'production',
    now: Date.now,
    production: false,
  });
  const polled = await reader.poll();
  if (polled.kind !== 'newest') throw new Error('The channel does not verify.');
  const revisions: ChannelRevision[] = [];
  for await (const revision of readHistory(store, polled.revision)) revisions.unshift(revision);
  return revisions;
};

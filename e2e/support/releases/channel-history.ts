import { readHistory, type ChannelRevision } from '@detour/shared-releases/channel';
import { readProduction } from './production-channel';
import type { ShopStores } from './shop-stores';

/** All revisions of a shop's channel, verified like on a server, oldest first. */
export const readRevisions = async ({ folder, trust }: ShopStores): Promise<readonly ChannelRevision[]> => {
  const { store, revision: newest } = await readProduction(folder, trust);
  if (!newest) throw new Error('The channel fails verification.');
  const revisions: ChannelRevision[] = [];
  for await (const revision of readHistory(store, newest)) revisions.unshift(revision);
  return revisions;
};

import { join } from 'node:path';
import type { TrustDocument } from '@detour/shared-releases/trust';
import {
  createChannelReader,
  createFolderChannelStore,
  type ChannelStore,
  type VerifiedRevision,
} from '@detour/shared-releases/channel';

/**
 * The production channel of a data folder, verified like on a server. `revision` is null if it is missing or fails
 * verification.
 */
export const readProduction = async (
  folder: string,
  trust: TrustDocument,
): Promise<{ readonly store: ChannelStore; readonly revision: VerifiedRevision | null }> => {
  const store = createFolderChannelStore(join(folder, 'channels'));
  const reader = createChannelReader({
    store,
    trust,
    channel: 'production',
    now: Date.now,
    production: false,
  });
  const polled = await reader.poll();
  return { store, revision: polled.kind === 'refused' ? null : polled.revision };
};

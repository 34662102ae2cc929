import { parseRevision, type ChannelChange } from '@detour/shared-releases/channel';
import type { OpenStores } from '@detour/shared-releases/stores';

/** The newest history entry of `production`. */
export const lastChange = async ({ channels }: Pick<OpenStores, 'channels'>): Promise<ChannelChange> => {
  const stored = await channels.read('production', await channels.latest('production'));
  const parsed = stored ? parseRevision(stored.body) : null;
  if (!parsed?.ok) throw new Error('The channel cannot be read.');
  return parsed.value.change;
};

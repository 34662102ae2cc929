import { parseMinisiteId, type Minisite, type StoragePort } from '@detour/shared-contracts';

const key = 'minisite';

/** The partner in force: the one of this page, else the last one of this tab; null without any. @spec MINI-013 */
export const keepMinisite = (
  storage: Pick<StoragePort, 'read' | 'write'>,
  minisite: Pick<Minisite, 'minisiteId'> | null,
): number | null => {
  if (minisite === null) return parseMinisiteId(storage.read(key));
  storage.write(key, String(minisite.minisiteId));
  return minisite.minisiteId;
};

import type { Minisite } from '@detour/shared-contracts/api';
import { parseMinisiteId } from '@detour/shared-contracts/sites';
import type { OwnStorage } from '../../contract';

const key = 'minisite';

/** The current partner: this page's, otherwise the last one in this tab. Null when none. @spec MINI-013 */
export const keepMinisite = (
  storage: Pick<OwnStorage, 'read' | 'write'>,
  minisite: Pick<Minisite, 'minisiteId'> | null,
): number | null => {
  if (minisite === null) return parseMinisiteId(storage.read(key));
  storage.write(key, String(minisite.minisiteId));
  return minisite.minisiteId;
};

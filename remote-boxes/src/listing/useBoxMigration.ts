import { useEffect } from 'react';
import { useHost } from '@detour/remote-kit';
import type { Names } from '../contract';

/** Reports once that this shop, not the former gift shop, shows the box pages (A/B flag of the migration). @spec BOX-028 */
export const useBoxMigration = (): void => {
  const { bus } = useHost<Names>();
  useEffect(() => bus.emit('boxes.flag-activated@1', { flag: 'boxMigration' }), [bus]);
};

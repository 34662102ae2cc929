import { useEffect } from 'react';
import { useHost } from '@detour/remote-kit';

/** Tells once that a page of boxes is shown here, not in the gift shop: what stands behind the A/B flag of the migration. @spec BOX-028 */
export const useBoxMigration = (): void => {
  const { bus } = useHost();
  useEffect(() => bus.emit('boxes.flag-activated@1', { flag: 'boxMigration' }), [bus]);
};

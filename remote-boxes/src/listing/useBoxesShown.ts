import { useEffect } from 'react';
import { useHost } from '@detour/remote-kit';
import type { WireBox } from './box.view-model';
import type { Names } from '../contract';

/** Reports the boxes of a page of the list. `boxes`: keep its identity. @spec ANALYT-004 ANALYT-002 */
export const useBoxesShown = (boxes: readonly WireBox[]): void => {
  const { bus } = useHost<Names>();
  useEffect(() => {
    if (boxes.length === 0) return;
    bus.emit('boxes.list-shown@1', {
      boxes: boxes.map(({ code, price }) => ({ id: code, boxPrice: price.sellPrice })),
    });
  }, [bus, boxes]);
};

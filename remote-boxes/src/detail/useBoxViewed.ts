import { useEffect } from 'react';
import type { BoxDetail } from '@detour/shared-contracts/api';
import { useHost } from '@detour/remote-kit';
import type { Names } from '../contract';

/** Reports the viewed box once. @spec ANALYT-005 ANALYT-002 */
export const useBoxViewed = ({ code, value }: Pick<BoxDetail, 'code' | 'value'>): void => {
  const { bus } = useHost<Names>();
  useEffect(() => bus.emit('boxes.box-viewed@1', { id: code, boxPrice: value }), [bus, code, value]);
};

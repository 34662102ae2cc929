import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import type { Json } from '@detour/shared-contracts/base';
import { useSnapshots } from './host-context';

/** `useState` that is restored with the history entry: an open panel, an unfinished form. Values are a few kilobytes of JSON. */
export const useSnapshotState = <T extends Json>(
  key: string,
  initial: T,
): [T, Dispatch<SetStateAction<T>>] => {
  const snapshots = useSnapshots();
  const [value, setValue] = useState<T>(() => (snapshots.has(key) ? (snapshots.get(key) as T) : initial));
  useEffect(() => {
    snapshots.set(key, value);
  }, [snapshots, key, value]);
  return [value, setValue];
};

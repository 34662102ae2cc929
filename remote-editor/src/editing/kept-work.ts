import type { Json } from '@detour/shared-contracts/base';
import type { StoragePort } from '@detour/shared-contracts/mount';

/** What an editor has written and not saved yet. */
export interface Work {
  readonly body: Json;
  /** Newest version of the item when the editor began. */
  readonly base: number;
}

const key = 'contentDraft';

type Port = Pick<StoragePort<'contentDraft'>, 'read' | 'write' | 'remove'>;

const isWork = (value: unknown): value is Work =>
  typeof value === 'object' &&
  value !== null &&
  'body' in value &&
  'base' in value &&
  Number.isSafeInteger(value.base);

const readAll = (storage: Pick<Port, 'read'>): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(storage.read(key) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

/** Unsaved work on an item (`home booking fr_FR`), kept for this tab. Null without any, and for an invalid value. */
export const readWork = (storage: Pick<Port, 'read'>, item: string): Work | null => {
  const found = readAll(storage)[item];
  return isWork(found) ? found : null;
};

/** Keeps unsaved work; null forgets it. */
export const keepWork = (storage: Port, item: string, work: Work | null): void => {
  const { [item]: _, ...others } = readAll(storage);
  const all = work === null ? others : { ...others, [item]: work };
  if (Object.keys(all).length === 0) storage.remove(key);
  else storage.write(key, JSON.stringify(all));
};

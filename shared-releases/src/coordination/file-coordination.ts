import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseObject } from '../base/json-shape';
import { temporaryName, unlessMissing } from '../base/write-once';
import type { Coordination } from './coordination';

/** For channels in a folder, which one server serves: it always leads, and its values survive a restart in a file. */
export const createFileCoordination = (file: string): Coordination => {
  const read = async (): Promise<Readonly<Record<string, unknown>>> =>
    parseObject((await unlessMissing(readFile(file, 'utf8'))) ?? '') ?? {};
  const write = async (values: Readonly<Record<string, unknown>>): Promise<void> => {
    await mkdir(dirname(file), { recursive: true });
    const temporary = temporaryName(file);
    await writeFile(temporary, JSON.stringify(values));
    await rename(temporary, file);
  };
  const get = async <T>(key: string): Promise<T | null> => ((await read())[key] as T | undefined) ?? null;
  /** One write after the other: each keeps what the one before wrote. */
  let last: Promise<void> = Promise.resolve();
  const set = (key: string, value: unknown): Promise<void> => {
    const next = last.then(async () => write({ ...(await read()), [key]: value }));
    last = next.catch(() => undefined);
    return next;
  };
  return {
    lead: async () => true,
    get,
    set,
    async once<T>(key: string, value: T): Promise<T> {
      const known = await get<T>(key);
      if (known === null) await set(key, value);
      return known ?? value;
    },
    close: async () => undefined,
  };
};

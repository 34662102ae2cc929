import { randomBytes } from 'node:crypto';
import { link, mkdir, open, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** Returns null instead of throwing when the file does not exist. */
export const unlessMissing = async <T>(reading: Promise<T>): Promise<T | null> => {
  try {
    return await reading;
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null;
    throw error;
  }
};

/** A temporary name beside the final one that listings ignore. */
export const temporaryName = (file: string): string =>
  join(dirname(file), `.${basename(file)}.${process.pid}.${randomBytes(6).toString('hex')}`);

/** Writes a file atomically, and only if it does not exist. Links the finished text to its name, which only one writer can do. */
export const writeOnce = async (file: string, text: string, mode = 0o644): Promise<'stored' | 'taken'> => {
  await mkdir(dirname(file), { recursive: true });
  const temporary = temporaryName(file);
  const handle = await open(temporary, 'wx', mode);
  try {
    await handle.writeFile(text);
    await handle.sync();
    await handle.close();
    await link(temporary, file);
    return 'stored';
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return 'taken';
    throw error;
  } finally {
    await handle.close().catch(() => undefined);
    await rm(temporary, { force: true });
  }
};

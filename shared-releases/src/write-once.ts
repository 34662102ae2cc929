import { randomBytes } from 'node:crypto';
import { link, mkdir, open, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** Null instead of a throw where there is no such file. */
export const unlessMissing = async <T>(reading: Promise<T>): Promise<T | null> => {
  try {
    return await reading;
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null;
    throw error;
  }
};

/** A name beside the final one that no listing takes for a finished thing. */
export const temporaryName = (file: string): string =>
  join(dirname(file), `.${basename(file)}.${process.pid}.${randomBytes(6).toString('hex')}`);

/**
 * Writes a file whole or not at all, and only if none is there: the finished text is linked to its name, which one writer alone can do.
 */
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

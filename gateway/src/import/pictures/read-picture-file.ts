import { readFile, realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, sep } from 'node:path';
import { err, ok, type Result } from '@detour/shared-contracts/base';
import { photoLimits, refusalWords } from '../../photos/photo';

/** Reads a file beside the operator's table. Returns its bytes, or why not, as the end of a sentence. Links that lead out of the folder are refused. */
export const readPictureFile = async (folder: string, path: string): Promise<Result<Buffer, string>> => {
  if (isAbsolute(path)) return err('must be a path beside the table');
  try {
    const home = await realpath(folder);
    const file = await realpath(join(home, path));
    if (!file.startsWith(home + sep)) return err('is outside of the folder of the table');
    const { size, isFile } = await stat(file).then((found) => ({ size: found.size, isFile: found.isFile() }));
    if (!isFile) return err('is no file');
    return size > photoLimits.bytes ? err(refusalWords.bytes) : ok(await readFile(file));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return err(code === 'ENOENT' ? 'is no file beside the table' : `could not be read (${code ?? 'error'})`);
  }
};

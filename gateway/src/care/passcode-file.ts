import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GatewayContext } from '../context/context';
import { carePasscodesOf } from './care-issuer';

/** Writes the passcode of the demonstration provider to a file that only the owner of the data folder can read; returns the file. */
export const writeCarePasscode = async (
  context: Pick<GatewayContext, 'config' | 'secret'>,
): Promise<string> => {
  const file = join(context.config.dataDir, 'care-passcode');
  await writeFile(file, `${carePasscodesOf(context)[0]}\n`, { mode: 0o600 });
  return file;
};

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { rootDir } from '../webpack/build-context';

/** The text of a file as `npm run verify` wants it. Throws when it cannot be parsed. */
export const formatFile = async (path: string, text: string): Promise<string> => {
  const settings = JSON.parse(readFileSync(join(rootDir, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
  const { code, errors } = await format(path, text, settings);
  const [error] = errors;
  if (error) throw new Error(`${path} cannot be formatted: ${error.message}`);
  return code;
};

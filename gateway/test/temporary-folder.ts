import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made: string[] = [];

afterAll(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A folder of this suite, removed at its end. */
export const newTemporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'detour-test-'));
  made.push(folder);
  return folder;
};

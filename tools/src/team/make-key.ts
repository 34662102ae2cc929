import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createSigningKey, readSigningKey, trustedKeyOf } from '@detour/shared-releases/trust';
import type { TeamSettings } from './team-settings';

/**
 * Creates the key of the team, once, in a file that Git ignores. Returns its public entry, which the shop adds to its trust document.
 */
export const makeKey = (
  rootDir: string,
  { name, env }: TeamSettings,
): { readonly file: string; readonly entry: string } => {
  const file = resolve(rootDir, env['RELEASE_KEY'] ?? '');
  const { owner } = JSON.parse(readFileSync(join(rootDir, 'contract.json'), 'utf8')) as { owner: string };
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const key = createSigningKey(`${owner}-${new Date().toISOString().slice(0, 10)}`);
    writeFileSync(file, `${JSON.stringify(key)}\n`, { mode: 0o600, flag: 'wx' });
  }
  const entry = trustedKeyOf(readSigningKey(file), { owner, packages: [name], development: false });
  return { file, entry: JSON.stringify(entry) };
};

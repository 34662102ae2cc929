import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a team's repository says of itself. */
export interface TeamSettings {
  /** `remote-reviews` */
  readonly name: string;
  /** Environment of the release commands: address of the shop, file of the key, folder of fetched releases. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

const readObject = (file: string): Readonly<Record<string, unknown>> => {
  if (!existsSync(file))
    throw new Error(
      `${file} is missing. Run detour in the repository of a remote (npm create detour-remote).`,
    );
  return JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, unknown>>;
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** `detour.shop` of `package.json`, unless `DETOUR_SHOP` names another shop. `RELEASE_KEY` names the key, `.detour/key.json` if left out. */
export const readTeamSettings = (
  rootDir: string,
  env: Readonly<Record<string, string | undefined>>,
): TeamSettings => {
  const { remote } = readObject(join(rootDir, 'contract.json'));
  const { detour } = readObject(join(rootDir, 'package.json')) as { readonly detour?: { shop?: unknown } };
  const shop = env['DETOUR_SHOP'] || textOf(detour?.shop);
  return {
    name: textOf(remote),
    env: {
      ...env,
      DATA_DIR: env['DATA_DIR'] || '.cache/detour',
      RELEASE_KEY: env['RELEASE_KEY'] || '.detour/key.json',
      RELEASE_SERVICE: shop,
    },
  };
};

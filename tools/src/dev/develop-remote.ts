import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { containerOf } from '@detour/shared-releases/release';
import { openStores } from '@detour/shared-releases/stores';
import { startShop } from '../start/start-shop';
import { rootDir, type BuildContext } from '../webpack/build-context';
import { createDevelopmentChannel, type DevelopmentChannel } from './development-channel';
import { watchedVersion } from './development-config';
import { keepValidators } from './keep-validators';
import { watchPackage, type WatchResult } from './watch-package';

export interface RemoteWork {
  readonly name: string;
  readonly gateway: string | null;
  say(text: string): void;
}

/** Source folder: the package in this checkout, or a copy named by `DEV_SOURCE`. */
const contextOf = (name: string, dir: string): BuildContext => {
  const packageDir = resolve(rootDir, process.env['DEV_SOURCE'] || name);
  if (!existsSync(join(packageDir, 'webpack.config.ts')))
    throw new Error(`${packageDir} is not a package: it has no webpack.config.ts.`);
  return {
    name,
    packageDir,
    version: watchedVersion,
    publicPath: `/_r/${name}/${watchedVersion}/`,
    outputDir: join(dir, 'watched'),
    container: containerOf({ name, version: watchedVersion }),
  };
};

const where = ({ file, line }: { readonly file: string | null; readonly line: number | null }): string =>
  file === null ? '' : `${file}${line === null ? '' : `:${line}`}\n`;

/** Publishes builds to the tabs sequentially, in save order. */
const createShow = (channel: DevelopmentChannel, { name, say }: RemoteWork) => {
  let before: Promise<unknown> = Promise.resolve();
  const show = async ({ problem, savedAt }: WatchResult): Promise<void> => {
    const tell = (found: NonNullable<WatchResult['problem']>): void => {
      channel.tell(found, savedAt);
      say(`${name} does not build; tabs keep what they show.\n${where(found)}${found.message}`);
    };
    if (problem) return tell(problem);
    try {
      const version = await channel.show(savedAt);
      const took = savedAt === null ? '' : `, ${((Date.now() - savedAt) / 1000).toFixed(1)} s after the save`;
      say(`${name} ${version} is shown${took}`);
    } catch (error) {
      tell({ message: (error as Error).message, file: null, line: null });
    }
  };
  return (result: WatchResult): Promise<unknown> => (before = before.then(() => show(result)));
};

/**
 * `npm run dev -- remote-search`: runs the promoted shop with this remote built from source. A save reaches open tabs in about a
 * second. The channel does not change.
 */
export const developRemote = async (work: RemoteWork): Promise<void> => {
  const { name, gateway, say } = work;
  const dataDir = resolve(rootDir, process.env['DATA_DIR'] || '.data');
  const { settings } = openStores({ ...process.env, DATA_DIR: dataDir }, rootDir);
  if (!settings.developmentKeys || settings.production)
    throw new Error('Development of one remote uses development keys: remove RELEASE_TRUST and SECURE.');
  const dir = join(dataDir, 'development', name);
  const context = contextOf(name, dir);
  const channel = await createDevelopmentChannel({
    context,
    dir,
    keysDir: settings.keysDir,
    startedAt: Date.now(),
  });
  const show = createShow(channel, work);
  let first: (shown: Promise<unknown>) => void;
  const ready = new Promise<unknown>((fulfil) => (first = fulfil));
  // Awaited before the servers start, because reading the configuration changes the environment.
  await watchPackage(context, (result) => first(show(result)));
  keepValidators(say);
  await startShop(say, {
    gateway,
    ready,
    asPromoted: true,
    // Otherwise the first request after a save reaches a render process that is still loading its bundle.
    env: { DEVELOPMENT: dir, RENDER_BUDGET_MS: process.env['RENDER_BUDGET_MS'] || '3000' },
  });
  say(`Working on ${name}; the rest is as it was last promoted (\`npm start\` promotes what changed).`);
};

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import { installedTools, type BuildContext } from '../../webpack/build-context';
import { remoteConfig } from '../../webpack/remote-config';

/** A team's repository has no configuration of its own, so that a newer command line builds with its own. */
export const configsOf = async ({ name, packageDir }: BuildContext): Promise<Configuration[]> => {
  if (installedTools !== null) return remoteConfig({ name });
  const module = (await import(
    /* webpackIgnore: true */ pathToFileURL(join(packageDir, 'webpack.config.ts')).href
  )) as {
    default: Configuration[];
  };
  return module.default;
};

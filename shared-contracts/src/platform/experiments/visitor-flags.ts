import { OpenFeature, type Provider } from '@openfeature/server-sdk';
import type { RunningExperiment } from './assignment';
import { findExperiment } from './experiments';
import { createFlagProvider } from './flag-provider';
import { createFlagdProvider, type FlagdOptions } from './flagd-provider';
import type { Flags } from '../flags';

export { watchFlagd } from './flagd-provider';

export interface VisitorFlags {
  readonly flags: Flags;
  /** Arms that were assigned to this visitor, by experiment. Empty without consent. */
  readonly arms: Readonly<Record<string, string>>;
}

interface VisitorFlagsSource {
  /** `visitor`: the random id of a visitor who agreed, else null. */
  of(visitor: string | null, locale: string): Promise<VisitorFlags>;
}

interface VisitorFlagsOptions {
  readonly flags: Flags;
  running(): readonly RunningExperiment[];
  /** Chooses the arms of what runs. Default: the shop's own provider. */
  readonly provider?: Provider | undefined;
  /** A flagd that chooses the arms while it answers. Null or absent without one. */
  readonly flagd?: Omit<FlagdOptions, 'own'> | null | undefined;
}

let sources = 0;

/**
 * The arms of a visitor in the experiments that run, through OpenFeature, and the flags that they mean. A provider that fails, or names an
 * unknown arm, means the flags of the shop.
 */
export const createVisitorFlags = ({
  flags,
  running,
  provider,
  flagd,
}: VisitorFlagsOptions): VisitorFlagsSource => {
  // Several servers of one process, as in tests, have a provider each.
  const domain = `flags-${(sources += 1)}`;
  const own = provider ?? createFlagProvider({ flags, running });
  OpenFeature.setProvider(domain, flagd ? createFlagdProvider({ ...flagd, own }) : own);
  const client = OpenFeature.getClient(domain);
  return {
    async of(visitor, locale) {
      const names = running()
        .filter(({ locales }) => locales.includes(locale))
        .map(({ experiment }) => experiment);
      if (visitor === null || names.length === 0) return { flags, arms: {} };
      const context = { targetingKey: visitor, locale };
      const chosen = await Promise.all(
        names.map(async (name) => {
          const value = await client.getStringValue(name, '', context);
          const arm = findExperiment(name)?.arms.find((one) => one.name === value);
          return arm ? [{ name, arm }] : [];
        }),
      );
      const found = chosen.flat();
      return {
        flags: Object.assign({ ...flags }, ...found.map(({ arm }) => arm.flags)) as Flags,
        arms: Object.fromEntries(found.map(({ name, arm }) => [name, arm.name])),
      };
    },
  };
};

import type { ParseArgsConfig } from 'node:util';
import type { Result } from '@detour/shared-contracts/base';
import { isPackageName, type Refusal } from '@detour/shared-releases/base';
import { parseReleaseId, type ReleaseId } from '@detour/shared-releases/release';
import type { ReleaseContext } from './context/release-context';

export interface Report {
  /** Output for people. */
  readonly lines: readonly string[];
  /** Output for `--json`. */
  readonly json: object;
}

/** A refusal with details, for example the list of incompatibilities. */
export interface Trouble extends Refusal {
  readonly lines?: readonly string[];
  readonly json?: object;
}

export type Options = Readonly<Record<string, string | boolean | undefined>>;

export interface Verb {
  /** `NAME… | --all` */
  readonly usage: string;
  readonly summary: string;
  /** Options by name, without dashes. `--json`, `--help` and `--channel` are common to all verbs. */
  readonly options: NonNullable<ParseArgsConfig['options']>;
  /** One line per option. */
  readonly optionHelp: Readonly<Record<string, string>>;
  readonly examples: readonly string[];
  /** It asks no store and signs nothing. */
  readonly isLocal?: boolean;
  run(context: ReleaseContext, args: readonly string[], options: Options): Promise<Result<Report, Trouble>>;
}

/** Wrong usage: exit code 2. Compared by name. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export const oneOf = (args: readonly string[], what: string): string => {
  const [only, ...more] = args;
  if (only === undefined || more.length > 0) throw new UsageError(`Give exactly one ${what}.`);
  return only;
};

export const packageArgument = (args: readonly string[]): string => {
  const name = oneOf(args, 'package, for example remote-search');
  if (!isPackageName(name)) throw new UsageError(`"${name}" is not a package name.`);
  return name;
};

export const releaseArgument = (args: readonly string[]): ReleaseId => {
  const text = oneOf(args, 'release, for example remote-search@1.4.0');
  const id = parseReleaseId(text);
  if (!id) throw new UsageError(`"${text}" is not a release id. Write it as remote-search@1.4.0.`);
  return id;
};

/** One or more releases of different packages. */
export const releaseArguments = (args: readonly string[]): readonly [ReleaseId, ...ReleaseId[]] => {
  const [first, ...more] = args;
  if (first === undefined) throw new UsageError('Give a release, for example remote-search@1.4.0.');
  return [releaseArgument([first]), ...more.map((text) => releaseArgument([text]))];
};

export const textOption = (options: Options, name: string): string | null => {
  const value = options[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

export const wholeOption = (options: Options, name: string): number | null => {
  const text = textOption(options, name);
  if (text === null) return null;
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`--${name} must be a whole number, not "${text}".`);
  return Number(text);
};

export const channelOption = (options: Options): string => {
  const channel = textOption(options, 'channel') ?? 'production';
  if (!isPackageName(channel)) throw new UsageError(`"${channel}" is not a channel name.`);
  return channel;
};

/** Options of verbs that change a channel. */
export const changeOptions = { by: { type: 'string' }, why: { type: 'string' } } as const;
export const changeHelp = {
  'by NAME': 'who does it, for the history; your user name if left out',
  'why TEXT': 'why, for the history',
} as const;

import { flagNames, type FlagName } from '../platform/flags';
import type { RemoteHost } from './host';

type FeaturesOf<T> = T extends (...input: never[]) => unknown
  ? true
  : { readonly [K in Exclude<keyof T, 'accepts'>]-?: true };

// Typed over the host, so that adding or removing a host member changes the shell's contract.
const members: { readonly [K in keyof Omit<RemoteHost, 'site' | 'release'>]: FeaturesOf<RemoteHost[K]> } = {
  navigation: {
    location: true,
    route: true,
    criteria: true,
    navigate: true,
    patchCriteria: true,
    back: true,
    openLayer: true,
    subscribe: true,
  },
  bus: { emit: true, on: true },
  clock: { now: true },
  consent: { current: true, allows: true, reopen: true },
  storage: { read: true, write: true, remove: true, subscribe: true },
  report: true,
  mountFragment: true,
};

type MembersOf<M extends keyof typeof members> = (typeof members)[M] extends true
  ? M
  : `${M}.${keyof (typeof members)[M] & string}`;

/** Host members (`navigation.patchCriteria`, `report`) and flags (`flag boxes`), by their contract names. */
export type HostFeature =
  | 'site'
  | 'site.routes'
  | 'release'
  | { [M in keyof typeof members]: MembersOf<M> }[keyof typeof members]
  | `flag ${FlagName}`;

/** Contract names of what this build's shell provides to remotes: `navigation.patchCriteria`, `report`, `flag boxes`. */
export const hostFeatures: readonly string[] = [
  'site',
  'site.routes',
  'release',
  ...Object.entries(members).flatMap(([name, parts]) =>
    parts === true ? [name] : Object.keys(parts).map((part) => `${name}.${part}`),
  ),
  ...flagNames.map((name) => `flag ${name}`),
];

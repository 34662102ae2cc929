import type { CallId } from '../api/call-schemas';
import type { CriteriaName, CriteriaNames } from '../criteria/declared-criteria';
import type { EventName } from '../events/catalogue';
import type { FragmentName } from '../mount/fragment.schema';
import type { HostFeature } from '../mount/host-features';
import type { RemoteName } from '../mount/remote-name';
import type { FlagName } from '../platform/flags';
import type { StorageKey } from '../platform/page-storage';
import type { Brings } from './brings';
import { printBrings } from './print-brings';
import type { PageName } from '../sites/routes';
import type { ContractFile } from './contract-file';
import type { ContractDeprecation } from './contract-document';

export { printBrings } from './print-brings';
export type { Brings } from './brings';

type List<T> = readonly T[];

/** Host members that a remote may use by declaration. The kit uses the others for every remote. */
type OptionalHostMember = Extract<HostFeature, `${'consent' | 'storage'}.${string}`>;

/** Names that a part of the kit or of the checkout uses on behalf of a remote. */
export interface ContractPart {
  /** Exports of the part. A remote that declares the part imports at least one of them. */
  readonly exports: List<string>;
  readonly emits: List<EventName>;
  readonly consumes: List<EventName>;
  readonly calls: List<CallId>;
  readonly host: List<OptionalHostMember>;
  readonly flags: List<FlagName>;
  readonly links: List<PageName>;
}

/** What a remote or the shell provides and requires, by names of this build. `contract.json` is generated from it. */
export interface ContractDeclaration {
  readonly remote: RemoteName | 'shell';
  /** Owning team. */
  readonly owner: string;
  /** Alert address of the team. */
  readonly alert: string;
  /** Version of the mount API: provided by the shell, required by a remote. */
  readonly mountApi: 1;
  readonly exposes: List<'./page' | `./fragment-${string}`>;
  readonly pages: List<PageName>;
  readonly links: List<PageName>;
  readonly emits: List<EventName>;
  readonly consumes: List<EventName>;
  readonly calls: List<CallId>;
  readonly fragments: List<FragmentName>;
  readonly criteria: { readonly reads: List<CriteriaName>; readonly writes: List<CriteriaName> };
  readonly storageKeys: List<StorageKey>;
  readonly host: List<OptionalHostMember>;
  readonly flags: List<FlagName>;
  /** Parts of the kit and of the checkout whose names the remote needs too. */
  readonly parts: List<ContractPart>;
  readonly deprecations: List<ContractDeprecation>;
  /** Pages and flags that come with the release, so that no build of the shell needs to know them. */
  readonly brings?: Brings;
}

/** The names of a declaration as unions. `useHost<Names>()` and the like accept these names only. */
export interface ContractNames extends CriteriaNames {
  readonly emits: EventName;
  readonly consumes: EventName;
  readonly calls: CallId;
  readonly fragments: FragmentName;
  readonly storageKeys: StorageKey;
  readonly host: OptionalHostMember;
  readonly flags: FlagName;
  readonly links: { readonly [Page in PageName]?: true };
}

/** The kinds of names that are lists. */
export type ListedKind = Exclude<keyof ContractNames, keyof CriteriaNames | 'links'>;

/** The names of a remote without a declaration: none. */
export type NoNames = { readonly [K in ListedKind]: never } & {
  readonly [K in 'links' | 'reads' | 'writes']: Record<never, true>;
};

/** The names of a declaration, with those of its parts. */
export type NamesOf<D extends ContractDeclaration> = {
  readonly [K in ListedKind]:
    | D[K][number]
    | (K extends keyof ContractPart ? D['parts'][number][K][number] : never);
} & {
  readonly links: { readonly [Page in D['links'][number] | D['parts'][number]['links'][number]]: true };
} & {
  readonly [K in keyof CriteriaNames]: { readonly [Name in D['criteria'][K][number]]: true };
};

/** Types a declaration by its literal names. */
export const declareContract = <const D extends ContractDeclaration>(declaration: D): D => declaration;

/** Host members that the kit uses for every remote. */
const kitMembers: readonly HostFeature[] = [
  'clock.now',
  'navigation.back',
  'navigation.criteria',
  'navigation.location',
  'navigation.navigate',
  'navigation.patchCriteria',
  'navigation.route',
  'navigation.subscribe',
  'report',
  'site',
];

const sorted = (...lists: readonly List<string>[]): readonly string[] => [...new Set(lists.flat())].sort();

/** Names of one kind, with those of the parts, sorted. */
export const namesOf = (
  { parts, ...declaration }: ContractDeclaration,
  kind: ListedKind,
): readonly string[] =>
  sorted(
    declaration[kind],
    ...parts.map((part): List<string> => (kind === 'fragments' || kind === 'storageKeys' ? [] : part[kind])),
  );

/** Host members and flags that the declaration needs. The shell provides the host and needs none. */
const hostOf = (declaration: ContractDeclaration): readonly string[] => {
  if (declaration.remote === 'shell') return [];
  const used = (kind: ListedKind): boolean => namesOf(declaration, kind).length > 0;
  return sorted(
    kitMembers,
    used('emits') ? ['bus.emit'] : [],
    used('consumes') ? ['bus.on'] : [],
    used('fragments') ? ['mountFragment'] : [],
    declaration.brings ? ['site.routes'] : [],
    namesOf(declaration, 'host'),
    namesOf(declaration, 'flags').map((name) => `flag ${name}`),
  );
};

/** The content of `contract.json`. Throws when a deprecation has no later end date. */
export const toContractFile = (declaration: ContractDeclaration): ContractFile => {
  const { remote, owner, alert, mountApi, exposes, pages, links, parts, criteria, deprecations, brings } =
    declaration;
  for (const { item, since, removeOn } of deprecations)
    if (!(since < removeOn))
      throw new Error(`${remote}: the deprecation of "${item}" ends on ${removeOn}, before it starts.`);
  return {
    remote,
    owner,
    alert,
    mountApi,
    exposes: sorted(exposes),
    pages: sorted(pages),
    links: sorted(links, ...parts.map((part): List<string> => part.links)),
    emits: namesOf(declaration, 'emits'),
    consumes: namesOf(declaration, 'consumes'),
    calls: namesOf(declaration, 'calls'),
    fragments: namesOf(declaration, 'fragments'),
    criteria: { reads: sorted(criteria.reads), writes: sorted(criteria.writes) },
    storageKeys: namesOf(declaration, 'storageKeys'),
    host: hostOf(declaration),
    deprecations,
    ...(brings && { brings: printBrings(remote, brings) }),
  };
};

import { callSchemas } from '../api/call-schemas';
import { criteriaKeys } from '../criteria/criteria-keys';
import { eventSchemas } from '../events/event.schema';
import { stateEvents } from '../events/state-events';
import { storedItems } from '../platform/storage-table';
import { locales } from '../sites/locale';
import { patternsOf } from '../sites/print-path';
import { routeTable } from '../sites/route-table';
import type { PageName } from '../sites/routes';
import type {
  ContractCall,
  ContractDocument,
  ContractEvent,
  ContractFragment,
  ContractRoute,
  ContractStorageKey,
  JsonSchema,
} from './contract-document';
import type { ContractFile, GatewayContractFile } from './contract-file';
import { fragmentSchemas } from '../mount/fragment.schema';
import { hostFeatures } from '../mount/host-features';

export interface ContractBuild {
  readonly version: string;
  /** Singleton modules of a page, with the versions of this build. */
  readonly modules: Readonly<Record<string, string>>;
  /** `detour.budget` of its `package.json`. */
  readonly budget?: ContractDocument['budget'];
}

/** Converts to plain JSON, without the schema library's symbols and classes. */
const plain = (schema: object): JsonSchema => JSON.parse(JSON.stringify(schema)) as JsonSchema;

const sorted = <T>(items: Iterable<T>, nameOf: (item: T) => string): readonly T[] =>
  [...items].sort((first, second) => (nameOf(first) < nameOf(second) ? -1 : 1));

const names = (list: readonly string[]): readonly string[] => sorted(new Set(list), (name) => name);

/** A contract name without a schema in this build is a mistake in the file. */
const known = <T>(table: Readonly<Record<string, T>>, name: string, kind: string): T => {
  const found = Object.hasOwn(table, name) ? table[name] : undefined;
  if (found === undefined)
    throw new Error(`The contract names the ${kind} "${name}", which this build does not know.`);
  return found;
};

const toEvent = (name: string): ContractEvent => ({
  name,
  payload: plain(known<object>(eventSchemas, name, 'event')),
  replays: stateEvents.some((event) => event === name),
});

const toFragment = (name: string): ContractFragment => ({
  name,
  props: plain(known<object>(fragmentSchemas, name, 'fragment')),
});

/** A call as both sides see it: the gateway responds by these schemas, and remotes are typed and validated with them. */
const toCall = (id: string): ContractCall => {
  const { method, path, response, ...parts } = known<(typeof callSchemas)[keyof typeof callSchemas]>(
    callSchemas,
    id,
    'call',
  );
  const part = (name: 'params' | 'query' | 'body'): JsonSchema | null => {
    const schema = (parts as Readonly<Record<string, unknown>>)[name];
    return typeof schema === 'object' && schema !== null ? plain(schema) : null;
  };
  return {
    id,
    method,
    path,
    params: part('params'),
    query: part('query'),
    body: part('body'),
    response: plain(response),
  };
};

const ownersOf = Object.fromEntries(routeTable.map(({ page, remote }) => [page, remote as string]));

/** Pages of remotes that no build knows are named `noun.page`. Those of the package itself have their addresses in its file. */
const toBroughtRoute = (page: string, { brings }: Pick<ContractFile, 'brings'>): ContractRoute => {
  const own = brings?.routes.find((route) => route.page === page);
  return {
    page,
    remote: `remote-${page.split('.')[0]}`,
    paths: Object.fromEntries(
      Object.entries(own?.paths ?? {}).map(([locale, pattern]) => [locale, [pattern]] as const),
    ),
  };
};

const toRoute = (page: string): ContractRoute => ({
  page,
  // The not-found page has no URL of its own.
  remote: page === 'not-found' ? 'shell' : known(ownersOf, page, 'page'),
  paths: Object.fromEntries(
    locales
      .map((locale) => [locale, patternsOf(page as PageName, locale)] as const)
      .filter(([, patterns]) => patterns.length > 0),
  ),
});

const routeOf = (page: string, file: Pick<ContractFile, 'brings'>): ContractRoute =>
  page.includes('.') ? toBroughtRoute(page, file) : toRoute(page);

const storageKeyOf = (name: string, { remote, brings }: ContractFile): ContractStorageKey => {
  const own = brings?.storage?.find((key) => key.name === name);
  return own ? { name, kind: own.kind, owner: remote, class: own.class } : toStorageKey(name);
};

const toStorageKey = (name: string): ContractStorageKey => {
  const {
    kind,
    owner,
    class: consent,
  } = known(Object.fromEntries(storedItems.map((item) => [item.name, item])), name, 'storage key');
  return { name, kind, owner, class: consent };
};

const keysOf = (members: readonly string[]): readonly string[] =>
  names(
    members.flatMap((member) => known<readonly string[]>(criteriaKeys, member, 'member of the criteria')),
  );

const fragmentsOf = (remote: string, exposes: readonly string[]): readonly string[] =>
  exposes
    .filter((module) => module.startsWith('./fragment-'))
    .map((module) => `${remote}/${module.slice('./fragment-'.length)}`);

/** What the shell of this build provides. */
const provisionsOf = ({ mountApi }: ContractFile, { modules }: ContractBuild) => ({
  mountApi: { from: mountApi, to: mountApi },
  resolves: sorted(new Set(routeTable.map(({ page }) => page)), String).map(toRoute),
  events: names(Object.keys(eventSchemas)).map(toEvent),
  hashKeys: names(Object.values(criteriaKeys).flat()),
  storage: names(storedItems.map(({ name }) => name)).map(toStorageKey),
  host: names(hostFeatures),
  modules,
});

/**
 * The complete contract of a shell or remote release: its file plus the schemas of this build. Throws when the file names
 * something that this build does not know.
 */
export const describeContract = (file: ContractFile, build: ContractBuild): ContractDocument => {
  const given = file.remote === 'shell' ? provisionsOf(file, build) : null;
  return {
    format: 1,
    remote: file.remote,
    version: build.version,
    owner: file.owner,
    alert: file.alert,
    mountApi: {
      provides: given?.mountApi ?? null,
      needs: given ? null : { from: file.mountApi, to: file.mountApi },
    },
    exposes: names(file.exposes),
    routes: {
      draws: names(file.pages).map((page) => routeOf(page, file)),
      links: names(file.links).map((page) => routeOf(page, file)),
      resolves: given?.resolves ?? [],
    },
    events: {
      emits: names(file.emits).map(toEvent),
      consumes: names(file.consumes).map(toEvent),
      carries: given?.events ?? [],
    },
    fragments: {
      offers: names(fragmentsOf(file.remote, file.exposes)).map(toFragment),
      uses: names(file.fragments).map(toFragment),
    },
    hashKeys: {
      reads: keysOf(file.criteria.reads),
      writes: keysOf(file.criteria.writes),
      carries: given?.hashKeys ?? [],
    },
    storage: {
      uses: names(file.storageKeys).map((name) => storageKeyOf(name, file)),
      carries: given?.storage ?? [],
    },
    calls: { sends: names(file.calls).map(toCall), answers: [] },
    host: { provides: given?.host ?? [], needs: names(file.host) },
    modules: { provides: given?.modules ?? {}, needs: given ? {} : build.modules },
    locales: [...locales].sort(),
    ...(build.budget && { budget: build.budget }),
    ...(file.brings && { brings: file.brings }),
    deprecations: file.deprecations,
  };
};

/** The contract of a running gateway: its calls with the schemas that it validates with. */
export const describeGateway = (file: GatewayContractFile, version: string): ContractDocument => ({
  ...describeContract(
    {
      ...file,

      mountApi: 0,
      exposes: [],
      pages: [],
      links: [],
      emits: [],
      consumes: [],
      calls: [],
      fragments: [],
      criteria: { reads: [], writes: [] },
      host: [],
    },
    { version, modules: {} },
  ),
  mountApi: { provides: null, needs: null },
  calls: { sends: [], answers: names(file.answers).map(toCall) },
});

import {
  namesOf,
  type ContractDeclaration,
  type ContractNames,
  type ListedKind as Kind,
} from '@detour/shared-contracts/contract/declare';
import type { EventBus, RemoteHost, SiteContext } from '@detour/shared-contracts/mount';
import type { Api } from '../api/api-client';

type Check = (kind: Kind, name: string) => void;

const words: Readonly<Record<Kind, string>> = {
  emits: 'emits the event',
  consumes: 'consumes the event',
  calls: 'makes the call',
  fragments: 'mounts the fragment',
  storageKeys: 'uses the storage key',
  host: 'uses the host member',
  flags: 'reads the flag',
};

const createCheck = (contract: ContractDeclaration): Check => {
  const known = new Map<Kind, ReadonlySet<string>>();
  const namesFor = (kind: Kind): ReadonlySet<string> => {
    const names = known.get(kind) ?? new Set(namesOf(contract, kind));
    known.set(kind, names);
    return names;
  };
  return (kind, name) => {
    if (namesFor(kind).has(name)) return;
    throw new Error(
      `${contract.remote} ${words[kind]} "${name}", which its contract does not declare. Add it to "${kind}" in ${contract.remote}/src/contract.ts and run npm run generate.`,
    );
  };
};

/** An object that checks each member before it is read. */
const checked = <T extends object>(target: T, check: (name: string) => void): T =>
  new Proxy(target, {
    get(from, name) {
      if (typeof name === 'string' && Object.hasOwn(from, name)) check(name);
      return Reflect.get(from, name) as unknown;
    },
  });

// One per bus and contract, because the wishlists of a page and of its fragments share their state by the bus.
const buses = new WeakMap<EventBus, Map<ContractDeclaration, EventBus>>();

const checkBus = (bus: EventBus, contract: ContractDeclaration, check: Check): EventBus => {
  const known = buses.get(bus) ?? new Map<ContractDeclaration, EventBus>();
  buses.set(bus, known);
  const found = known.get(contract) ?? {
    emit: (name, payload) => {
      check('emits', name);
      bus.emit(name, payload);
    },
    on: (name) => {
      check('consumes', name);
      return bus.on(name);
    },
  };
  known.set(contract, found);
  return found;
};

const checkSite = (site: SiteContext, check: Check): SiteContext => ({
  ...site,
  flags: checked(site.flags, (name) => check('flags', name)),
});

/** The host. Throws when the remote uses a name that its contract does not declare. */
const hostWithChecks = <H extends RemoteHost>(host: H, contract: ContractDeclaration): H => {
  const check = createCheck(contract);
  const { storage } = host;
  return {
    ...host,
    site: checkSite(host.site, check),
    bus: checkBus(host.bus, contract, check),
    consent: checked(host.consent, (name) => check('host', `consent.${name}`)),
    storage: checked(
      {
        read: (key) => (check('storageKeys', key), storage.read(key)),
        write: (key, value) => (check('storageKeys', key), storage.write(key, value)),
        remove: (key) => (check('storageKeys', key), storage.remove(key)),
        subscribe: (key, listener) => (check('storageKeys', key), storage.subscribe(key, listener)),
      } satisfies RemoteHost['storage'],
      (name) => check('host', `storage.${name}`),
    ),
    mountFragment: (element, request) => {
      check('fragments', `${request.remote}/${request.name}`);
      return host.mountFragment(element, request);
    },
  };
};

const apiWithChecks = (api: Api<ContractNames>, contract: ContractDeclaration): Api<ContractNames> => {
  const check = createCheck(contract);
  return {
    request: (call, loadValidator, options) => {
      check('calls', call.id);
      return api.request(call, loadValidator, options);
    },
  };
};

// A release does not contain the contract: its build sets CONTRACT_CHECKS to "off".

/** Rejects undeclared names in development and tests. The host itself without a contract. */
export const checkHost = <H extends RemoteHost>(host: H, contract: ContractDeclaration | null): H =>
  process.env['CONTRACT_CHECKS'] === 'off' || contract === null ? host : hostWithChecks(host, contract);

/** Rejects undeclared calls in development and tests. */
export const checkApi = (api: Api<ContractNames>, contract: ContractDeclaration | null): Api<ContractNames> =>
  process.env['CONTRACT_CHECKS'] === 'off' || contract === null ? api : apiWithChecks(api, contract);

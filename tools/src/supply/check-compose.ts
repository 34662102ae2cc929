interface ComposeService {
  readonly user?: string | undefined;
  readonly read_only?: boolean;
  readonly privileged?: boolean;
  readonly cap_drop?: readonly string[];
  readonly cap_add?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly networks?: readonly string[];
  readonly network_mode?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

export interface Compose {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly networks?: Readonly<Record<string, { readonly internal?: boolean } | null>>;
}

/** Allowed mounts per volume. `ro` cannot write. All other services must not mount it. */
const mounts: Readonly<Record<string, Readonly<Record<string, 'rw' | 'ro'>>>> = {
  database: { database: 'rw' },
  releases: { release: 'rw', shell: 'ro' },
  channels: { release: 'rw', shell: 'ro' },
  trust: { release: 'rw', shell: 'ro' },
  keys: { release: 'rw' },
  gateway: { gateway: 'rw' },
  shell: { shell: 'rw' },
  prometheus: { prometheus: 'rw' },
};

/** `gateway` for `gateway-2`: a further server of a kind has its rights, and its own data folder. */
const kindOf = (name: string): string => name.replace(/-\d+$/, '');

/** The dashboard is for the machine's operator only. */
const isOfThisMachine = (name: string, port: string): boolean =>
  name === 'dashboard' && port.startsWith('127.0.0.1:');

const rightsProblems = (name: string, service: ComposeService): readonly string[] => {
  const rules: readonly (readonly [isBroken: boolean, sentence: string])[] = [
    [!service.user || /^(0|root)(:|$)/.test(service.user), 'does not run as a user'],
    [service.read_only !== true, 'can write to its image'],
    [
      service.privileged === true || !service.cap_drop?.includes('ALL') || (service.cap_add ?? []).length > 0,
      'keeps capabilities',
    ],
    [!service.security_opt?.includes('no-new-privileges:true'), 'may gain privileges'],
    [
      name !== 'balancer' && (service.ports ?? []).some((port) => !isOfThisMachine(name, port)),
      'publishes a port',
    ],
    [
      !['database', 'gateway'].includes(kindOf(name)) && service.networks?.includes('store') === true,
      'is on the network of the database',
    ],
    [name !== 'release' && service.environment?.['RELEASE_KEY'] !== undefined, 'is given RELEASE_KEY'],
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, sentence]) => `${name} ${sentence}.`);
};

const mountProblems = (name: string, { volumes = [] }: ComposeService): readonly string[] =>
  volumes.flatMap((volume) => {
    const [source = '', , mode = 'rw'] = volume.split(':');
    const volumeOf = mounts[kindOf(source)];
    // The data folder of another server of the same kind is not its own.
    const isOwn = kindOf(source) !== kindOf(name) || source === name;
    const allowed = isOwn ? volumeOf?.[kindOf(name)] : undefined;
    if (volumeOf === undefined) return [`${name} mounts ${source}, a folder of the host.`];
    if (allowed === undefined) return [`${name} mounts ${source}.`];
    return allowed === 'ro' && mode !== 'ro' ? [`${name} can write to ${source}.`] : [];
  });

/** Unnecessary rights of compose containers, one sentence each. */
export const composeProblems = ({ services, networks = {} }: Compose): readonly string[] => [
  ...Object.entries(services).flatMap(([name, service]) => [
    ...rightsProblems(name, service),
    ...mountProblems(name, service),
  ]),
  ...['store', 'inside', 'watch']
    .filter((name) => networks[name]?.internal !== true)
    .map((name) => `The network ${name} leads out.`),
];

import { spawnSync } from 'node:child_process';

/** How to start a sandboxed process on this machine. */
export interface Isolation {
  /** Program and arguments that start Node, including Node's own arguments. */
  readonly command: readonly [string, ...string[]];
  /** Active isolation layers, for the status page. */
  readonly layers: readonly string[];
}

interface Wrapper {
  readonly layer: string;
  readonly command: readonly string[];
}

/** `nobody` on every Linux. */
const nobody = '65534';
/** Writable memory in kilobytes. V8's heap has its own limit; buffers do not. */
const memoryCeiling = 2_000_000;

const isRoot = (): boolean => process.getuid?.() === 0;

const wrappersOf = (platform: string): readonly Wrapper[] => {
  if (platform === 'win32') return [];
  const limits: Wrapper = {
    layer: 'memory ceiling',
    command: ['/bin/sh', '-c', `ulimit -c 0; ulimit -d ${memoryCeiling}; exec "$@"`, 'sh'],
  };
  if (platform !== 'linux') return [limits];
  const network: Wrapper = {
    layer: 'network namespace of its own',
    command: ['unshare', ...(isRoot() ? ['--net'] : ['--user', '--net']), '--'],
  };
  const dies: Wrapper = {
    layer: 'ends with the server',
    command: ['setpriv', '--no-new-privs', '--pdeathsig', 'KILL'],
  };
  const user: Wrapper = {
    layer: 'user nobody',
    command: ['setpriv', '--reuid', nobody, '--regid', nobody, '--clear-groups', '--no-new-privs'],
  };
  return [network, ...(isRoot() ? [user] : []), dies, limits];
};

/** The flag is called `--permission` since 22.13 and 23.5. */
const permissionFlag = (version: string): string => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isStable = major > 23 || (major === 23 && minor >= 5) || (major === 22 && minor >= 13);
  return isStable ? '--permission' : '--experimental-permission';
};

/** Node flags for a process with bundles. Permits nothing: no file, process, worker, addon or WASI. */
export const nodeFlags = (version: string): readonly string[] => [
  permissionFlag(version),
  '--no-addons',
  '--no-warnings',
  '--no-deprecation',
  '--disallow-code-generation-from-strings',
  '--max-old-space-size=256',
];

const works = (wrappers: readonly Wrapper[]): boolean => {
  const [program = '', ...args] = [...wrappers.flatMap(({ command }) => command), process.execPath];
  return spawnSync(program, [...args, '--version'], { env: {}, timeout: 5000 }).status === 0;
};

/** Uses every isolation wrapper that this machine allows. Missing ones are absent from the status page. */
const find = (): Isolation => {
  const all = wrappersOf(process.platform);
  const found = works(all)
    ? all
    : all.reduce<readonly Wrapper[]>((kept, one) => (works([...kept, one]) ? [...kept, one] : kept), []);
  const [program = process.execPath, ...rest] = [
    ...found.flatMap(({ command }) => command),
    process.execPath,
    ...nodeFlags(process.versions.node),
  ];
  return { command: [program, ...rest], layers: ['permission model', ...found.map(({ layer }) => layer)] };
};

let known: Isolation | null = null;

/** Tested once per process. */
export const isolation = (): Isolation => (known ??= find());

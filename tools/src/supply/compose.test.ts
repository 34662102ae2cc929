import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { rootDir } from '../webpack/build-context';
import { composeProblems, type Compose } from './check-compose';

const text = readFileSync(join(rootDir, 'docker-compose.yml'), 'utf8');
const read = (yaml: string): Compose => parse(yaml, { merge: true }) as Compose;
const compose = read(text);

/** The file with one service changed. */
const withService = (name: string, change: object): Compose => ({
  ...compose,
  services: { ...compose.services, [name]: { ...compose.services[name], ...change } },
});

describe('docker-compose.yml', () => {
  it('gives each container only the rights that it needs', () => {
    expect(Object.keys(compose.services)).toEqual([
      'database',
      'release',
      'gateway',
      'gateway-2',
      'shell',
      'shell-2',
      'balancer',
      'prometheus',
      'dashboard',
    ]);
    expect(composeProblems(compose)).toEqual([]);
  });

  it.each([
    [
      'a container that runs as root',
      withService('gateway', { user: undefined }),
      'gateway does not run as a user',
    ],
    ['the user root', withService('gateway', { user: '0:0' }), 'gateway does not run as a user'],
    ['a writable root', withService('shell', { read_only: false }), 'shell can write to its image'],
    ['rights of root', withService('shell', { cap_drop: ['NET_RAW'] }), 'shell keeps capabilities'],
    ['rights that come back', withService('shell', { cap_add: ['SYS_ADMIN'] }), 'shell keeps capabilities'],
    ['a privileged container', withService('shell', { privileged: true }), 'shell keeps capabilities'],
    ['new privileges', withService('gateway', { security_opt: [] }), 'gateway may gain privileges'],
    [
      'signing keys in the public server',
      withService('shell', { volumes: ['keys:/data/keys:ro'] }),
      'shell mounts keys',
    ],
    [
      'a folder of the host',
      withService('shell', { volumes: ['.:/shop'] }),
      'shell mounts ., a folder of the host',
    ],
    [
      'releases that the public server can write',
      withService('shell', { volumes: ['releases:/data/releases'] }),
      'shell can write to releases',
    ],
    [
      'a trust document that it can write',
      withService('shell', { volumes: ['trust:/data/trust'] }),
      'shell can write to trust',
    ],
    [
      'the gateway’s data in the public server',
      withService('shell', { volumes: ['gateway:/data/gateway:ro'] }),
      'shell mounts gateway',
    ],
    [
      'a signing key in its settings',
      withService('shell', { environment: { RELEASE_KEY: '/k' } }),
      'shell is given RELEASE_KEY',
    ],
    [
      'a database open to the world',
      withService('database', { ports: ['5432:5432'] }),
      'database publishes a port',
    ],
    [
      'the data of another gateway',
      withService('gateway-2', { volumes: ['gateway:/data/gateway'] }),
      'gateway-2 mounts gateway',
    ],
    [
      'a shell that is open beside the balancer',
      withService('shell', { ports: ['8082:8080'] }),
      'shell publishes',
    ],
    [
      'a gateway open to the world',
      withService('gateway', { ports: ['8081:8081'] }),
      'gateway publishes a port',
    ],
    [
      'a dashboard open to the world',
      withService('dashboard', { ports: ['3000:3000'] }),
      'dashboard publishes a port',
    ],
    [
      'a shell that reaches the database',
      withService('shell', { networks: ['store', 'public'] }),
      'shell is on the network of the database',
    ],
    [
      'a database with a way out',
      { ...compose, networks: { ...compose.networks, store: {} } },
      'The network store leads out',
    ],
  ])('is rejected with %s', (_name, broken, sentence) => {
    expect(composeProblems(broken)).toContainEqual(expect.stringContaining(sentence));
  });

  it('asks each gateway and each shell server for its metrics, by the rules and the dashboard of tools/monitoring', () => {
    const { configs } = parse(text) as { configs: Record<string, { content?: string; file?: string }> };
    const { scrape_configs: jobs } = parse(configs['prometheus']?.content ?? '') as {
      scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[];
    };
    const asked = jobs.flatMap(({ static_configs: all }) => all.flatMap(({ targets }) => targets));
    const servers = Object.keys(compose.services).filter((name) => /^(gateway|shell)/.test(name));
    expect(asked.map((target) => target.split(':')[0])).toEqual(servers);
    for (const name of ['alerts', 'slo', 'dashboard'])
      expect(existsSync(join(rootDir, configs[name]?.file ?? ''))).toBe(true);
  });

  it('installs with npm ci, and its image runs as a user', () => {
    const image = readFileSync(join(rootDir, 'Dockerfile'), 'utf8');
    expect(image).toMatch(/^RUN npm ci\b/m);
    expect(`${image}${text}`).not.toContain('npm install');
    expect(image.trim().split('\n').at(-1)).toBe('USER node');
  });
});

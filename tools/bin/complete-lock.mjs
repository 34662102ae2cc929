#!/usr/bin/env node
// Adds optional packages of other platforms to package-lock.json that the registry did not offer when the file was written, so
// that `npm ci` accepts it (docs/decisions/0725). Their hashes are unknown. Run it after each change of the packages.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];
const libraries = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' };

/** Platform fields from a name such as `@swc/core-linux-x64-musl`. Null for any other name. */
export const platformOf = (name) => {
  const words = name.split('/').at(-1).split('-');
  const cpu = words.find((word) => processors.includes(word));
  const os = words.find((word) => systems.includes(word));
  if (cpu === 'wasm32') return { cpu: ['wasm32'] };
  if (!cpu || !os) return null;
  const libc = os === 'linux' ? libraries[words.at(-1)] : undefined;
  return { cpu: [cpu], ...(libc ? { libc: [libc] } : {}), os: [os] };
};

/** Whether Node finds the package from a folder of the tree. */
const isLocked = (packages, from, name) => {
  for (
    let place = from;
    place !== '';
    place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))
  )
    if (packages[`${place}/node_modules/${name}`]) return true;
  return packages[`node_modules/${name}`] !== undefined;
};

/** Missing optional packages with exact versions, as lockfile entries by path. */
export const missingEntries = ({ packages }) => {
  const missing = {};
  for (const [place, { optionalDependencies = {}, dev, peer }] of Object.entries(packages))
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const platform = platformOf(name);
      if (!platform || !/^\d/.test(version) || isLocked(packages, place, name)) continue;
      const parent = place.slice(0, Math.max(0, place.lastIndexOf('node_modules/')));
      missing[`${parent}node_modules/${name}`] = {
        version,
        cpu: platform.cpu,
        ...(dev ? { dev } : {}),
        ...(platform.libc ? { libc: platform.libc } : {}),
        optional: true,
        ...(platform.os ? { os: platform.os } : {}),
        ...(peer ? { peer } : {}),
      };
    }
  return missing;
};

const complete = (file) => {
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingEntries(lock);
  const packages = Object.entries({ ...lock.packages, ...missing });
  packages.sort(([a], [b]) => a.localeCompare(b, 'en'));
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`);
  process.stdout.write(`${Object.keys(missing).length} packages of other platforms were added.\n`);
};

if (process.argv[1] === fileURLToPath(import.meta.url))
  complete(process.argv[2] ?? join(import.meta.dirname, '../../package-lock.json'));

import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { rootDir } from '../shop';

interface LockEntry {
  readonly version?: string;
  readonly link?: boolean;
  readonly name?: string;
}

/** One version of a package. */
interface Served {
  readonly manifest: Readonly<Record<string, unknown>>;
  /** A tarball, or the folder of an installed package. */
  readonly from: string;
}

export interface Registry {
  readonly origin: string;
  close(): void;
}

/** Text of a file in a tarball, which `npm pack` writes with plain headers. */
const readInTarball = (tarball: string, wanted: string): string => {
  const bytes = gunzipSync(readFileSync(tarball));
  for (let at = 0; at < bytes.length;) {
    const name = bytes.toString('utf8', at, at + 100).replace(/\0.*$/s, '');
    const size = Number.parseInt(bytes.toString('utf8', at + 124, at + 136), 8) || 0;
    if (name === wanted) return bytes.toString('utf8', at + 512, at + 512 + size);
    at += 512 + Math.ceil(size / 512) * 512;
  }
  throw new Error(`${tarball} has no ${wanted}.`);
};

const nameOf = (place: string, { name }: LockEntry): string =>
  name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** What is installed here, and the packages of other platforms by their entries in the lockfile. */
const installed = (): readonly Served[] => {
  const lock = JSON.parse(readFileSync(join(rootDir, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, LockEntry>>;
  };
  return Object.entries(lock.packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .map(([place, entry]) => {
      const from = join(rootDir, place);
      const file = join(from, 'package.json');
      const manifest = existsSync(file)
        ? (JSON.parse(readFileSync(file, 'utf8')) as Served['manifest'])
        : { ...entry, name: nameOf(place, entry), integrity: undefined };
      return { from, manifest };
    });
};

const isTarball = (from: string): boolean => from.endsWith('.tgz');

const packed = (packages: readonly string[]): readonly Served[] =>
  packages.map((from) => {
    const text = isTarball(from)
      ? readInTarball(from, 'package/package.json')
      : readFileSync(join(from, 'package.json'), 'utf8');
    return { from, manifest: JSON.parse(text) as Served['manifest'] };
  });

const sendTarball = (response: ServerResponse, from: string): void => {
  if (isTarball(from)) return void response.end(readFileSync(from));
  const args = ['-cz', '--exclude=./node_modules', '--transform=s,^\\.,package,', '-C', from, '.'];
  const child = spawn('tar', args, {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, GZIP: '-1' },
  });
  child.stdout.pipe(response);
};

/**
 * A package registry for one test: the given packages (tarballs or folders, oldest first), and everything that is installed here, so that a
 * test needs no network and gets the versions of this lockfile.
 */
export const startRegistry = async (packages: readonly string[]): Promise<Registry> => {
  const names = new Map<string, Map<string, Served>>();
  for (const one of [...installed(), ...packed(packages)]) {
    const { name, version } = one.manifest as { readonly name: string; readonly version: string };
    const versions = names.get(name) ?? new Map<string, Served>();
    versions.set(version, one);
    names.set(name, versions);
  }
  let origin = '';
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').slice(1));
    const [name = '', file = ''] = path.split('/-/');
    const versions = names.get(name);
    const served = versions?.get(basename(file, '.tgz'));
    if (served) return sendTarball(response, served.from);
    if (!versions || file !== '') return void response.writeHead(404).end('{}');
    const documents = [...versions].map(([version, { manifest }]) => [
      version,
      { ...manifest, dist: { tarball: `${origin}/${name}/-/${version}.tgz` } },
    ]);
    const latest = [...versions.keys()].at(-1);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ name, 'dist-tags': { latest }, versions: Object.fromEntries(documents) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, close: () => void server.close() };
};

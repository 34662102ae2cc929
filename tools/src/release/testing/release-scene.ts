import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContractDocument } from '@detour/shared-contracts/contract';
import { emptyContract, testFiles, writeTestRelease } from '@detour/shared-releases/testing';
import { rootDir } from '../../webpack/build-context';
import { runRelease } from '../run-release';

interface Ran {
  readonly code: number;
  /** Standard output. */
  readonly out: string;
  /** Standard error. */
  readonly trouble: string;
}

interface Build {
  readonly hash?: string;
  readonly contract?: Partial<ContractDocument>;
  readonly files?: Readonly<Record<string, string>>;
}

/** Serves `/api/contract` of a gateway with an empty contract, or a given one. */
export const startGatewayOfScene = async (
  changes: Partial<ContractDocument> = {},
): Promise<{ readonly origin: string; close(): void }> => {
  const contract = JSON.stringify(emptyContract('gateway', changes));
  const server = createServer((_, response) => response.end(contract));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, close: () => void server.close() };
};

/** The command line over a temporary data folder, with small builds to publish. */
export const createReleaseScene = (env: Readonly<Record<string, string>> = {}) => {
  const dataDir = env['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'detour-scene-'));
  let clock = Date.now();
  const settings = { DATA_DIR: dataDir, RELEASE_BY: 'tester', ...env };
  const run = async (...args: readonly string[]): Promise<Ran> => {
    const out: string[] = [];
    const trouble: string[] = [];
    const code = await runRelease(args, {
      env: settings,
      rootDir,
      now: () => clock,
      print: (text) => out.push(text),
      say: (text) => trouble.push(text),
    });
    return { code, out: out.join('\n'), trouble: trouble.join('\n') };
  };
  /** A finished build as webpack writes it, named by the hash of its inputs. */
  const buildOf = (
    name: string,
    { hash = 'aaaaaaaaaa', contract = {}, files: more = {} }: Build = {},
  ): string => {
    const id = { name, version: `0.1.0-${hash}` };
    const contractFile = { 'contract.json': JSON.stringify(emptyContract(name, contract)) };
    const files = { ...testFiles(id), ...contractFile, ...more };
    return writeTestRelease(id, { files }).folder;
  };
  const publish = async (name: string, version: string, build: Build = {}): Promise<Ran> =>
    run('publish', name, '--version', version, '--from', buildOf(name, build));
  /** Publishes and promotes. Throws when rejected. */
  const release = async (name: string, version: string, build: Build = {}): Promise<void> => {
    for (const ran of [await publish(name, version, build), await run('promote', `${name}@${version}`)])
      if (ran.code !== 0) throw new Error(ran.trouble);
  };
  return {
    dataDir,
    settings,
    run,
    buildOf,
    publish,
    release,
    later: (ms: number): void => void (clock += ms),
    json: async (...args: readonly string[]) => JSON.parse((await run(...args, '--json')).out),
    fileOf: (name: string, version: string, file: string): string =>
      readFileSync(join(dataDir, 'releases', name, version, file), 'utf8'),
  };
};

export type ReleaseScene = ReturnType<typeof createReleaseScene>;

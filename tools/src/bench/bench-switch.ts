import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openStores } from '@detour/shared-releases/stores';
import { freePort } from '@detour/shared-releases/testing';
import { buildAll, builtPackages } from '../release/build/build-all';
import { goLive } from '../start/go-live';
import { startServices } from '../start/services';
import { rootDir } from '../webpack/build-context';
import { percentile } from './figures';
import { awaitVersion, createDesk, subject, type Arrived, type Desk } from './release-desk';

const rounds = Number(process.env['BENCH_ROUNDS'] || 25);
const { remote, before, after } = subject;
const dataDir = join(rootDir, '.cache', 'bench', 'switch');
const buildsDir = process.env['BUILDS_DIR'] ?? join(rootDir, '.cache', 'builds');
/** Pause (ms) between loads, so that polling itself does not create the measured load. */
const pace = { rest: 40 } as const;
/** Longer (ms) than unused render processes live, so that each switch starts with new ones. */
const rest = 3500;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const row = (name: string, pages: readonly Arrived[]): string => {
  const figures = (ms: readonly number[]): string => percentile(ms, 0.5) + percentile(ms, 0.95);
  const lost = pages.filter(({ isDrawn }) => !isDrawn).length;
  const times = figures(pages.map(({ took }) => took)) + figures(pages.map((page) => page.passed));
  return `${name.padEnd(22)}${times}${`${lost} of ${pages.length}`.padStart(16)}`;
};

/** Both servers in each round, so that machine load affects both. */
const measureSwitches = async (
  [rehearsed, cold]: readonly [number, number],
  { run }: Pick<Desk, 'run'>,
): Promise<string> => {
  const pages = { rehearsed: [] as Arrived[], cold: [] as Arrived[] };
  const turn = async (version: string): Promise<void> => {
    const [one, other] = await Promise.all([
      awaitVersion(rehearsed, version, pace),
      awaitVersion(cold, version, pace),
    ]);
    pages.rehearsed.push(one);
    pages.cold.push(other);
    await pause(rest);
  };
  for (let round = 0; round < rounds; round += 1) {
    await run('promote', `${remote}@${after}`);
    await turn(after);
    await run('rollback', remote);
    await turn(before);
  }
  return [
    `${rounds} promotions and ${rounds} rollbacks of ${remote}, seen by two servers of one shop at the same time. ms`,
    '',
    `${''.padEnd(22)}${'first page'.padStart(16)}${'since the change'.padStart(16)}${'without server'.padStart(16)}`,
    `${''.padEnd(22)}${'p50'.padStart(8)}${'p95'.padStart(8)}${'p50'.padStart(8)}${'p95'.padStart(8)}${'part'.padStart(16)}`,
    row('rehearsed', pages.rehearsed),
    row('REHEARSAL_MS=0', pages.cold),
  ].join('\n');
};

/** Compares the same shop with and without the warm-up of new releases. */
export const benchSwitch = async (): Promise<string> => {
  for (const part of ['releases', 'channels', 'keys', 'seen', 'cold'])
    rmSync(join(dataDir, part), { recursive: true, force: true });
  const [gatewayPort, ...ports] = [await freePort(), await freePort(), await freePort()] as const;
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    ENCODE_AHEAD: 'off',
    RATE_READS: '100000',
    GATEWAY_ORIGIN: process.env['GATEWAY_ORIGIN'] || `http://127.0.0.1:${gatewayPort}`,
  };
  const say = (text: string): void => void process.stderr.write(`${text}\n`);
  const desk = createDesk(env);
  const versions = await buildAll(builtPackages, () => undefined, env);
  await goLive(openStores(env, rootDir), { versions, channel: 'production', buildsDir, by: 'bench' });
  const build = join(buildsDir, remote, versions[remote] ?? '');
  for (const version of [before, after])
    await desk.run('publish', remote, '--version', version, '--from', build);
  await desk.run('promote', `${remote}@${before}`);
  const onEnd = (name: string): void => say(`The ${name} ended.`);
  const gateway = process.env['GATEWAY_ORIGIN'] || null;
  const common = { gatewayPort, say, onEnd };
  const services = await startServices({ ...common, env, gateway, shellPort: ports[0] });
  // A second, read-only server of the same shop.
  const coldEnv = {
    ...env,
    REHEARSAL_MS: '0',
    DATA_DIR: join(dataDir, 'cold'),
    CHANNELS: join(dataDir, 'channels'),
    RELEASES_DIR: join(dataDir, 'releases'),
    RELEASE_TRUST: join(dataDir, 'keys', 'trust.json'),
  };
  try {
    const { gatewayOrigin } = services;
    const cold = await startServices({
      ...common,
      env: coldEnv,
      gateway: gatewayOrigin,
      shellPort: ports[1],
    });
    try {
      return await measureSwitches(ports, desk);
    } finally {
      await cold.stop();
    }
  } finally {
    await services.stop();
  }
};

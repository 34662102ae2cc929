import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openStores, type OpenStores } from '@detour/shared-releases/stores';
import { armCookieValue, freePort, tellFailure } from '@detour/shared-releases/testing';
import { buildAll, builtPackages } from '../release/build/build-all';
import { goLive } from '../start/go-live';
import { startServices } from '../start/services';
import { rootDir } from '../webpack/build-context';
import { lastChange } from './last-change';
import { percentile } from './figures';
import { awaitVersion, createDesk, subject, type Desk } from './release-desk';

const rounds = 50;
/** Number of canaries that the watch aborts. Each needs some seconds of evidence. */
const abortRounds = 20;
/** Arm number of a visitor who is in every canary here. */
const inShare = 7;
const { remote, before, after } = subject;
const dataDir = join(rootDir, '.cache', 'bench', 'deploy');
const buildsDir = process.env['BUILDS_DIR'] ?? join(rootDir, '.cache', 'builds');

interface Times {
  readonly says: string;
  readonly ms: readonly number[];
}

const printTimes = (times: readonly Times[]): string =>
  [
    `${'what'.padEnd(64)}${'p50 ms'.padStart(8)}${'p95 ms'.padStart(8)}${'most'.padStart(8)}`,
    ...times.map(
      ({ says, ms }) => `${says.padEnd(64)}${percentile(ms, 0.5)}${percentile(ms, 0.95)}${percentile(ms, 1)}`,
    ),
  ].join('\n');

/** Each round returns to its start. The bench fails if the composition after the rollback differs. */
const runRounds = async (port: number, desk: Desk): Promise<readonly Times[]> => {
  const promoting: number[] = [];
  const promoted: number[] = [];
  const rolling: number[] = [];
  const rolledBack: number[] = [];
  const first = await awaitVersion(port, before);
  for (let round = 0; round < rounds; round += 1) {
    promoting.push(await desk.run('promote', `${remote}@${after}`));
    const there = await awaitVersion(port, after);
    promoted.push(there.passed);
    rolling.push(await desk.run('rollback', remote));
    const back = await awaitVersion(port, before);
    rolledBack.push(back.passed);
    if (there.composition === first.composition || back.composition !== first.composition)
      throw new Error(`Round ${round}: ${first.composition} → ${there.composition} → ${back.composition}.`);
  }
  return [
    { says: 'promote: done → a fresh page load carries the release', ms: promoted },
    { says: 'rollback: done → a fresh page load carries the former one', ms: rolledBack },
    { says: 'promote: the verb itself (verify, compare, sign, write)', ms: promoting },
    { says: 'rollback: the verb itself', ms: rolling },
  ];
};

/**
 * Measures a canary that is rolled back manually, and one that always fails until the watch aborts it: the time during which
 * visitors still get it.
 */
const runCanaries = async (port: number, desk: Desk, stores: OpenStores): Promise<readonly Times[]> => {
  const takenBack: number[] = [];
  const aborted: number[] = [];
  const begin = async (): Promise<void> => {
    await desk.run('promote', `${remote}@${after}`, '--percent', '50');
    await awaitVersion(port, after, { arm: armCookieValue(dataDir, inShare) });
  };
  for (let round = 0; round < rounds; round += 1) {
    await begin();
    await desk.run('rollback', remote);
    takenBack.push((await awaitVersion(port, before, { arm: armCookieValue(dataDir, inShare) })).passed);
  }
  for (let round = 0; round < abortRounds; round += 1) {
    await begin();
    const served = awaitVersion(port, before, { arm: armCookieValue(dataDir, inShare) }).then(() =>
      Date.now(),
    );
    const watch = { isOver: false };
    void served.finally(() => (watch.isOver = true)).catch(() => undefined);
    while (!watch.isOver) await tellFailure(port, { remote, canary: after, stable: before, dataDir });
    const { at, by } = await lastChange(stores);
    if (by !== 'canary-watch') throw new Error(`Round ${round}: the canary was ended by ${by}.`);
    aborted.push(Math.max(0, (await served) - at));
  }
  return [
    { says: 'canary taken back: done → its visitors’ fresh page is the stable one', ms: takenBack },
    { says: 'canary aborted by the watch → the same', ms: aborted },
  ];
};

const measure = async (port: number, desk: Desk, build: string, stores: OpenStores): Promise<string> => {
  for (const version of [before, after])
    await desk.run('publish', remote, '--version', version, '--from', build);
  await desk.run('promote', `${remote}@${before}`);
  const times = [...(await runRounds(port, desk)), ...(await runCanaries(port, desk, stores))];
  const started = await desk.runProcess('promote', `${remote}@${after}`);
  await awaitVersion(port, after);
  return [
    `${rounds} promotions and ${rounds} rollbacks of ${remote}, ${rounds} canaries rolled back and ${abortRounds} that fail and are aborted; a page is requested repeatedly until it contains the release.`,
    '',
    printTimes(times),
    '',
    `After each of the ${rounds} rollbacks the composition id was the former one.`,
    `As a separate command, including the start of node: one promote took ${(started / 1000).toFixed(1)} s.`,
  ].join('\n');
};

/**
 * A separate shop with new releases, channel and keys. Uses the gateway at `GATEWAY_ORIGIN`, or its own one, whose data is kept
 * because seeding takes time.
 */
export const benchDeploy = async (): Promise<string> => {
  for (const part of ['releases', 'channels', 'keys', 'seen'])
    rmSync(join(dataDir, part), { recursive: true, force: true });
  const [shellPort, gatewayPort] = [await freePort(), await freePort()];
  const gateway = process.env['GATEWAY_ORIGIN'] || null;
  const env = {
    ...process.env,

    DATA_DIR: dataDir,
    GATEWAY_ORIGIN: gateway ?? `http://127.0.0.1:${gatewayPort}`,
    ENCODE_AHEAD: 'off',
    RATE_READS: '100000',
    RATE_OBSERVATIONS: '100000',
    CANARY_PER_ADDRESS: '0',
  };
  const versions = await buildAll(builtPackages, () => undefined, env);
  const stores = openStores(env, rootDir);
  await goLive(stores, { versions, channel: 'production', buildsDir, by: 'bench' });
  const say = (text: string): void => void process.stderr.write(`${text}\n`);
  const onEnd = (name: string): void => say(`The ${name} ended.`);
  const services = await startServices({ env, shellPort, gatewayPort, gateway, say, onEnd });
  try {
    return await measure(shellPort, createDesk(env), join(buildsDir, remote, versions[remote] ?? ''), stores);
  } finally {
    await services.stop();
  }
};

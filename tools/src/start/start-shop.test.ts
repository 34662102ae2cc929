import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@detour/shared-releases/testing';
import { builtPackages } from '../release/build/build-all';
import { rootDir } from '../webpack/build-context';

const buildsIn = (dir: string): readonly string[] =>
  existsSync(dir) ? readdirSync(dir).flatMap((name) => readdirSync(join(dir, name))) : [];

/** `npm start` after its installation, on free ports, in folders of its own. Without a demonstration catalogue. */
const startAlone = async (settings: Readonly<Record<string, string>> = {}) => {
  const dir = mkdtempSync(join(tmpdir(), 'detour-start-'));
  const [shellPort, gatewayPort] = [await freePort(), await freePort()];
  const buildsDir = join(dir, 'builds');
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/src/start/start.main.ts'], {
    cwd: rootDir,
    env: {
      ...process.env,
      DATA_DIR: join(dir, 'data'),
      BUILDS_DIR: buildsDir,
      SHELL_PORT: String(shellPort),
      GATEWAY_PORT: String(gatewayPort),
      CATALOGUE_SIZE: 'none',
      ENCODE_AHEAD: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let trouble = '';
  child.stderr.on('data', (chunk) => (trouble += String(chunk)));
  const ended = new Promise<{ code: number | null; trouble: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, trouble })),
  );
  const gateway = `http://127.0.0.1:${gatewayPort}/api/health/ready`;
  return {
    child,
    ended,
    /** Folders of unfinished builds: they carry the number of their process. */
    drafts: () => buildsIn(buildsDir).filter((version) => /\.\d+$/.test(version)),
    finished: () => buildsIn(buildsDir).filter((version) => !/\.\d+$/.test(version)),
    gatewayAnswers: () =>
      fetch(gateway, { signal: AbortSignal.timeout(1000) }).then(
        () => true,
        () => false,
      ),
  };
};

const until = async (is: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await is())) await new Promise((resolve) => setTimeout(resolve, 50));
};

describe('a start whose packages are still being built', () => {
  it('ends with the message of a gateway that cannot start', async () => {
    const { ended, drafts, finished, gatewayAnswers } = await startAlone({ CATALOGUE_SIZE: 'huge' });
    const { code, trouble } = await ended;
    expect(code).toBe(1);
    expect(trouble).toContain('CATALOGUE_SIZE');
    expect(finished().length).toBeLessThan(builtPackages.length);
    await until(() => drafts().length === 0);
    expect(await gatewayAnswers()).toBe(false);
  }, 120_000);

  it('ends when the gateway ends after it was ready', async () => {
    const { ended, gatewayAnswers, child } = await startAlone();
    await until(gatewayAnswers);
    const children = spawn('pgrep', ['-P', String(child.pid), '-f', 'gateway/src/server.ts']);
    const pid = await new Promise<number>((resolve) =>
      children.stdout.once('data', (text) => resolve(Number(text))),
    );
    process.kill(pid, 'SIGKILL');
    expect(await ended).toMatchObject({ code: 1, trouble: expect.stringContaining('gateway') });
  }, 120_000);

  it('stops gateway and builds on a signal', async () => {
    const { child, ended, drafts, gatewayAnswers } = await startAlone();
    await until(async () => drafts().length > 0 && (await gatewayAnswers()));
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 0, trouble: '' });
    expect(await gatewayAnswers()).toBe(false);
    await until(() => drafts().length === 0);
  }, 120_000);
});

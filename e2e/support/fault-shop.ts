import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { dataDir, ports, rootDir } from './shop';

export interface FaultShop {
  /** Origin of the French site of this shop. */
  readonly origin: string;
  stop(): Promise<void>;
}

/** The release folder of a package that a test may change before the shop starts. */
export interface ReleaseUnderTest {
  readonly container: string;
  /** Rewrites a script and its hash, as a team that published a broken release would. */
  change(file: RegExp, edit: (code: string) => string): void;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const openRelease = (releases: string, name: string, version: string): ReleaseUnderTest => {
  const folder = join(releases, name, version);
  const tableFile = join(folder, 'release.json');
  const read = () =>
    JSON.parse(readFileSync(tableFile, 'utf8')) as { container: string; files: Record<string, string> };
  return {
    container: read().container,
    change(pattern, edit) {
      const table = read();
      const file = readdirSync(folder).find((entry) => pattern.test(entry));
      if (!file) throw new Error(`${name} ${version} has no file like ${String(pattern)}.`);
      const before = readFileSync(join(folder, file), 'utf8');
      const after = edit(before);
      if (after === before) throw new Error(`The fault changed nothing in ${file}.`);
      writeFileSync(join(folder, file), after);
      for (const packed of [`${file}.br`, `${file}.gz`]) rmSync(join(folder, packed), { force: true });
      table.files[file] = `sha384-${createHash('sha384').update(after).digest('base64')}`;
      writeFileSync(tableFile, JSON.stringify(table));
    },
  };
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A shell server of its own over a copy of the releases, with faults built in; the gateway is the common one. */
export const startFaultShop = async (
  name: string,
  sabotage: (release: (remote: string) => ReleaseUnderTest) => void,
): Promise<FaultShop> => {
  // Two workers may start a shop of one name at a time.
  const folder = join(rootDir, '.cache', 'faults', `${name}-${process.pid}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const releases = join(folder, 'releases');
  const channelFile = join(folder, 'production.json');
  cpSync(join(dataDir, 'channels', 'production.json'), channelFile);
  const channel = JSON.parse(readFileSync(channelFile, 'utf8')) as {
    releases: Record<string, { version: string; previous: null }>;
  };
  for (const [remote, entry] of Object.entries(channel.releases)) {
    cpSync(join(dataDir, 'releases', remote, entry.version), join(releases, remote, entry.version), {
      recursive: true,
    });
    // No last good release here: the fault itself is what is looked at.
    entry.previous = null;
  }
  writeFileSync(channelFile, JSON.stringify(channel));
  sabotage((remote) => openRelease(releases, remote, channel.releases[remote]?.version ?? ''));
  const port = await freePort();
  const server = spawn(process.execPath, ['--import', 'tsx', 'shell/server/server.ts'], {
    cwd: rootDir,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SHELL_PORT: String(port),
      RELEASES_DIR: releases,
      CHANNEL_FILE: channelFile,
      GATEWAY_ORIGIN: `http://127.0.0.1:${ports.gateway}`,
      LOG_LEVEL: 'warn',
    },
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const isUp = async (): Promise<boolean> =>
    (await fetch(`http://127.0.0.1:${port}/_shell/health`).catch(() => null))?.ok ?? false;
  for (let round = 0; !(await isUp()); round += 1) {
    if (round === 450) throw new Error(`The shell server of "${name}" did not start on port ${port}.`);
    await pause(100);
  }
  return {
    origin: `http://fr.localhost:${port}`,
    async stop() {
      server.kill('SIGTERM');
      await Promise.race([ended, pause(5000)]);
      if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Faults that a test switches by `window.fault`, so that the same page can heal: import, mount and render. */
export const addSwitchableFaults = (release: ReleaseUnderTest, pageHook?: string): void => {
  const { container } = release;
  release.change(
    /^entry\.js$/,
    (code) => `${code};(() => {
    const box = globalThis[${JSON.stringify(container)}];
    globalThis[${JSON.stringify(container)}] = { init: box.init, get: (name) => box.get(name).then((factory) => () => {
      if (globalThis.fault === 'import') throw new Error('fault at import');
      const module = factory();
      const mount = (props) =>
        globalThis.fault === 'mount' ? Promise.reject(new Error('fault at mount')) : module.mount(props);
      return { ...module, mount };
    }) };
  })();`,
  );
  if (pageHook === undefined) return;
  release.change(/^page\..*\.js$/, (code) =>
    code.replaceAll(
      `"${pageHook}"`,
      `(globalThis.fault==="render"?(()=>{throw new Error("fault at render")})():"${pageHook}")`,
    ),
  );
};

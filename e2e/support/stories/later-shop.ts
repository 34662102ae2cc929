import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@detour/shared-releases/testing';
import { rootDir } from '../shop';

/** A shop of its own, whose clock can be set on. */
export interface LaterShop {
  /** The same address on this shop. */
  at(address: string): string;
  /** Starts the shop again, with its data, as many days later. */
  moveOn(days: number): Promise<void>;
  stop(): Promise<void>;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const end = async (shop: ChildProcess): Promise<void> => {
  if (shop.exitCode !== null) return;
  const ended = new Promise<void>((resolve) => shop.once('exit', () => resolve()));
  shop.kill('SIGTERM');
  await ended;
};

/** Node's option that sets the clock of a process on: the gateway's, and the shell server's, whose time the pages take. */
const clockOption = (ms: number): string => {
  const code = `const Now=Date;globalThis.Date=class extends Now{constructor(...a){super(...(a.length?a:[Now.now()+${ms}]))}static now(){return Now.now()+${ms}}}`;
  return `--import=data:text/javascript,${encodeURIComponent(code)}`;
};

/** Starts a shop as `npm start` does, with empty data. It takes the present builds. */
export const startLaterShop = async (name: string): Promise<LaterShop> => {
  const [shellPort, gatewayPort] = [await freePort(), await freePort()];
  const folder = join(rootDir, '.cache', 'later', `${name}-${process.pid}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const start = async (ms: number): Promise<ChildProcess> => {
    let words = '';
    const shop = spawn(process.execPath, ['--import', 'tsx', 'tools/src/start/start.main.ts'], {
      cwd: rootDir,
      env: {
        ...process.env,
        SHELL_PORT: String(shellPort),
        GATEWAY_PORT: String(gatewayPort),
        DATA_DIR: folder,
        NODE_OPTIONS: ms > 0 ? clockOption(ms) : '',
        // All visitors of the tests share one address.
        RATE_READS: '100000',
        RATE_PURCHASES: '10000',
        RATE_REPORTS: '10000',
        HOLDS_PER_ADDRESS: '1000',
        ENCODE_AHEAD: 'off',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [shop.stdout, shop.stderr])
      stream.on('data', (text) => (words = `${words}${String(text)}`.slice(-2000)));
    const isUp = async (): Promise<boolean> =>
      (await fetch(`http://127.0.0.1:${shellPort}/api/health/ready`).catch(() => null))?.ok ?? false;
    for (let second = 0; !(await isUp()); second += 1) {
      if (shop.exitCode !== null) throw new Error(`The later shop ended at its start: ${words}`);
      if (second === 240) throw new Error(`The later shop does not serve on port ${shellPort}: ${words}`);
      await pause(1000);
    }
    return shop;
  };
  let shop = await start(0);
  return {
    at(address) {
      const moved = new URL(address);
      moved.port = String(shellPort);
      return moved.href;
    },
    async moveOn(days) {
      await end(shop);
      shop = await start(days * 86_400_000);
    },
    async stop() {
      await end(shop);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

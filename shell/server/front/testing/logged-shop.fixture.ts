import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, type Call, type CallAnswer } from './balancer.fixture';
import { startGatewayProcess } from './gateway.fixture';
import { createTestShell } from './shop.fixture';

type Ask = (what: Omit<Call, 'port' | 'from' | 'plain'>) => Promise<CallAnswer>;

/** A shell and a real gateway, both with the most detailed logging, and the gateway's mails in files. */
export interface LoggedShop {
  readonly ask: Ask;
  readonly askGateway: Ask;
  shellLog(): string;
  gatewayLog(): string;
  /** The first capture group of the pattern, from an existing or future mail. */
  mailed(pattern: RegExp): Promise<string>;
  /** Stops the gateway and returns all of its stored data except mails, as Latin-1, including database files. */
  kept(): Promise<string>;
  close(): Promise<void>;
}

const filesUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  );

/** Names of the HTML files of a folder. A file that is being written has another end, and may be renamed at any moment. */
const lettersIn = (folder: string): readonly string[] =>
  statSync(folder, { throwIfNoEntry: false })
    ? readdirSync(folder).filter((name) => name.endsWith('.html'))
    : [];

const readMail = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/=\r?\n/g, '')
    .replace(/=3D/g, '=');

const pause = () => new Promise((resolve) => setTimeout(resolve, 100));

export const startLoggedShop = async (): Promise<LoggedShop> => {
  const folder = mkdtempSync(join(tmpdir(), 'detour-logs-'));
  const gateway = await startGatewayProcess(folder, { LOG_LEVEL: 'trace', JOB_SECONDS: '1' });
  const origin = `http://127.0.0.1:${gateway.port}`;
  const shell = await createTestShell(folder, { LOG_LEVEL: 'trace', GATEWAY_ORIGIN: origin });
  const lines: string[] = [];
  const log = shell.log as unknown as Record<symbol, { write(line: string): boolean }>;
  for (const key of Object.getOwnPropertySymbols(Object.getPrototypeOf(log)).concat(
    Object.getOwnPropertySymbols(log),
  ))
    if (String(key) === 'Symbol(pino.stream)') log[key] = { write: (line) => Boolean(lines.push(line)) };
  await shell.listen({ host: '127.0.0.1', port: 0 });
  const asking =
    (port: number): Ask =>
    (what) =>
      call({
        ...what,
        port,
        from: '127.0.0.1',
        plain: true,
        headers: { host: 'fr.localhost', ...what.headers },
      });
  let closed = false;
  const mails = join(folder, 'gateway', 'mails');
  return {
    ask: asking((shell.server.address() as AddressInfo).port),
    askGateway: asking(gateway.port),
    shellLog: () => lines.join(''),
    gatewayLog: () => gateway.log(),
    async mailed(pattern) {
      while (!closed) {
        const texts = lettersIn(mails).map((name) => readMail(join(mails, name)));
        const found = texts.map((text) => pattern.exec(text)?.[1]).find((token) => token !== undefined);
        if (found) return found;
        await pause();
      }
      throw new Error(`No mail matches ${String(pattern)}.`);
    },
    async kept() {
      await gateway.stop();
      const files = filesUnder(join(folder, 'gateway')).filter((file) => !file.startsWith(mails));
      return files.map((file) => readFileSync(file, 'latin1')).join('\n');
    },
    async close() {
      closed = true;
      await shell.close();
      await gateway.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const debianFolder = '/usr/lib/postgresql';

/** Path of a client program: in `PG_BIN`, else the newest in Debian's folders, else from PATH. */
const findProgram = (name: string): string => {
  const chosen = process.env['PG_BIN'];
  if (chosen) return join(chosen, name);
  const debian = existsSync(debianFolder)
    ? readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a))
    : [];
  const found = debian.map((version) => join(debianFolder, version, 'bin', name)).find(existsSync);
  return found ?? name;
};

/** Removes the password: every user of the machine can read arguments. */
const withoutPassword = (url: string): { readonly address: string; readonly env: NodeJS.ProcessEnv } => {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return { address: address.href, env: password ? { ...process.env, PGPASSWORD: password } : process.env };
};

/** Runs `pg_dump` or `pg_restore`; throws with the program's output. */
export const runPostgresClient = async (
  name: 'pg_dump' | 'pg_restore',
  url: string,
  args: readonly string[],
): Promise<void> => {
  const { address, env } = withoutPassword(url);
  const child = spawn(findProgram(name), [...args, `--dbname=${address}`], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4000)));
  await new Promise<void>((resolve, reject) => {
    child.once('error', () =>
      reject(
        new Error(
          `${name} was not found: install PostgreSQL's client programs, of the server's version or later, or set PG_BIN to their folder.`,
        ),
      ),
    );
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name} exited with ${code}: ${said.trim()}`)),
    );
  });
};

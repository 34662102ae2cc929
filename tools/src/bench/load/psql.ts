import { execFileSync } from 'node:child_process';

/** Arguments of `psql` for the database of an address. */
export const psqlTo = (url: string): readonly string[] => {
  const address = new URL(url);
  return [
    '--host',
    address.searchParams.get('host') ?? address.hostname,
    '--username',
    address.username,
    '--dbname',
    address.pathname.slice(1),
    '--set',
    'ON_ERROR_STOP=1',
    '--quiet',
  ];
};

/** Rows of a query, each as its columns. */
export const readRows = (url: string, query: string): readonly (readonly string[])[] =>
  execFileSync('psql', [...psqlTo(url), '--no-align', '--tuples-only', '--command', query], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('|'));

/** Runs a statement. */
export const execute = (url: string, statement: string): void => {
  execFileSync('psql', [...psqlTo(url), '--command', statement]);
};

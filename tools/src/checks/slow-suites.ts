import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../webpack/build-context';

/** Suites that take seconds each without a database: pictures, the whole catalogue, bundles. */
const long = ['generate-catalogue', 'drawing.test', 'encod', 'tree-shaking', 'start-gateway', 'races'];

/** Whoever takes a fixture of `gateway/test` opens a database. */
const opensDatabase = /from '(?:\.\.\/)+test\//;

const databaseSuites = (): readonly string[] =>
  readdirSync(join(rootDir, 'gateway', 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => opensDatabase.test(readFileSync(join(rootDir, 'gateway', 'src', file), 'utf8')))
    .map((file) => `gateway/src/${file}`);

/** A pattern of the suites that only `npm test` runs, so that `verify` stays under two minutes. */
export const slowSuites = (): string => `(${[...long, ...databaseSuites()].join('|')})`;

import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LogConfig } from 'kysely';
import { migrate } from '../../src/migrations/migrate';
import { openDatabase, type OpenDatabase } from '../../src/database/open-database';

/** In the checkout's cache, so that a template serves many runs. */
export const templateFolder = (): string => {
  const folder = join(import.meta.dirname, '../../../.cache/databases');
  mkdirSync(folder, { recursive: true });
  return folder;
};

/** Hash of everything that defines a migrated database without rows. */
export const schemaHash = (): string => {
  const folder = join(import.meta.dirname, '../../src/migrations/steps');
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, name)));
  // The queue creates tables for each topic.
  for (const name of ['topics.ts', 'prepare-queue.ts'])
    hash.update(readFileSync(join(import.meta.dirname, '../../src/outbox', name)));
  return hash.digest('hex').slice(0, 12);
};

const templatePath = (): string => join(templateFolder(), `template-${schemaHash()}.tar`);

/** A new, migrated PGlite in memory. The first call in a checkout makes the template; later calls copy it in half a second. */
export const openEmbeddedTestDatabase = async (log?: LogConfig): Promise<OpenDatabase> => {
  const template = templatePath();
  if (existsSync(template)) return openDatabase({ template, ...(log ? { log } : {}) });
  const database = await openDatabase(log ? { log } : {});
  await migrate(database.db);
  const bytes = (await database.dump?.()) ?? new Uint8Array();
  // Suites run in parallel: each writes its own file, and the rename publishes one as the template.
  const draft = `${template}.${randomUUID()}`;
  await writeFile(draft, bytes);
  await rename(draft, template);
  return database;
};

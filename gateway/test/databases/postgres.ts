import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type OpenDatabase } from '../../src/database/open-database';
import {
  addressIn,
  awaitReady,
  end,
  execute,
  findPostgresBinaries,
  launch,
  prepareCluster,
  type Place,
} from './cluster';

/**
 * A PostgreSQL server for one suite that stops or changes it (other suites share one: `shared-cluster.ts`). It runs in a temporary
 * folder on a Unix socket, so it takes no port.
 */
export interface TestPostgres {
  /** URL of a new database with all tables. */
  createDatabase(): Promise<string>;
  /** Opens a new database with all tables. */
  open(poolSize?: number): Promise<OpenDatabase>;
  /** Simulates a power cut: all connections are lost, committed data is restored. */
  restart(): Promise<void>;
  /** Folder of its socket. */
  readonly folder: string;
  stop(): Promise<void>;
}

/** Starts a server with a migrated template; `stop` removes everything. */
export const startTestPostgres = async (): Promise<TestPostgres> => {
  const folder = mkdtempSync(join(tmpdir(), 'detour-pg-'));
  const place: Place = { bin: findPostgresBinaries(), folder };
  await prepareCluster(place);
  const admin = addressIn(place, 'postgres');
  let server = launch(place);
  await awaitReady(admin, server);

  let count = 0;
  const createDatabase = async (): Promise<string> => {
    const name = `suite_${(count += 1)}`;
    await execute(admin, `create database ${name} template template_shop`);
    return addressIn(place, name);
  };
  return {
    createDatabase,
    open: async (poolSize = 20) => openDatabase({ url: await createDatabase(), poolSize }),
    folder,
    async restart() {
      await end(server, 'SIGQUIT');
      server = launch(place);
      await awaitReady(admin, server);
    },
    async stop() {
      // No data is kept, so no clean shutdown is needed.
      await end(server, 'SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

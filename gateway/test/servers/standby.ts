import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  addressIn,
  awaitReady,
  copyForStandby,
  end,
  execute,
  findPostgresBinaries,
  launch,
} from '../databases/cluster';
import type { TestPostgres } from '../databases/postgres';

/** A read replica by streaming replication, on a Unix socket like its primary. */
export interface Standby {
  /** Address of a database of the primary on this server. */
  addressOf(url: string): string;
  /** Receives further commits without showing them. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Ends the server and its connections, as a power cut does. */
  cut(): Promise<void>;
  startAgain(): Promise<void>;
  stop(): Promise<void>;
}

export const startStandby = async ({ folder: primary }: TestPostgres): Promise<Standby> => {
  const bin = findPostgresBinaries();
  const place = { bin, folder: mkdtempSync(join(tmpdir(), 'detour-standby-')) };
  await copyForStandby({ bin, folder: primary }, place);
  const admin = addressIn(place, 'postgres');
  let server = launch(place);
  await awaitReady(admin, server);
  return {
    addressOf: (url) => addressIn(place, new URL(url).pathname.slice(1)),
    pause: () => execute(admin, 'select pg_wal_replay_pause()'),
    resume: () => execute(admin, 'select pg_wal_replay_resume()'),
    cut: () => end(server, 'SIGQUIT'),
    async startAgain() {
      server = launch(place);
      await awaitReady(admin, server);
    },
    async stop() {
      await end(server, 'SIGQUIT');
      rmSync(place.folder, { recursive: true, force: true });
    },
  };
};

import { createReadStream } from 'node:fs';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { systemClock } from '@detour/shared-contracts/base';
import { adminSocketPath } from '../settings/admin-socket-path';
import { createPhotoWorker } from '../photos/encoding/photo-worker';
import type { Config } from '../settings/settings';
import { lockDataFolder } from '../database/data-lock';
import { bringUpToDate } from '../migrations/migrate-as-owner';
import { openDatabase } from '../database/open-database';
import { addDemoRates, type DemoRatesReport } from './rates/demo-rates';
import { importHotels } from './hotels/import-hotels';
import type { ImportReport } from './import-report';
import { importPhotos } from './pictures/import-photos';
import { importRates } from './rates/import-rates';
import { isListening, sendToGateway } from './send-to-gateway';

export type ImportCommand = 'import-hotels' | 'import-rates' | 'import-photos' | 'demo-rates';

interface Job {
  readonly command: ImportCommand;
  /** Null for a command without a file. */
  readonly file: string | null;
}

type Report = ImportReport | DemoRatesReport;

const openFile = (file: string | null): Readable => (file ? createReadStream(file) : Readable.from([]));

/** Opens the database itself when no gateway runs, under the lock of the data folder. */
const runAlone = async (config: Config, jobs: readonly Job[]): Promise<readonly Report[]> => {
  const lock = await lockDataFolder(config.dataDir);
  if (!lock.ok) throw new Error(lock.error.message);
  const database = await openDatabase({ url: config.databaseUrl, dataDir: `${config.dataDir}/database` });
  const photoWorker = createPhotoWorker();
  try {
    await bringUpToDate(config, database.db);
    const deps = { db: database.db, clock: systemClock };
    const allowPrivate = config.environment !== 'production';
    const reports: Report[] = [];
    for (const { command, file } of jobs) {
      if (command === 'demo-rates') reports.push(await addDemoRates(deps));
      else if (command === 'import-rates') reports.push(await importRates(deps, openFile(file)));
      else {
        const pictures = { folder: file && dirname(file), allowPrivate, photoWorker };
        const run = command === 'import-hotels' ? importHotels : importPhotos;
        reports.push(await run({ ...deps, pictures }, openFile(file)));
      }
    }
    return reports;
  } finally {
    await photoWorker.stop();
    await database.close();
    await lock.value.release();
  }
};

/** Runs the jobs in the gateway of the data folder, or alone when none runs. */
export const runImport = async (config: Config, jobs: readonly Job[]): Promise<readonly Report[]> => {
  const socketPath = adminSocketPath(config.dataDir);
  if (!(await isListening(socketPath))) return runAlone(config, jobs);
  const reports: Report[] = [];
  for (const { command, file } of jobs) {
    reports.push((await sendToGateway(socketPath, command, openFile(file), file)) as Report);
  }
  return reports;
};

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { newTemporaryFolder } from '../../test/temporary-folder';
import { readConfig } from '../settings/read-config';
import { startGateway, type RunningGateway } from '../start-gateway';
import { runImport } from './run-import';

// Starts real gateways on a real data folder.

const hotels =
  'id,name,city,country,lat,lng\nA,Hôtel des Essais,Amboise,FR,47.41,0.98\nB,Nowhere,Amboise,FR,0,0\n';
const rates = 'hotel,room_type,night,price,rooms\nA,Double,2027-05-14,100,2\n';

describe('the command line of the importer', () => {
  let gateway: RunningGateway | null = null;
  afterEach(() => gateway?.stop());

  it('opens the database itself when no gateway runs, otherwise uses the gateway', async () => {
    const folder = await newTemporaryFolder();
    const dataDir = join(folder, 'gateway');
    const config = readConfig({
      DATA_DIR: dataDir,
      PORT: '0',
      CATALOGUE_SIZE: 'none',
      ENCODE_AHEAD: 'off',
      CLOCK_START: '2026-11-23T09:00:00Z',
    });
    const file = async (name: string, text: string): Promise<string> => {
      const path = join(folder, name);
      await writeFile(path, text);
      return path;
    };
    const hotelFile = await file('hotels.csv', hotels);
    const alone = await runImport(config, [{ command: 'import-hotels', file: hotelFile }]);
    expect(alone).toMatchObject([
      { kind: 'hotels', added: 1, refusedRows: 1, refusals: [{ line: 3, column: 'lat' }] },
    ]);

    gateway = await startGateway(config, pino({ level: 'silent' }), async () => undefined);
    const through = await runImport(config, [
      { command: 'import-hotels', file: hotelFile },
      { command: 'import-rates', file: await file('rates.csv', rates) },
    ]);
    expect(through).toMatchObject([
      { kind: 'hotels', unchanged: 1 },
      { kind: 'rates', added: 1 },
    ]);
    const broken = runImport(config, [{ command: 'import-rates', file: await file('no.csv', 'a,b\n1,2\n') }]);
    await expect(broken).rejects.toThrow('Line 1 has no column hotel, room_type, night, price, rooms');
    expect(await gateway.app.gateway.db.selectFrom('package').select('from_price').execute()).toEqual([
      { from_price: 10_000 },
    ]);
  });
});

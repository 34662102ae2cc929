import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openEmbeddedTestDatabase } from '../../../test/databases/embedded';
import { startTestPostgres, type TestPostgres } from '../../../test/databases/postgres';
import { newTemporaryFolder } from '../../../test/temporary-folder';
import { startTimeout } from '../../../test/databases/test-databases';
import { readConfig } from '../../settings/read-config';
import { type Config } from '../../settings/settings';
import { lockDataFolder } from '../../database/data-lock';
import { makeBackup } from './make-backup';
import { restoreBackup } from './restore-backup';

const configOf = async (env: Readonly<Record<string, string>> = {}): Promise<Config> =>
  readConfig({ DATA_DIR: await newTemporaryFolder(), ...env });

describe('a backup is rejected', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startTestPostgres();
  }, startTimeout);
  afterAll(() => postgres.stop());

  let file: string;
  let config: Config;
  beforeAll(async () => {
    config = await configOf();
    const folder = join(config.dataDir, 'backups');
    const database = await openEmbeddedTestDatabase();
    ({ file } = await makeBackup({ database, url: undefined, folder, now: Date.now() }));
    await database.close();
  }, 2 * startTimeout);

  const edited = async (edit: (bytes: Buffer) => Buffer): Promise<string> => {
    const copy = join(await newTemporaryFolder(), 'copy.backup');
    await writeFile(copy, edit(await readFile(file)));
    return copy;
  };
  const withHeader = (edit: (manifest: Record<string, unknown>) => object) =>
    edited((bytes) => {
      const end = bytes.indexOf('\n');
      const manifest = JSON.parse(bytes.toString('utf8', 0, end)) as Record<string, unknown>;
      return Buffer.concat([Buffer.from(JSON.stringify(edit(manifest))), bytes.subarray(end)]);
    });

  it.each([
    ['that does not exist', async () => '/nowhere/at-all', 'There is no file'],
    ['that is not a backup', () => edited(() => Buffer.from('hello')), 'is not a backup of this shop'],
    ['of another format', () => withHeader((one) => ({ ...one, format: 2 })), 'or has a later format'],
    ['that is truncated', () => edited((bytes) => bytes.subarray(0, -1)), 'is incomplete: it has'],
    [
      'with one altered byte',
      () =>
        edited((bytes) => (bytes.writeUInt8(bytes.readUInt8(bytes.length - 9) ^ 1, bytes.length - 9), bytes)),
      'its checksum does not match',
    ],
    [
      'of a later version',
      () => withHeader((one) => ({ ...one, migrations: ['9999-later'] })),
      'does not know 9999-later',
    ],
    [
      'of the other database',
      () => withHeader((one) => ({ ...one, kind: 'postgresql' })),
      'set DATABASE_URL to an empty database',
    ],
  ])('%s', async (_name, make, sentence) => {
    const target = await configOf();
    const restored = await restoreBackup(await make(), target);
    expect(restored).toMatchObject({ ok: false, error: { message: expect.stringContaining(sentence) } });
    expect(await readdir(target.dataDir)).not.toContain('database');
  });

  it('by a folder with a shop, and by a database with tables', async () => {
    await mkdir(join(config.dataDir, 'database'));
    await writeFile(join(config.dataDir, 'database', 'PG_VERSION'), '18');
    expect(await restoreBackup(file, config)).toMatchObject({ ok: false, error: { kind: 'not-empty' } });
    const url = await postgres.createDatabase();
    const copy = await withHeader((one) => ({ ...one, kind: 'postgresql' }));
    const target = await configOf({ DATABASE_URL: url });
    expect(await restoreBackup(copy, target)).toMatchObject({ ok: false, error: { kind: 'not-empty' } });
  });

  it('by a folder in use by a gateway', async () => {
    const target = await configOf();
    const lock = await lockDataFolder(target.dataDir);
    const restored = await restoreBackup(file, target);
    expect(restored).toMatchObject({ ok: false, error: { kind: 'locked' } });
    if (lock.ok) await lock.value.release();
  });

  it('for everybody except its owner', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(join(config.dataDir, 'backups'))).toHaveLength(1);
  });

  it('and leaves no file when its archive is damaged', async () => {
    const copy = await edited((bytes) => {
      const end = bytes.indexOf('\n');
      const manifest = JSON.parse(bytes.toString('utf8', 0, end)) as Record<string, unknown>;
      const payload = bytes.subarray(end + 1, end + 1 + 200_000);
      const sha256 = createHash('sha256').update(payload).digest('hex');
      const header = JSON.stringify({ ...manifest, bytes: payload.length, sha256 });
      return Buffer.concat([Buffer.from(`${header}\n`), payload]);
    });
    const target = await configOf();
    await expect(restoreBackup(copy, target)).rejects.toThrow();
    expect(await readdir(target.dataDir)).toEqual([]);
  });
});

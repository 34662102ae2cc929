import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { err, ok, type Result } from '@detour/shared-contracts/base';

/** Metadata of a backup. Counts and payload are of the same moment. */
export interface Manifest {
  readonly format: 1;
  /** `embedded`: gzipped archive of PGlite's folder. `postgresql`: archive of pg_dump. */
  readonly kind: 'embedded' | 'postgresql';
  /** ISO timestamp. */
  readonly createdAt: string;
  /** Names of the applied migrations. */
  readonly migrations: readonly string[];
  /** `server_version` of the database. */
  readonly serverVersion: string;
  readonly counts: Readonly<Record<'orders' | 'vouchers' | 'accounts', number>>;
  /** Ids of the keys that seal voucher codes; a backup does not contain the keys. */
  readonly keys: readonly string[];
  readonly bytes: number;
  /** SHA-256 of the payload, hex. */
  readonly sha256: string;
}

const longestHeader = 64 * 1024;

const hashFile = async (file: string, start = 0): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file, { start })) hash.update(chunk as Buffer);
  return hash.digest('hex');
};

const syncFile = async (file: string): Promise<void> => {
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
};

/** Writes header and payload to a file readable by its owner only. The file gets its name after a successful fsync. */
export const writeBackup = async (
  file: string,
  payload: string,
  content: Omit<Manifest, 'format' | 'bytes' | 'sha256'>,
): Promise<Manifest> => {
  const manifest: Manifest = {
    format: 1,
    ...content,
    bytes: (await stat(payload)).size,
    sha256: await hashFile(payload),
  };
  const draft = `${file}.part`;
  const out = createWriteStream(draft, { mode: 0o600 });
  out.write(`${JSON.stringify(manifest)}\n`);
  await pipeline(createReadStream(payload), out);
  await syncFile(draft);
  await rename(draft, file);
  return manifest;
};

export interface OpenBackup {
  readonly manifest: Manifest;
  /** Offset of the payload in the file. */
  readonly start: number;
}

const readHeader = async (file: string): Promise<{ line: string; start: number } | null> => {
  const handle = await open(file, 'r');
  try {
    const buffer = Buffer.alloc(longestHeader);
    const { bytesRead } = await handle.read(buffer, 0, longestHeader, 0);
    const end = buffer.subarray(0, bytesRead).indexOf('\n');
    return end < 0 ? null : { line: buffer.toString('utf8', 0, end), start: end + 1 };
  } finally {
    await handle.close();
  }
};

const parseManifest = (line: string): Manifest | null => {
  try {
    const manifest = JSON.parse(line) as Partial<Manifest> | null;
    return manifest?.format === 1 && typeof manifest.sha256 === 'string' ? (manifest as Manifest) : null;
  } catch {
    return null;
  }
};

/** Opens a backup and verifies its checksum; the error is a sentence for the operator. */
export const readBackup = async (file: string): Promise<Result<OpenBackup>> => {
  const size = await stat(file).then(
    (found) => found.size,
    () => null,
  );
  if (size === null) return err({ kind: 'missing', message: `There is no file ${file}.` });
  const header = await readHeader(file);
  const manifest = header && parseManifest(header.line);
  if (!manifest)
    return err({ kind: 'format', message: `${file} is not a backup of this shop, or has a later format.` });
  const found = size - header.start;
  if (found !== manifest.bytes)
    return err({
      kind: 'broken',
      message: `${file} is incomplete: it has ${found} of ${manifest.bytes} bytes.`,
    });
  if ((await hashFile(file, header.start)) !== manifest.sha256)
    return err({ kind: 'broken', message: `${file} is damaged: its checksum does not match.` });
  return ok({ manifest, start: header.start });
};

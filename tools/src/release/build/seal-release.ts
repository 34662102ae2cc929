import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ok, type Result } from '@detour/shared-contracts/base';
import type { Refusal } from '@detour/shared-releases/base';
import { integrityOf, signBytes, type SigningKey } from '@detour/shared-releases/trust';
import {
  baseOf,
  checkReleaseFolder,
  containerOf,
  filesUnder,
  parseMaterials,
  parseReleaseTable,
  printTableScript,
  provenanceFile,
  signatureFile,
  signProvenance,
  tableFile,
  tableScript,
  type ReleaseId,
  type ReleaseTable,
} from '@detour/shared-releases/release';
import { compressScript } from './weight/compress-script';
import { unknownMaterials } from './read-materials';

const refuse = (message: string): Result<never, Refusal> => ({
  ok: false,
  error: { kind: 'refused', message },
});

const isText = (file: string): boolean => /\.(js|cjs|json|css|txt)$/.test(file);
const isCompressed = (file: string): boolean => /\.(br|gz)$/.test(file);

/** Ten hex digits of the inputs. Unique within a build, so they can be replaced safely. */
const inputHash = /-([0-9a-f]{10})$/;

export interface Sealing {
  /** The build, which stays unchanged. */
  readonly build: string;
  readonly id: ReleaseId;
  readonly key: SigningKey;
  /** Also recompresses renamed scripts. Default: true. */
  readonly compress?: boolean;
}

/** Replaces version and container name everywhere in a build's files. */
const rename = async (
  folder: string,
  from: ReleaseId,
  { id: to, compress = true }: Sealing,
): Promise<Result<null, Refusal>> => {
  const [, token] = inputHash.exec(from.version) ?? [];
  if (!token)
    return refuse(
      `The build ${from.version} does not carry the hash of its inputs, so it cannot be renamed.`,
    );
  for (const file of (await filesUnder(folder)).filter((path) => !isCompressed(path))) {
    const path = join(folder, file);
    const bytes = readFileSync(path);
    if (!bytes.includes(token)) continue;
    if (!isText(file)) return refuse(`${file} contains the build's version but is not a text file.`);
    const text = bytes
      .toString('utf8')
      .replaceAll(containerOf(from), containerOf(to))
      .replaceAll(from.version, to.version);
    if (text.includes(token)) return refuse(`${file} contains the hash ${token} in an unknown form.`);
    writeFileSync(path, text);
    if (compress && file.endsWith('.js')) compressScript(path, Buffer.from(text));
  }
  return ok(null);
};

/** The table with the hashes of the renamed files. Writes the table's script, which has these hashes too, and the provenance. */
const withHashes = async (folder: string, table: ReleaseTable, sealing: Sealing): Promise<ReleaseTable> => {
  const { id, compress = true } = sealing;
  const listed = (await filesUnder(folder)).filter((file) => file !== tableFile && !isCompressed(file));
  const hash = (file: string): [string, string] => [file, integrityOf(readFileSync(join(folder, file)))];
  const files = Object.fromEntries(listed.filter((file) => file !== tableScript).map(hash));
  if (listed.includes(tableScript)) {
    const code = Buffer.from(printTableScript({ ...table, files }));
    writeFileSync(join(folder, tableScript), code);
    if (compress) compressScript(join(folder, tableScript), code);
    Object.assign(files, Object.fromEntries([hash(tableScript)]));
  }
  const { materials, ...others } = table;
  writeFileSync(
    join(folder, provenanceFile),
    signProvenance({
      id,
      files,
      materials: parseMaterials(materials) ?? unknownMaterials,
      keys: [sealing.key],
    }),
  );
  Object.assign(files, Object.fromEntries([hash(provenanceFile)]));
  return { ...others, version: id.version, base: baseOf(id), container: containerOf(id), files };
};

/**
 * Creates a release from a build in an empty folder: the tested bytes with only version strings replaced, then hashed and signed.
 */
export const sealRelease = async (
  folder: string,
  sealing: Sealing,
): Promise<Result<ReleaseTable, Refusal>> => {
  const { build, id, key } = sealing;
  if (!existsSync(join(build, tableFile)))
    return refuse(`${build} is not a finished build: it has no ${tableFile}.`);
  cpSync(build, folder, { recursive: true });
  const built = parseReleaseTable(readFileSync(join(folder, tableFile), 'utf8'));
  if (!built.ok) return built;
  const from = { name: built.value.remote, version: built.value.version };
  if (from.name !== id.name) return refuse(`${build} is a build of ${from.name}, not of ${id.name}.`);
  const whole = await checkReleaseFolder(folder, built.value);
  if (!whole.ok) return whole;
  const renamed = from.version === id.version ? ok(null) : await rename(folder, from, sealing);
  if (!renamed.ok) return renamed;
  const table = await withHashes(folder, built.value, sealing);
  const bytes = JSON.stringify(table, null, 1);
  writeFileSync(join(folder, tableFile), bytes);
  writeFileSync(join(folder, signatureFile), JSON.stringify(signBytes(key, 'release', bytes)));
  return ok(table);
};

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { emptyContract } from './empty-contract';
import { signatureFile, tableFile } from '../release/release-folder';
import type { Materials } from '../release/provenance/materials';
import { baseOf, containerOf } from '../release/release-id';
import type { ReleaseId, ReleaseTable } from '../release/release-document';
import { integrityOf, signBytes } from '../trust/signing';
import type { SigningKey } from '../trust/trust-document';

export interface TestRelease {
  readonly folder: string;
  readonly table: ReleaseTable;
}

export type TestFiles = Readonly<Record<string, string>>;

/** Small, with one of each: entry, chunk, messages, server bundle, contract. */
export const testFiles = ({ name, version }: ReleaseId): TestFiles => ({
  'entry.js': `var entry="${containerOf({ name, version })}";`,
  'page.1a2b3c4d.js': `console.log("/_r/${name}/${version}/");`,
  'messages/fr_FR.js': '0;',
  'server.cjs': `module.exports = { version: ${JSON.stringify(version)} };`,
  'contract.json': JSON.stringify(emptyContract(name, { version, owner: name.replace('remote-', '') })),
  ...(name === 'shell' ? { 'global.css': 'html{}' } : {}),
});

/** Of a build that a pipeline made from a commit. */
export const testMaterials: Materials = {
  repository: 'https://code.example/shop',
  commit: '0123456789abcdef0123456789abcdef01234567',
  changed: false,
  lockfile: 'ab'.repeat(32),
  builder: 'https://ci.example/pipelines/7',
  node: 'v22.0.0',
  startedAt: 1_700_000_000_000,
};

/** `release.json` for these files. */
export const testTable = (id: ReleaseId, files: TestFiles): ReleaseTable =>
  ({
    remote: id.name,
    version: id.version,
    base: baseOf(id),
    container: containerOf(id),
    entry: 'entry.js',
    scripts: { page: ['entry.js', 'page.1a2b3c4d.js'] },
    messages: { fr_FR: 'messages/fr_FR.js' },
    materials: testMaterials,
    files: Object.fromEntries(
      Object.entries(files).map(([path, text]) => [path, integrityOf(Buffer.from(text))]),
    ),
  }) as ReleaseTable;

/** A small release in a new temporary folder, ready for `publish`. Signed when a key is given. */
export const writeTestRelease = (
  id: ReleaseId,
  { key, files = testFiles(id) }: { readonly key?: SigningKey; readonly files?: TestFiles } = {},
): TestRelease => {
  const folder = mkdtempSync(join(tmpdir(), 'detour-release-'));
  const table = testTable(id, files);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
    if (path.endsWith('.js')) writeFileSync(join(folder, `${path}.gz`), gzipSync(text));
  }
  const bytes = JSON.stringify(table, null, 1);
  writeFileSync(join(folder, tableFile), bytes);
  if (key) writeFileSync(join(folder, signatureFile), JSON.stringify(signBytes(key, 'release', bytes)));
  return { folder, table };
};

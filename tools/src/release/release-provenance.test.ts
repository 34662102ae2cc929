import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { changeChannel, planPromotion } from '@detour/shared-releases/channel';
import { provenanceFile, signProvenance, tableFile, signatureFile } from '@detour/shared-releases/release';
import { openStores } from '@detour/shared-releases/stores';
import { testFiles, testMaterials, writeTestRelease } from '@detour/shared-releases/testing';
import { integrityOf, keyFileOf, readSigningKey, readTrust, signBytes } from '@detour/shared-releases/trust';
import { rootDir } from '../webpack/build-context';
import { createReleaseScene, startGatewayOfScene, type ReleaseScene } from './testing/release-scene';

let gateway: { readonly origin: string; close(): void };
let scene: ReleaseScene;

beforeAll(async () => {
  gateway = await startGatewayOfScene();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  scene = createReleaseScene({ GATEWAY_ORIGIN: gateway.origin });
  await scene.release('shell', '1.0.0');
  await scene.release('remote-search', '1.0.0');
});

const keyOf = (owner: string) => readSigningKey(keyFileOf(join(scene.dataDir, 'keys'), owner));

/** Puts a release into the store as another tool could, with a valid signature of its team. */
const store = (version: string, provenance: string | null): void => {
  const id = { name: 'remote-search', version };
  const { folder, table } = writeTestRelease(id, { key: keyOf('search') });
  if (provenance !== null) {
    const files = { ...table.files, [provenanceFile]: integrityOf(Buffer.from(provenance)) };
    const bytes = JSON.stringify({ ...table, files });
    writeFileSync(join(folder, provenanceFile), provenance);
    writeFileSync(join(folder, tableFile), bytes);
    writeFileSync(join(folder, signatureFile), JSON.stringify(signBytes(keyOf('search'), 'release', bytes)));
  }
  const to = join(scene.dataDir, 'releases', 'remote-search', version);
  mkdirSync(dirname(to), { recursive: true });
  cpSync(folder, to, { recursive: true });
};

const signedBy = (owner: string, version: string): string => {
  const id = { name: 'remote-search', version };
  const files = Object.fromEntries(
    Object.entries(testFiles(id)).map(([path, text]) => [path, integrityOf(Buffer.from(text))]),
  );
  return signProvenance({ id, files, materials: testMaterials, keys: [keyOf(owner)] });
};

const promote = async (version: string): Promise<string> => {
  const ran = await scene.run('promote', `remote-search@${version}`);
  return ran.code === 0 ? 'live' : ran.trouble;
};

/** Makes a release live as a command line from before provenance did. */
const promoteAsBefore = async (version: string): Promise<void> => {
  const { channels } = openStores(scene.settings, rootDir);
  const trust = readTrust(join(scene.dataDir, 'keys', 'trust.json'));
  const options = { channel: 'production', kind: 'promote', by: 'me', why: '', production: false } as const;
  const changed = await changeChannel(
    channels,
    { ...options, trust, signer: keyOf('search'), now: () => Date.now() },
    (state) => planPromotion(state, { id: { name: 'remote-search', version }, percent: 100, now: 1 }),
  );
  expect(changed.ok).toBe(true);
};

describe('promote', () => {
  it('takes a release whose provenance its team signed', async () => {
    store('1.1.0', signedBy('search', '1.1.0'));
    expect(await promote('1.1.0')).toBe('live');
  });

  it('refuses a release without, with a foreign and with an unreadable provenance; check and what-if do too', async () => {
    store('1.1.0', null);
    store('1.2.0', signedBy('product', '1.2.0'));
    store('1.3.0', signedBy('search', '1.1.0'));
    store('1.4.0', '{}');
    expect(await promote('1.1.0')).toContain('has no provenance, and was never live in production');
    expect(await promote('1.2.0')).toContain('The key "product-development" may not sign it');
    expect(await promote('1.3.0')).toContain('is about other files than the release has');
    expect(await promote('1.4.0')).toContain('It is not a DSSE envelope');
    for (const verb of ['check', 'what-if'])
      expect((await scene.run(verb, 'remote-search@1.1.0')).trouble).toContain('has no provenance');
  });

  it('takes an older release without one where it was live before', async () => {
    store('0.9.0', null);
    await promoteAsBefore('0.9.0');
    await scene.run('rollback', 'remote-search', '--to', '1.0.0');
    expect(await promote('0.9.0')).toBe('live');
    const elsewhere = await scene.run('promote', 'remote-search@0.9.0', '--channel', 'preview');
    expect([elsewhere.code, elsewhere.trouble]).toEqual([1, expect.stringContaining('has no provenance')]);
  });
});

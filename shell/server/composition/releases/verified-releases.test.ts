/** @jest-environment node */
import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signBytes, type SigningKey, type TrustDocument } from '@detour/shared-releases/trust';
import {
  createFolderReleaseStore,
  signatureFile,
  tableFile,
  type ReleaseId,
  type ReleaseStore,
  type ReleaseTable,
} from '@detour/shared-releases/release';
import { createTestKeys, writeTestRelease } from '@detour/shared-releases/testing';
import { createVerifiedReleases } from './verified-releases';

const keys = createTestKeys();
const id: ReleaseId = { name: 'remote-search', version: '1.4.0' };
let root: string;
let store: ReleaseStore;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'detour-verified-'));
  store = createFolderReleaseStore(root);
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const placeOf = ({ name, version }: ReleaseId): string => join(root, name, version);

const publish = async (key: SigningKey | null = keys.search, as = id): Promise<string> => {
  const { folder } = writeTestRelease(as, key ? { key } : {});
  await store.publish(as, folder);
  return placeOf(as);
};

/** Rewrites the table like an attacker with access to the store. Signs it again only when a key is given. */
const changeTable = (place: string, edit: (table: ReleaseTable) => object, key?: SigningKey): void => {
  const table = JSON.parse(readFileSync(join(place, tableFile), 'utf8')) as ReleaseTable;
  const text = JSON.stringify({ ...table, ...edit(table) });
  writeFileSync(join(place, tableFile), text);
  if (key) writeFileSync(join(place, signatureFile), JSON.stringify(signBytes(key, 'release', text)));
};

const open = async ({
  trust = keys.trust,
  production = true,
  now = 1000,
  as = id,
}: {
  trust?: TrustDocument;
  production?: boolean;
  now?: number;
  as?: ReleaseId;
} = {}): Promise<string> => {
  const verified = createVerifiedReleases({ store, trust: () => trust, production, now: () => now });
  const opened = await verified.open(as);
  expect(verified.find(as) !== null).toBe(opened.ok);
  return opened.ok ? 'accepted' : opened.error.kind;
};

describe('a local release', () => {
  it('is accepted when its team signed it and nothing was changed', async () => {
    await publish();
    expect(await open()).toBe('accepted');
  });

  it('stops an attack by an unsigned release', async () => {
    await publish(null);
    expect(await open()).toBe('missing');
  });

  it('stops an attack by an unknown key', async () => {
    await publish(keys.stranger);
    expect(await open()).toBe('unknown-key');
  });

  it('stops an attack by another team’s key', async () => {
    await publish(keys.product);
    expect(await open()).toBe('not-allowed');
  });

  it('stops an attack by a signature of another key under the id of a trusted key', async () => {
    const place = await publish();
    const table = readFileSync(join(place, tableFile));
    const forged = { ...signBytes(keys.stranger, 'release', table), key: keys.search.id };
    writeFileSync(join(place, signatureFile), JSON.stringify(forged));
    expect(await open()).toBe('wrong-signature');
  });

  it('stops an attack by a signature for a channel that is presented for a release', async () => {
    const place = await publish();
    const table = readFileSync(join(place, tableFile));
    writeFileSync(join(place, signatureFile), JSON.stringify(signBytes(keys.search, 'channel', table)));
    expect(await open()).toBe('wrong-signature');
  });

  it('stops an attack by a revoked key', async () => {
    await publish();
    expect(await open({ trust: keys.with(keys.search, { revokedAt: 1000 }) })).toBe('revoked-key');
    expect(await open({ trust: keys.with(keys.search, { revokedAt: 1001 }) })).toBe('accepted');
  });

  it('stops an attack by a development key in production', async () => {
    await publish();
    const trust = keys.with(keys.search, { development: true });
    expect(await open({ trust })).toBe('development-key');
    expect(await open({ trust, production: false })).toBe('accepted');
  });

  it('stops an attack by a table that was changed after signing', async () => {
    const place = await publish();
    changeTable(place, ({ files }) => ({ files: { ...files, 'entry.js': files['page.1a2b3c4d.js'] } }));
    expect(await open()).toBe('wrong-signature');
  });

  it.each(['entry.js', 'page.1a2b3c4d.js', 'server.cjs', 'messages/fr_FR.js'])(
    'stops an attack by a file that was swapped in the store: %s',
    async (file) => {
      const place = await publish();
      appendFileSync(join(place, file), ' ');
      expect(await open()).not.toBe('accepted');
    },
  );

  it('stops an attack by a compressed file that differs from its script', async () => {
    const place = await publish();
    const other = join(place, 'page.1a2b3c4d.js.gz');
    writeFileSync(join(place, 'entry.js.gz'), readFileSync(other));
    expect(await open()).not.toBe('accepted');
  });

  it('stops an attack by a foreign remote name in a table, signed by the foreign team', async () => {
    const place = await publish(keys.search);
    changeTable(place, () => ({ remote: 'remote-product' }), keys.search);
    expect(await open()).toBe('wrong-identity');
  });

  it('stops an attack by the release of one remote published under another’s name', async () => {
    const place = await publish(keys.search);
    const foreign = { name: 'remote-product', version: id.version };
    await publish(keys.product, { ...foreign, version: '0' });
    renameSync(place, placeOf(foreign));
    expect(await open({ as: foreign })).toBe('not-allowed');
  });

  it('stops an attack by a version that was renamed to look newer', async () => {
    const place = await publish();
    const newer = { ...id, version: '9.0.0' };
    renameSync(place, placeOf(newer));
    expect(await open({ as: newer })).toBe('wrong-identity');
  });

  it('stops an attack by a table that takes the global of another release', async () => {
    const place = await publish();
    changeTable(place, () => ({ container: 'remote_product_1_0_0' }), keys.search);
    expect(await open()).toBe('wrong-identity');
  });

  it('stops an attack by a table that is served from another place', async () => {
    const place = await publish();
    changeTable(place, () => ({ base: 'https://evil.example/' }), keys.search);
    expect(await open()).toBe('wrong-identity');
  });

  it.each(['../shell/1/shell.js', '/etc/passwd', 'a/../../b.js', '..\\evil.js', './entry.js', ''])(
    'stops an attack by path traversal in a file name of a table: %p',
    async (path) => {
      const place = await publish();
      changeTable(place, ({ files }) => ({ files: { ...files, [path]: files['entry.js'] } }), keys.search);
      expect(await open()).toBe('malformed');
    },
  );

  it.each(['../1.4.0', '..', '1.4.0/../../x', '', '.hidden'])(
    'stops an attack by path traversal in a version: %p',
    async (version) => {
      await publish();
      expect(await open({ as: { ...id, version } })).not.toBe('accepted');
    },
  );

  it('stops an attack by a script in a table that has no hash', async () => {
    const place = await publish();
    changeTable(
      place,
      ({ scripts }) => ({ scripts: { ...scripts, page: ['entry.js', 'evil.js'] } }),
      keys.search,
    );
    expect(await open()).toBe('malformed');
  });

  it('stops an attack by a symbolic link in place of a whole release', async () => {
    const place = await publish();
    const elsewhere = join(root, 'elsewhere');
    renameSync(place, elsewhere);
    symlinkSync(elsewhere, place);
    expect(await open()).not.toBe('accepted');
  });
});

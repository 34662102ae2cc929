import { mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createDevelopmentKeys,
  createSigningKey,
  keyFileOf,
  readSigningKey,
  trustedKeyOf,
} from './development-keys';
import { readTrust } from './read-trust';
import { signBytes, verifySignature } from './signing';

const repository = (owners: Readonly<Record<string, string>>): string => {
  const root = mkdtempSync(join(tmpdir(), 'detour-root-'));
  for (const [name, owner] of Object.entries(owners)) {
    mkdirSync(join(root, name), { recursive: true });
    writeFileSync(join(root, name, 'contract.json'), JSON.stringify({ remote: name, owner }));
  }
  return root;
};

describe('createDevelopmentKeys', () => {
  const root = repository({ 'remote-search': 'search', 'remote-boxes': 'gifts', 'remote-gifting': 'gifts' });
  const newFolder = (): string => join(mkdtempSync(join(tmpdir(), 'detour-keys-')), 'keys');

  it('creates a key per team, a platform key and a key per role, all marked as development keys', async () => {
    const { keys } = await createDevelopmentKeys(newFolder(), root);
    expect(keys.map(({ id, packages, development }) => [id, packages, development])).toEqual([
      ['platform-development', '*', true],
      ['canary-watch-development', [], true],
      ['rollout-plans-development', [], true],
      ['operator-development', [], true],
      ['gifts-development', ['remote-boxes', 'remote-gifting'], true],
      ['search-development', ['remote-search'], true],
    ]);
  });

  it('makes private keys readable for their owner only, and keeps them out of the trust document', async () => {
    const dir = newFolder();
    await createDevelopmentKeys(dir, root);
    const file = keyFileOf(dir, 'search');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(dir, 'trust.json'), 'utf8')).not.toContain(readSigningKey(file).privateKey);
  });

  it('creates them once, even with concurrent processes', async () => {
    const dir = newFolder();
    const both = await Promise.all([createDevelopmentKeys(dir, root), createDevelopmentKeys(dir, root)]);
    const again = await createDevelopmentKeys(dir, root);
    expect([both[1], again, readTrust(join(dir, 'trust.json'))]).toEqual([both[0], both[0], both[0]]);
    const key = again.keys.find(({ owner }) => owner === 'search') ?? { publicKey: '' };
    const signature = signBytes(readSigningKey(keyFileOf(dir, 'search')), 'release', 'x');
    expect(verifySignature(key, 'release', 'x', signature)).toBe(true);
  });

  it('keeps manually added keys, and creates a key for a new team', async () => {
    const dir = newFolder();
    const file = join(dir, 'trust.json');
    const first = await createDevelopmentKeys(dir, root);
    const added = trustedKeyOf(createSigningKey('search-2026'), {
      owner: 'search',
      packages: ['remote-search'],
      development: false,
    });
    writeFileSync(file, JSON.stringify({ ...first, keys: [...first.keys, added] }));
    const more = repository({ 'remote-search': 'search', 'remote-reviews': 'reviews' });
    const { keys } = await createDevelopmentKeys(dir, more);
    expect(keys.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['search-2026', 'reviews-development', 'gifts-development']),
    );
  });

  it('rejects a remote that claims the platform key', async () => {
    await expect(
      createDevelopmentKeys(newFolder(), repository({ 'remote-search': 'platform' })),
    ).rejects.toThrow('names no owner');
  });
});

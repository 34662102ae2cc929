import type { ReleaseTable } from './release-document';
import type { Signature } from '../trust/signature';
import { createTestKeys } from '../testing/test-keys';
import { testFiles, testTable } from '../testing/test-release';
import { signBytes } from '../trust/signing';
import type { SigningKey, TrustDocument } from '../trust/trust-document';
import { verifyRelease } from './verify-release';

const keys = createTestKeys();
const id = { name: 'remote-search', version: '1.4.0' };
const table = testTable(id, testFiles(id));
const now = 1_000_000;

interface Shown {
  readonly table?: object;
  readonly key?: SigningKey;
  readonly signature?: Signature;
  readonly trust?: TrustDocument;
  readonly production?: boolean;
}

const verify = ({ trust = keys.trust, production = true, key = keys.search, ...shown }: Shown = {}) => {
  const bytes = JSON.stringify(shown.table ?? table);
  const signature = shown.signature ?? signBytes(key, 'release', bytes);
  return verifyRelease(trust, id, { table: bytes, signature }, { now, production });
};

const withFiles = (files: Record<string, string>): ReleaseTable => ({
  ...table,
  files: { ...table.files, ...files },
});

describe('verifyRelease', () => {
  it('accepts the team’s key and the platform’s key', () => {
    expect(verify()).toEqual({ ok: true, value: table });
    expect(verify({ key: keys.platform }).ok).toBe(true);
  });

  it('accepts a key until it is revoked', () => {
    expect(verify({ trust: keys.with(keys.search, { revokedAt: now + 1 }) }).ok).toBe(true);
  });

  it('accepts a development key unless production is required', () => {
    const trust = keys.with(keys.search, { development: true });
    expect(verify({ trust, production: false }).ok).toBe(true);
  });

  const hash = Object.values(table.files)[0] ?? '';
  it.each<[string, string, Shown]>([
    ['an unknown key', 'unknown-key', { key: keys.stranger }],
    ['an unknown key under a trusted id', 'wrong-signature', { key: { ...keys.stranger, id: 'search' } }],
    ['a revoked key', 'revoked-key', { trust: keys.with(keys.search, { revokedAt: now }) }],
    ['a development key', 'development-key', { trust: keys.with(keys.search, { development: true }) }],
    ['the key of another team', 'not-allowed', { key: keys.product }],
    [
      'a signature made for a channel',
      'wrong-signature',
      { signature: signBytes(keys.search, 'channel', JSON.stringify(table)) },
    ],
    [
      'the signature of other bytes',
      'wrong-signature',
      {
        table: withFiles({ 'page.1a2b3c4d.js': hash }),
        signature: signBytes(keys.search, 'release', JSON.stringify(table)),
      },
    ],
    ['the table of another remote', 'wrong-identity', { table: { ...table, remote: 'remote-product' } }],
    ['the table of another version', 'wrong-identity', { table: { ...table, version: '1.3.0' } }],
    ['files of another address', 'wrong-identity', { table: { ...table, base: '/_r/shell/1.4.0/' } }],
    ['the global of another release', 'wrong-identity', { table: { ...table, container: 'shell_1' } }],
    ['a script without a hash', 'malformed', { table: { ...table, scripts: { page: ['late.js'] } } }],
    ['messages without a hash', 'malformed', { table: { ...table, messages: { fr_FR: 'messages/x.js' } } }],
    ['an invalid hash', 'malformed', { table: withFiles({ 'entry.js': 'sha384-short' }) }],
    ['a weaker hash', 'malformed', { table: withFiles({ 'entry.js': `sha256-${'A'.repeat(64)}` }) }],
    ['a path that leaves the release', 'malformed', { table: withFiles({ '../shell.js': hash }) }],
    ['an absolute path', 'malformed', { table: withFiles({ '/etc/passwd': hash }) }],
  ])('rejects %s', (_, kind, shown) => {
    const verified = verify(shown);
    expect(verified).toMatchObject({ ok: false, error: { kind } });
    expect(verified.ok ? '' : verified.error.message).toContain('remote-search@1.4.0');
  });
});

import { createSigningKey, trustedKeyOf } from './development-keys';
import { signBytes, verifySignature } from './signing';

const key = createSigningKey('search');
const trusted = trustedKeyOf(key, { owner: 'search', packages: ['remote-search'], development: false });
const other = trustedKeyOf(createSigningKey('other'), { owner: 'x', packages: [], development: false });

describe('signing', () => {
  const signature = signBytes(key, 'release', 'text');

  it('verifies its own signature over text and over equal bytes', () => {
    expect(verifySignature(trusted, 'release', 'text', signature)).toBe(true);
    expect(verifySignature(trusted, 'release', Buffer.from('text'), signature)).toBe(true);
  });

  it.each([
    ['other bytes', trusted, 'release', 'texT', signature],
    ['another key', other, 'release', 'text', signature],
    ['another purpose', trusted, 'channel', 'text', signature],
    ['no signature', trusted, 'release', 'text', { key: 'search', value: '' }],
    ['a key that is none', { publicKey: 'AAAA' }, 'release', 'text', signature],
  ] as const)('rejects %s', (_, by, purpose, bytes, shown) => {
    expect(verifySignature(by, purpose, bytes, shown)).toBe(false);
  });
});

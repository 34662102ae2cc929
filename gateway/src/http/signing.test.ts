import { createKeyring, keyOfText } from '../settings/keyring';
import { isSigned, keyedHash, signText } from './signing';

const a = { id: 'a', bytes: Buffer.alloc(32, 'a') };
const b = { id: 'b', bytes: Buffer.alloc(32, 'b') };
const text = { purpose: 'link', text: 'order 1' };
const signature = signText(createKeyring(a), 'link', 'order 1');

describe('a signature', () => {
  it('names its key and is URL-safe', () => {
    expect(signature).toMatch(/^a_[\w-]{43}$/);
  });

  it('is valid as long as its key is configured, also after a rotation', () => {
    expect(isSigned(createKeyring(a), text, signature)).toBe(true);
    expect(isSigned(createKeyring(b, a), text, signature)).toBe(true);
    expect(isSigned(createKeyring(b), text, signature)).toBe(false);
  });

  it('belongs to one key: another key under its id does not verify it', () => {
    expect(isSigned(createKeyring({ ...b, id: 'a' }, { ...a, id: 'c' }), text, signature)).toBe(false);
  });

  it('belongs to one purpose and one text', () => {
    for (const other of [
      { ...text, purpose: 'session' },
      { ...text, text: 'order 2' },
    ])
      expect(isSigned(createKeyring(a), other, signature)).toBe(false);
  });

  it('without a key id is valid with any configured key', () => {
    const old = keyedHash(keyOfText('an old secret'), 'link', 'order 1');
    expect(isSigned(createKeyring(b, keyOfText('an old secret')), text, old)).toBe(true);
    expect(isSigned(createKeyring(b, a), text, old)).toBe(false);
  });

  it.each([
    '',
    '_',
    'a_',
    'a',
    `a.${signature.slice(2)}`,
    `${signature}A`,
    `A${signature}`,
    `a_${signature}`,
  ])('is invalid: %j', (other) => {
    expect(isSigned(createKeyring(a), text, other)).toBe(false);
  });
});

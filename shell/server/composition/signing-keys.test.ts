/** @jest-environment node */
import { createHmac } from 'node:crypto';
import { keyOfText, isSigned, readSigningKeys, signText } from './signing-keys';

const a = { id: 'a', bytes: Buffer.alloc(32, 'a') };
const b = { id: 'b', bytes: Buffer.alloc(32, 'b') };

describe('the keys of the shell server', () => {
  it('sign with the first and verify with each until it is removed', () => {
    const signature = signText([a], 'text');
    expect(signature).toMatch(/^a_[\w-]{43}$/);
    expect([isSigned([a], 'text', signature), isSigned([b, a], 'text', signature)]).toEqual([true, true]);
    expect([isSigned([b], 'text', signature), isSigned([a], 'other', signature)]).toEqual([false, false]);
  });

  it('verify signatures from before keys had ids', () => {
    const old = createHmac('sha256', 'o'.repeat(32)).update('text').digest('base64url');
    expect(isSigned([b, keyOfText('o'.repeat(32))], 'text', old)).toBe(true);
    expect(isSigned([b], 'text', old)).toBe(false);
  });

  it('are those of the list, followed by the single key', () => {
    const list = `b:${b.bytes.toString('base64url')}`;
    expect(readSigningKeys({ list, single: 'o'.repeat(32) })).toEqual([b, keyOfText('o'.repeat(32))]);
    expect(readSigningKeys({ list: '', single: '' })).toEqual([]);
    expect(() => readSigningKeys({ list: 'b:shor', single: '' })).toThrow('at least 32');
    expect(() => readSigningKeys({ list: '', single: 'short' })).toThrow('has 5 bytes');
  });
});

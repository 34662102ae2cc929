import fc from 'fast-check';
import { parseKeyList } from './key-list';

const a = 'A'.repeat(43);
const b = 'B'.repeat(43);

describe('parseKeyList', () => {
  it('keeps the order of the keys: the first one signs', () => {
    expect(parseKeyList(`2026b:${b}, 2026a:${a}=`)).toEqual({
      ok: true,
      value: [
        { id: '2026b', key: b },
        { id: '2026a', key: a },
      ],
    });
  });

  it.each([
    ['', 'needs ID:KEY at place 1'],
    [a, 'needs ID:KEY at place 1'],
    [`a:${a},`, 'needs ID:KEY at place 2'],
    [`A:${a}`, 'needs ID:KEY at place 1'],
    [`${'a'.repeat(17)}:${a}`, 'needs ID:KEY at place 1'],
    [`a:${'A'.repeat(42)}`, 'has a key "a" of 31 bytes; it must have at least 32'],
    [`a:${'A'.repeat(45)}`, 'has a key "a" that is not base64url'],
    [`a:${'A'.repeat(42)}+`, 'has a key "a" that is not base64url'],
    [`a:`, 'has a key "a" that is not base64url'],
    [`a:${a},a:${b}`, 'names the key "a" twice'],
    [`a:${a},b:${a}`, 'has one key under two ids, "a" and "b"'],
  ])('rejects %j', (text, message) => {
    expect(parseKeyList(text)).toEqual({ ok: false, error: expect.stringContaining(message) });
  });

  it('never quotes a key in its error', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 20 }), (secret) => {
        const text = `${secret},x:${secret}`;
        const parsed = parseKeyList(text);
        return parsed.ok || !parsed.error.includes(secret);
      }),
    );
  });
});
